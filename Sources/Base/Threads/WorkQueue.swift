import Foundation

/// A queue of the numbers 0..<count that is shared by threads.
public final class WorkQueue: @unchecked Sendable {
  private var rest: Range<Int>
  private let lock = NSLock()

  public init(_ count: Int) { rest = 0..<count }

  /// Removes and returns the first or the last number; nil if the queue is empty.
  public func next(fromEnd: Bool = false) -> Int? { lock.withLock { fromEnd ? rest.popLast() : rest.popFirst() } }

  /// Removes several numbers at once. The size of the share decreases, so that all threads finish at about the same
  /// time. Empty if the queue is empty.
  func share(threads: Int) -> Range<Int> {
    lock.withLock {
      let count = threads == 1 ? rest.count : min(rest.count, max(Self.fewest, rest.count / (threads * 4)))
      let share = rest.prefix(count)
      rest = rest.dropFirst(count)
      return share
    }
  }

  /// With smaller shares, locking would cost more than the better balance saves.
  private static let fewest = 4
}
