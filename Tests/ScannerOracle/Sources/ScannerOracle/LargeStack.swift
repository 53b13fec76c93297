import Foundation

/// Runs `work` for each index in `0..<count` on `threads` threads whose stacks are large enough for the deepest known
/// trees (a chain of 50,000 calls). The results are in the order of the indices.
public func onLargeStack<Result: Sendable>(
  count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let queue = Queue<Result>(count: count)
  let finished = DispatchSemaphore(value: 0)
  let threads = max(1, min(threads, count))
  for _ in 0..<threads {
    let thread = Thread {
      while let index = queue.next() { queue.store(work(index), at: index) }
      finished.signal()
    }
    thread.stackSize = 1 << 30
    thread.start()
  }
  for _ in 0..<threads { finished.wait() }
  return queue.results
}

/// The remaining indices, and the results of the others.
private final class Queue<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var taken = 0
  private var stored: [Result?]

  init(count: Int) {
    self.count = count
    stored = Array(repeating: nil, count: count)
  }

  func next() -> Int? {
    lock.withLock {
      defer { taken += 1 }
      return taken < count ? taken : nil
    }
  }

  func store(_ result: Result, at index: Int) { lock.withLock { stored[index] = result } }

  var results: [Result] { lock.withLock { stored.compactMap { $0 } } }
}
