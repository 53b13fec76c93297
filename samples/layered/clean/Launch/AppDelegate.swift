import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private let session = Session()
  private let navigation = UINavigationController()
  private lazy var client = HTTPClient(
    host: URL(string: "https://api.trailbook.example")!, token: { [session] in session.token })
  private lazy var feed = RemoteFeedService(client: client)
  private lazy var reactions = ReactionService(client: client, journal: self)
  private lazy var photos = PhotoService(client: client, store: DiskStore<Data>(folder: "photos"))

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    navigation.viewControllers = [makeFeed()]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func makeFeed() -> UIViewController {
    let screen = FeedViewController(feed: feed, reactions: reactions, photos: photos, viewer: session.walker?.id)
    screen.onSelectAuthor = { [weak self] author in self?.showProfile(of: author) }
    return screen
  }

  private func showProfile(of author: Walker.ID) {
    let screen = ProfileViewController(walker: author, feed: feed, photos: photos)
    screen.onSelectMoment = { [weak self] _ in self?.navigation.popToRootViewController(animated: true) }
    navigation.pushViewController(screen, animated: true)
  }
}

extension AppDelegate: ReactionJournal {
  func didCheer(_ moment: Moment.ID) {
    NSLog("cheered %@", moment)
  }
}
