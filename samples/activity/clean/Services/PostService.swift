import Foundation

protocol PostSaving: AnyObject {
  func all() -> [Post]
  func save(_ post: Post)
}

final class PostService: PostSaving {
  private let defaults = UserDefaults.standard

  func all() -> [Post] { (defaults.stringArray(forKey: "posts") ?? []).enumerated().map { Post(id: $0, title: $1) } }

  func save(_ post: Post) {
    var titles = all().map(\.title)
    titles[post.id] = post.title
    defaults.set(titles, forKey: "posts")
  }
}
