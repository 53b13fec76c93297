import FactStore
import Findings
import NameResolution
import ResultCache
import Storage
import Threads
import Workspace

/// What the runs of a session leave to the next ones; see `LintRequest.memory`. It can be used by any thread.
public final class LintMemory: Sendable {
  /// The facts of the files.
  let facts = KeptFacts()
  /// The last results, newest first: what is typed is often undone.
  private let results = Guarded<[RememberedResult]>([])
  private static let kept = 4
  /// What names meant in a run, with what else that depends on.
  private let resolution = Guarded<(key: ContentHash, found: EarlierResolution)?>(nil)

  public init() {}

  /// The result of an earlier run, if it is that of today; see `RememberedResult`.
  func result(for cache: ResultCache, texts: [String: [UInt8]]) -> LintResult? {
    let known = results.withValue { $0 }
    if known.isEmpty { return nil }
    let today = FilesOfToday(cache, texts: texts)
    return known.lazy.compactMap { $0.result(for: today) }.first
  }

  func remember(
    _ run: ResultCache.Run, of cache: ResultCache, texts: [String: [UInt8]], isSettled: (FileStamp) -> Bool
  ) {
    guard let new = RememberedResult(run, of: cache, texts: texts, isSettled: isSettled) else { return }
    results.withValue { $0 = [new] + $0.prefix(Self.kept - 1) }
  }

  /// - Parameter key: see `ReferenceCache`.
  func resolution(_ key: ContentHash) -> EarlierResolution? {
    resolution.withValue { $0?.key == key ? $0?.found : nil }
  }

  func remember(_ new: EarlierResolution, _ key: ContentHash) { resolution.withValue { $0 = (key, new) } }
}
