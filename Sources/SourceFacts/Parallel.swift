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

/// Deals 0..<count to up to `jobs` threads; `body` gets the share of one, in order.
public func inShares<Result: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (StrideTo<Int>) -> Result) -> [Result] {
  let threads = max(1, min(jobs, count))
  return inParallel(threads, jobs: threads) { body(stride(from: $0, to: count, by: threads)) }
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
