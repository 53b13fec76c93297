import UIKit

final class PostActivity: OurActivity {
  var editingPost: Post // expect: activity_mutable_subject
  let managedController: PostViewController // expect: activity_strong_controller

  init(post: Post, controller: PostViewController) {
    editingPost = post
    managedController = controller
  }

  override func main() {
    managedController.title = editingPost.title
    managedController.navigationController?.pushViewController(managedController, animated: true) // expect: activity_presents_ui
  }

  func save(_ title: String) {
    editingPost = Post(id: editingPost.id, title: title)
    ModelManager.sharedModelManager().save(editingPost) // expect: singleton_access
  }
}
