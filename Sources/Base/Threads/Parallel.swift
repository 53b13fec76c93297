import Dispatch

/// Runs `body` for 0..<count on up to `jobs` threads; the results are in order whatever the threads do.
public func inParallel<Result: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
  guard jobs > 1, count > 1 else { return (0..<count).map(body) }
  return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
    nonisolated(unsafe) let results = buffer
    let threads = min(jobs, count)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for index in stride(from: thread, to: count, by: threads) {
        results.initializeElement(at: index, to: body(index))
      }
    }
    initialized = count
  }
}

/// Deals 0..<count to up to `jobs` threads; `body` gets the share of one. Which share a number goes to is not the same each time.
public func inShares<Result: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Share) -> Result) -> [Result] {
  let threads = max(1, min(jobs, count))
  let deal = Deal(count, threads: threads)
  return inParallel(threads, jobs: threads) { _ in body(Share(deal)) }
}

/// What one of several threads does, in order: it comes for more as soon as it is done, so that none waits long for one that is slower.
public struct Share: Sequence, IteratorProtocol {
  private let deal: Deal
  private var dealt = (next: 0, end: 0)

  fileprivate init(_ deal: Deal) { self.deal = deal }

  /// How many threads share.
  public var threads: Int { deal.threads }

  public mutating func next() -> Int? {
    if dealt.next == dealt.end { dealt = deal.take() }
    guard dealt.next < dealt.end else { return nil }
    defer { dealt.next += 1 }
    return dealt.next
  }
}

/// The numbers that are not dealt yet.
private final class Deal: @unchecked Sendable {
  let threads: Int
  private let count: Int
  private var dealt = 0
  private let isFree = DispatchSemaphore(value: 1)

  init(_ count: Int, threads: Int) {
    (self.count, self.threads) = (count, threads)
  }

  /// Ever fewer, so that all are done at about the same time; an empty range when there is no more.
  func take() -> (next: Int, end: Int) {
    isFree.wait()
    defer { isFree.signal() }
    let start = dealt
    let share = threads == 1 ? count : max(Self.fewest, (count - start) / (threads * 4))
    dealt = min(start + share, count)
    return (start, dealt)
  }

  /// Less work than this would not pay for coming.
  private static let fewest = 4
}

/// Does two things beside each other, which need nothing of each other, or with one job one after the other. Returns when both are
/// done.
public func beside<One, Other>(jobs: Int, _ one: () -> One, _ other: () -> Other) -> (One, Other) {
  if jobs < 2 { return (one(), other()) }
  nonisolated(unsafe) var first: One?
  nonisolated(unsafe) var second: Other?
  withoutActuallyEscaping(one) { one in
    withoutActuallyEscaping(other) { other in
      nonisolated(unsafe) let (one, other) = (one, other)
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 { first = one() } else { second = other() }
      }
    }
  }
  return (first!, second!)
}
