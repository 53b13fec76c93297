import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let navigation = UINavigationController()
  private(set) var cheersThisLaunch = 0

  private lazy var client = HTTPClient(host: URL(string: "https://api.trailbook.example")!)
  private lazy var feed = FeedService(client: client)
  private lazy var photos = PhotoService(client: client, store: DiskStore<Data>(folder: "photos"))

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = FeedViewController(feed: feed, reactions: ReactionService(client: client), photos: photos)
    navigation.viewControllers = [screen]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func countCheer() {
    cheersThisLaunch += 1
    UIApplication.shared.applicationIconBadgeNumber = cheersThisLaunch
  }
}
