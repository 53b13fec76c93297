import Foundation

/// Runs `body` for each of `indices`, on as many threads as `jobs`, each with a stack that deep nesting does not exhaust.
/// Returns when all are done. With equal bodies the result does not depend on `jobs`.
public func concurrently(_ indices: [Int], jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
  concurrently(indices, jobs: jobs, each: {}, { index, _ in body(index) })
}

/// The same, with something that each thread has for itself.
public func concurrently<Own>(
  _ indices: [Int], jobs: Int, each makeOwn: @escaping @Sendable () -> Own, _ body: @escaping @Sendable (Int, Own) -> Void
) {
  // The main thread's stack is deep enough, and its memory comes without locks.
  if jobs == 1, Thread.isMainThread {
    let own = makeOwn()
    return indices.forEach { body($0, own) }
  }
  let queue = WorkQueue(indices)
  let done = DispatchGroup()
  for _ in 0..<max(1, min(jobs, indices.count)) {
    done.enter()
    let thread = Thread {
      let own = makeOwn()
      while let index = queue.next() { body(index, own) }
      done.leave()
    }
    thread.stackSize = 64 << 20
    thread.start()
  }
  done.wait()
}

private final class WorkQueue: @unchecked Sendable {
  private let indices: [Int]
  private var position = 0
  private let lock = NSLock()

  init(_ indices: [Int]) { self.indices = indices }

  func next() -> Int? {
    lock.withLock {
      guard position < indices.count else { return nil }
      position += 1
      return indices[position - 1]
    }
  }
}

/// A slot for each index, written by several threads, each to slots of its own.
public final class Slots<Value>: @unchecked Sendable {
  private let storage: UnsafeMutableBufferPointer<Value?>

  public init(_ count: Int) {
    storage = .allocate(capacity: count)
    storage.initialize(repeating: nil)
  }

  deinit { storage.deinitialize().deallocate() }

  /// Hands over what a slot holds.
  public func take(_ index: Int) -> Value? {
    var value: Value?
    swap(&value, &storage[index])
    return value
  }

  /// Each index belongs to one thread at a time.
  public subscript(index: Int) -> Value? {
    get { storage[index] }
    set { storage[index] = newValue }
  }
}
