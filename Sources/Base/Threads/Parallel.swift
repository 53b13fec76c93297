import Foundation

/// Runs `body` for 0..<count, on up to `jobs` threads with deep stacks; returns when all are done.
private func onThreads(_ count: Int, jobs: Int, _ body: (Int) -> Void) {
  let queue = WorkQueue(count)
  // The compiler records the length of this file's path, even with `-file-prefix-map`: the program would depend on the
  // folder in which it is built.
  #sourceLocation(file:"onThreads",line:1)
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) let body = body
    let work = { @Sendable in while let number = queue.next() { body(number) } }
    // The main thread has a large stack, so it takes part in the work. Any other calling thread does so only if no
    // thread can be started.
    let isDeep = Thread.isMainThread
    let threads = ((isDeep ? 1 : 0)..<max(1, min(jobs, count))).compactMap { _ in DeepThread(work) }
    if isDeep || threads.isEmpty { work() }
    for thread in threads { thread.join() }
  }
  #sourceLocation()
}

/// Runs `body` for each of `indices`, on up to `jobs` threads with deep stacks.
public func concurrently(_ indices: [Int], jobs: Int, _ body: @Sendable (Int) -> Void) {
  onThreads(indices.count, jobs: jobs) { body(indices[$0]) }
}

/// Runs `body` for each of `indices`, with a value that each thread creates for itself.
///
/// - Parameter fromBothEnds: whether every other thread starts at the end of `indices`, so that neighbors mostly run on
///   the same thread.
public func concurrently<Own>(
  _ indices: [Int], jobs: Int, fromBothEnds: Bool = false, each makeOwn: @Sendable () -> Own,
  _ body: @Sendable (Int, Own) -> Void
) {
  let queue = WorkQueue(indices.count)
  let threads = max(1, min(jobs, indices.count))
  onThreads(threads, jobs: threads) { thread in
    let own = makeOwn()
    let fromEnd = fromBothEnds && !thread.isMultiple(of: 2)
    while let place = queue.next(fromEnd: fromEnd) { body(indices[place], own) }
  }
}

/// Runs `body` for 0..<count on up to `jobs` threads. The results are in the order of the indices.
public func inParallel<Result: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
  guard jobs > 1, count > 1 else { return (0..<count).map(body) }
  return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
    nonisolated(unsafe) let results = buffer
    onThreads(count, jobs: jobs) { results.initializeElement(at: $0, to: body($0)) }
    initialized = count
  }
}

/// Runs two independent bodies, in parallel if `jobs` is at least 2. Returns when both are done.
public func inParallel<One, Other>(jobs: Int, _ one: () -> One, _ other: () -> Other) -> (One, Other) {
  if jobs < 2 { return (one(), other()) }
  var first: One?
  var second: Other?
  onThreads(2, jobs: 2) { if $0 == 0 { first = one() } else { second = other() } }
  return (first!, second!)
}

/// Divides 0..<count among up to `jobs` threads. `body` gets the share of one thread. The assignment may differ between
/// runs.
public func inShares<Result: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Share) -> Result) -> [Result] {
  let threads = max(1, min(jobs, count))
  let queue = WorkQueue(count)
  return inParallel(threads, jobs: threads) { _ in body(Share(of: queue, threads: threads)) }
}

/// The indices for one of several threads, in ascending order. A thread fetches more when it is done, so that none
/// waits long for a slower one.
public struct Share: Sequence, IteratorProtocol {
  private let queue: WorkQueue
  private var taken = 0..<0
  /// The number of threads.
  public let threads: Int

  fileprivate init(of queue: WorkQueue, threads: Int) { (self.queue, self.threads) = (queue, threads) }

  public mutating func next() -> Int? {
    if taken.isEmpty { taken = queue.share(threads: threads) }
    return taken.popFirst()
  }
}
