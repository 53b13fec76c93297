import Foundation

/// What other threads report to the one that owns all state, in the order in which it came.
final class Mailbox<Event: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var events: [Event] = []

  func post(_ event: Event) {
    condition.withLock {
      events.append(event)
      condition.signal()
    }
  }

  /// Waits for events, at most so many seconds; all that are there, none where the time is over.
  func take(within seconds: Double) -> [Event] {
    condition.withLock {
      let deadline = Date(timeIntervalSinceNow: max(0, seconds))
      while events.isEmpty, condition.wait(until: deadline) {}
      defer { events.removeAll() }
      return events
    }
  }
}
