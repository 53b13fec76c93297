import Foundation

final class AlertService {
  private let defaults = UserDefaults.standard

  func isOn() -> Bool { defaults.bool(forKey: "alerts") }

  func turn(on: Bool) { defaults.set(on, forKey: "alerts") }
}
