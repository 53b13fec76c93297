import Findings
import ResultCache
import Storage
import Threads

/// What the runs of a session leave to the next ones; see `LintRequest.memory`. It can be used by any thread.
public final class LintMemory: Sendable {
  /// The last results, newest first: what is typed is often undone.
  private let results = Guarded<[RememberedResult]>([])
  private static let kept = 4

  public init() {}

  /// The result of an earlier run, if it is that of today; see `RememberedResult`.
  func result(for cache: ResultCache, texts: [String: [UInt8]]) -> LintResult? {
    let known = results.withValue { $0 }
    return known.lazy.compactMap { $0.result(for: cache, texts: texts) }.first
  }

  func remember(
    _ run: ResultCache.Run, of cache: ResultCache, texts: [String: [UInt8]], isSettled: (FileStamp) -> Bool
  ) {
    guard let new = RememberedResult(run, of: cache, texts: texts, isSettled: isSettled) else { return }
    results.withValue { $0 = [new] + $0.prefix(Self.kept - 1) }
  }
}
