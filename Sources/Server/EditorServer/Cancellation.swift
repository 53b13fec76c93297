import Threads

/// Tells a running analysis that newer text has arrived.
final class Cancellation: Sendable {
  private let flag = Guarded(false)

  var isCancelled: Bool { flag.withValue { $0 } }

  func cancel() { flag.withValue { $0 = true } }
}
