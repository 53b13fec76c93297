import UIKit

/// Greets a new keeper.
final class WelcomeCoordinator {
  // Held by the one that it holds: neither is ever freed.
  private let parent: AppCoordinator // expect: coordinator_strong_parent

  init(parent: AppCoordinator) { self.parent = parent }

  func start() {
    let alert = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
    parent.root.present(alert, animated: true)
  }
}
