import Foundation

/// The numbers 0..<count, of which each is given to one thread.
public final class WorkQueue: @unchecked Sendable {
  private var rest: Range<Int>
  private let lock = NSLock()

  public init(_ count: Int) { rest = 0..<count }

  /// The first that is left, or the last; nil when none is left.
  public func next(fromEnd: Bool = false) -> Int? { lock.withLock { fromEnd ? rest.popLast() : rest.popFirst() } }

  /// Several at once for one of some threads: ever fewer, so that all threads finish at about the same time. Empty when none is left.
  func share(threads: Int) -> Range<Int> {
    lock.withLock {
      let count = threads == 1 ? rest.count : min(rest.count, max(Self.fewest, rest.count / (threads * 4)))
      let share = rest.prefix(count)
      rest = rest.dropFirst(count)
      return share
    }
  }

  /// Fewer would cost more for the lock than they save.
  private static let fewest = 4
}
