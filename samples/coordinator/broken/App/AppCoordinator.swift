import UIKit

final class AppCoordinator {
  let root = UINavigationController()
  private var welcome: WelcomeCoordinator?

  func start() {
    root.pushViewController(HiveListViewController(), animated: false)
    welcome = WelcomeCoordinator(parent: self)
    welcome?.start()
  }
}
