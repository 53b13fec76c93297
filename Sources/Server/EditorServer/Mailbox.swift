import Foundation

/// A queue of events from other threads for the thread that owns the state, in order of arrival.
final class Mailbox<Event: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var events: [Event] = []

  func post(_ event: Event) {
    condition.withLock {
      events.append(event)
      condition.signal()
    }
  }

  /// Waits for events. Returns all pending ones; empty after a timeout.
  ///
  /// - Parameter seconds: the timeout.
  func take(within seconds: Double) -> [Event] {
    condition.withLock {
      let deadline = Date(timeIntervalSinceNow: max(0, seconds))
      while events.isEmpty, condition.wait(until: deadline) {}
      defer { events.removeAll() }
      return events
    }
  }
}
