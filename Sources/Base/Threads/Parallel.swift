import Foundation

/// Runs `body` for 0..<count, on up to `jobs` threads with deep stacks; returns when all are done.
private func onThreads(_ count: Int, jobs: Int, _ body: (Int) -> Void) {
  let queue = WorkQueue(count)
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) let body = body
    let work = { @Sendable in while let number = queue.next() { body(number) } }
    // The main thread's stack is deep enough, so that it works as well. So does any other when no thread can be started.
    let isDeep = Thread.isMainThread
    let threads = ((isDeep ? 1 : 0)..<max(1, min(jobs, count))).compactMap { _ in DeepThread(work) }
    if isDeep || threads.isEmpty { work() }
    for thread in threads { thread.join() }
  }
}

/// Runs `body` for each of `indices`, on up to `jobs` threads with deep stacks. With equal bodies the result does not depend on `jobs`.
public func concurrently(_ indices: [Int], jobs: Int, _ body: @Sendable (Int) -> Void) {
  onThreads(indices.count, jobs: jobs) { body(indices[$0]) }
}

/// The same, with something that each thread has for itself.
///
/// - Parameter fromBothEnds: every other thread begins with the last of `indices`, so that neighbours are mostly done by the same one.
public func concurrently<Own>(
  _ indices: [Int], jobs: Int, fromBothEnds: Bool = false, each makeOwn: @Sendable () -> Own, _ body: @Sendable (Int, Own) -> Void
) {
  let queue = WorkQueue(indices.count)
  let threads = max(1, min(jobs, indices.count))
  onThreads(threads, jobs: threads) { thread in
    let own = makeOwn()
    let fromEnd = fromBothEnds && !thread.isMultiple(of: 2)
    while let place = queue.next(fromEnd: fromEnd) { body(indices[place], own) }
  }
}

/// Runs `body` for 0..<count on up to `jobs` threads; the results are in order whatever the threads do.
public func inParallel<Result: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
  guard jobs > 1, count > 1 else { return (0..<count).map(body) }
  return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
    nonisolated(unsafe) let results = buffer
    onThreads(count, jobs: jobs) { results.initializeElement(at: $0, to: body($0)) }
    initialized = count
  }
}

/// Runs two bodies that do not depend on each other, in parallel where there are two jobs. Returns when both are done.
public func inParallel<One, Other>(jobs: Int, _ one: () -> One, _ other: () -> Other) -> (One, Other) {
  if jobs < 2 { return (one(), other()) }
  var first: One?
  var second: Other?
  onThreads(2, jobs: 2) { if $0 == 0 { first = one() } else { second = other() } }
  return (first!, second!)
}

/// Divides 0..<count among up to `jobs` threads; `body` gets the share of one. Which share a number goes to may differ between runs.
public func inShares<Result: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Share) -> Result) -> [Result] {
  let threads = max(1, min(jobs, count))
  let queue = WorkQueue(count)
  return inParallel(threads, jobs: threads) { _ in body(Share(of: queue, threads: threads)) }
}

/// What one of several threads does, in order: it asks for more as soon as it is done, so that none waits long for a slower one.
public struct Share: Sequence, IteratorProtocol {
  private let queue: WorkQueue
  private var taken = 0..<0
  /// How many threads share.
  public let threads: Int

  fileprivate init(of queue: WorkQueue, threads: Int) { (self.queue, self.threads) = (queue, threads) }

  public mutating func next() -> Int? {
    if taken.isEmpty { taken = queue.share(threads: threads) }
    return taken.popFirst()
  }
}
