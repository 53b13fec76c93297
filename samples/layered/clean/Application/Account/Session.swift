import Foundation

/// Who uses the app, and the token that the server knows them by.
final class Session {
  private(set) var walker: Walker?
  private(set) var token: String?

  static let didChange = Notification.Name("SessionDidChange")

  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    token = defaults.string(forKey: "token")
  }

  func signIn(as walker: Walker, token: String) {
    self.walker = walker
    self.token = token
    defaults.set(token, forKey: "token")
    NotificationCenter.default.post(name: Session.didChange, object: self)
  }

  func signOut() {
    walker = nil
    token = nil
    defaults.removeObject(forKey: "token")
    NotificationCenter.default.post(name: Session.didChange, object: self)
  }
}
