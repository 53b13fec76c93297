import Foundation
import Synchronization

/// Keeps small things by their keys. Anybody may ask, on any thread.
protocol KeyedStore: Sendable {
  func value(for key: String) -> String?
  func keep(_ value: String, for key: String)
}

final class DefaultsKeyedStore: KeyedStore, Sendable {
  private let recent = Mutex<[String: String]>([:])

  func value(for key: String) -> String? {
    recent.withLock { $0[key] } ?? UserDefaults.standard.string(forKey: key)
  }

  func keep(_ value: String, for key: String) {
    recent.withLock { $0[key] = value }
    UserDefaults.standard.set(value, forKey: key)
  }
}
