import Storage
import Threads

/// Facts that a long-lived process keeps in memory from run to run, by the same keys as in a store: they are not read
/// from the store and decoded again. What the last run did not use is forgotten. It can be used by any thread.
public final class KeptFacts: Sendable {
  private struct Content {
    /// Of the runs before this one.
    var earlier: [ContentHash: CachedFacts] = [:]
    /// What this run has used or added.
    var used: [ContentHash: CachedFacts] = [:]
  }

  private let content = Guarded(Content())

  public init() {}

  /// Begins a run that uses all facts that are still needed.
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
