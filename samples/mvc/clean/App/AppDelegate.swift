import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    let list = TreeListViewController(search: TreeSearch(service: TreeService()))
    let navigation = UINavigationController(rootViewController: list)
    list.onSelect = { [weak navigation] tree in
      navigation?.pushViewController(TreeDetailsViewController(tree: tree), animated: true)
    }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
