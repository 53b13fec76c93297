import UIKit

/// The way from a list of posts to one that is edited.
final class PostListActivity: Activity {
  private var list: PostListViewController?

  override func main() {
    let posts = posts?.all() ?? []
    let list = PostListViewController(titles: posts.map(\.title)) { [weak self] index in self?.edit(posts[index]) }
    self.list = list
    userInterfaceFacade?.displayViewController(list)
  }

  override func weAreDone() {
    list = nil
    super.weAreDone()
  }

  private func edit(_ post: Post) {
    let activity = PostActivity(post: post)
    activity.managedController = PostViewController()
    userInterfaceFacade?.startActivity(activity)
  }
}
