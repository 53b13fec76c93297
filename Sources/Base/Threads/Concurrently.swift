import Foundation

/// Runs `body` for each of `indices`, on as many threads as `jobs`, each with a stack that deep nesting does not exhaust.
/// Returns when all are done. With equal bodies the result does not depend on `jobs`.
public func concurrently(_ indices: [Int], jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
  concurrently(indices, jobs: jobs, each: {}, { index, _ in body(index) })
}

/// The same, with something that each thread has for itself. From both ends: every other thread begins with the last of `indices`,
/// so that what stands near each other is done by the same one.
public func concurrently<Own>(
  _ indices: [Int], jobs: Int, fromBothEnds: Bool = false, each makeOwn: @escaping @Sendable () -> Own,
  _ body: @escaping @Sendable (Int, Own) -> Void
) {
  let queue = WorkQueue(indices, hasTwoEnds: fromBothEnds)
  let open = DispatchGroup()
  for _ in indices { open.enter() }
  let work = { @Sendable in
    let own = makeOwn()
    let fromEnd = queue.join()
    while let index = queue.next(fromEnd: fromEnd) {
      body(index, own)
      open.leave()
    }
  }
  // The main thread's stack is deep enough. With it at work no other needs to come: what cannot be started is not waited for.
  let isDeep = Thread.isMainThread
  for _ in (isDeep ? 1 : 0)..<max(1, min(jobs, indices.count)) {
    let thread = Thread(block: work)
    thread.stackSize = deepStack
    thread.start()
  }
  if isDeep { work() }
  open.wait()
}

/// What deep nesting does not exhaust, in bytes.
public let deepStack = 64 << 20

private final class WorkQueue: @unchecked Sendable {
  private var rest: ArraySlice<Int>
  private let hasTwoEnds: Bool
  private var workers = 0
  private let lock = NSLock()

  init(_ indices: [Int], hasTwoEnds: Bool) {
    rest = indices[...]
    self.hasTwoEnds = hasTwoEnds
  }

  /// At which end a thread is to begin: whether at the last one.
  func join() -> Bool {
    lock.withLock {
      workers += 1
      return hasTwoEnds && workers.isMultiple(of: 2)
    }
  }

  func next(fromEnd: Bool) -> Int? { lock.withLock { fromEnd ? rest.popLast() : rest.popFirst() } }
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
