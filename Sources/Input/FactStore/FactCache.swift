import Storage
import Threads

/// Facts that a process keeps in memory between runs, under the keys of the store, so that they are not read and
/// decoded again. Facts that a run does not use are removed. Thread-safe.
public final class FactCache: Sendable {
  private struct Content {
    /// Facts of the previous run.
    var earlier: [ContentHash: CachedFacts] = [:]
    /// Facts that this run has used or added.
    var used: [ContentHash: CachedFacts] = [:]
  }

  private let content = Guarded(Content())

  public init() {}

  /// Call this before each run that reads all files.
  public func beginRun() {
    content.withValue { content in
      content.earlier = content.used
      content.used = [:]
      content.used.reserveCapacity(content.earlier.count)
    }
  }

  func find(_ key: ContentHash) -> CachedFacts? {
    content.withValue { content in
      if let known = content.used[key] { return known }
      guard let known = content.earlier[key] else { return nil }
      content.used[key] = known
      return known
    }
  }

  func keep(_ facts: CachedFacts, _ key: ContentHash) { content.withValue { $0.used[key] = facts } }
}
