import Foundation

/// Keeps small things by their keys. Anybody may ask, on any thread.
protocol KeyedStore: Sendable {
  func value(for key: String) -> String?
  func keep(_ value: String, for key: String)
}

final class DefaultsKeyedStore: KeyedStore, @unchecked Sendable {
  // The compiler was told not to look. Two threads that write at once tear it.
  private var recent: [String: String] = [:] // expect: thread_safe_unprotected_state

  func value(for key: String) -> String? { recent[key] ?? UserDefaults.standard.string(forKey: key) }

  func keep(_ value: String, for key: String) {
    recent[key] = value
    UserDefaults.standard.set(value, forKey: key)
  }
}
