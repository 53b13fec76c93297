import UIKit

final class ActivityStack {
  private var stack: [OurActivity] = []
  private let root: UIViewController

  init(root: UIViewController) { self.root = root }

  func start(_ activity: OurActivity) {
    activity.stack = self
    stack.append(activity)
    activity.start()
  }
}
