import Foundation

final class ModelManager {
  static let shared = ModelManager()
  private let defaults = UserDefaults.standard

  static func sharedModelManager() -> ModelManager { shared }

  func save(_ post: Post) { defaults.set(post.title, forKey: "post") }
}
