import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var activities: ActivityStack?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    let activities = ActivityStack(root: root, posts: PostService(), style: Style(tint: .systemTeal))
    activities.startActivity(PostListActivity())
    self.activities = activities
    return true
  }
}
