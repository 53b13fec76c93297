import UIKit

/// Gives each activity what it needs, starts it, and puts its screens on the display.
final class ActivityStack: ActivityUserInterfaceFacade {
  private var stack: [Activity] = []
  private let posts: PostSaving
  private let style: Style
  private weak var current: UIViewController?

  init(root: UIViewController, posts: PostSaving, style: Style) {
    current = root
    self.posts = posts
    self.style = style
  }

  func startActivity(_ activity: Activity) {
    activity.posts = posts
    activity.userInterfaceFacade = self
    activity.completionBlock = { [weak self, weak activity] in self?.stack.removeAll { $0 === activity } }
    stack.append(activity)
    activity.start()
  }

  func displayViewController(_ screen: UIViewController) {
    style.dress(screen)
    current?.present(screen, animated: true)
    current = screen
  }
}
