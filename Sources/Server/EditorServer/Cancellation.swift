import Threads

/// Cancels a running analysis.
final class Cancellation: Sendable {
  private let flag = Guarded(false)

  var isCancelled: Bool { flag.withValue { $0 } }

  func cancel() { flag.withValue { $0 = true } }
}
