import UIKit

final class AppCoordinator {
  let root = UINavigationController()
  private var hives: HiveCoordinator?

  func start() {
    hives = HiveCoordinator(parent: self)
    hives?.start()
  }
}
