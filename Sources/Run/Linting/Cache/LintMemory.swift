import FactStore
import Findings
import NameResolution
import ResultCache
import Storage
import Threads
import Workspace

/// Caches facts, results and resolved names between the runs of a session; see `LintRequest.memory`. Thread-safe.
public final class LintMemory: Sendable {
  /// The facts of files that recent runs read.
  let facts = FactCache()
  /// The last results, newest first. Several are cached because edits are often undone.
  private let results = Guarded<[RememberedResult]>([])
  private static let maximumResults = 4
  /// The names that the last run resolved, under the key of that run.
  private let resolution = Guarded<(key: ContentHash, found: EarlierResolution)?>(nil)

  public init() {}

  /// The result of an earlier run, if it is still valid for the current files; nil otherwise. See `RememberedResult`.
  func result(for cache: ResultCache, texts: [String: [UInt8]]) -> LintResult? {
    let known = results.withValue { $0 }
    if known.isEmpty { return nil }
    let current = CurrentFiles(cache, texts: texts)
    return known.lazy.compactMap { $0.result(for: current) }.first
  }

  func remember(
    _ run: ResultCache.Run, of cache: ResultCache, texts: [String: [UInt8]], isReliable: (FileStamp) -> Bool
  ) {
    guard let new = RememberedResult(run, of: cache, texts: texts, isReliable: isReliable) else { return }
    results.withValue { $0 = [new] + $0.prefix(Self.maximumResults - 1) }
  }

  /// The names that the last run resolved; nil if its key differs.
  /// - Parameter key: the hash of the file paths, modules and headers; see `ReferenceCache`.
  func resolution(_ key: ContentHash) -> EarlierResolution? {
    resolution.withValue { $0?.key == key ? $0?.found : nil }
  }

  func remember(_ new: EarlierResolution, _ key: ContentHash) { resolution.withValue { $0 = (key, new) } }
}
