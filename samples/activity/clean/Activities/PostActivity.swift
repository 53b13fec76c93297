import UIKit

/// Edits one post, and no other, on whatever screen it is given.
final class PostActivity: Activity {
  let editingPost: Post
  /// What came of it.
  private(set) var savedPost: Post?
  var managedController: PostViewController?

  init(post: Post) { editingPost = post }

  override var isReady: Bool { super.isReady && managedController != nil }

  override func main() {
    guard let managedController else { return weAreDone() }
    managedController.show(title: editingPost.title)
    managedController.onSave = { [weak self] title in self?.save(title) }
    userInterfaceFacade?.displayViewController(managedController)
  }

  override func cancel() {
    super.cancel()
    weAreDone()
  }

  private func save(_ title: String) {
    let post = Post(id: editingPost.id, title: title)
    posts?.save(post)
    savedPost = post
    weAreDone()
  }

  override func weAreDone() {
    managedController = nil
    super.weAreDone()
  }
}
