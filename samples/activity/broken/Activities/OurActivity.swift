import UIKit

/// Hands on to the next what it was handed itself.
class OurActivity: Operation {
  var style: UIColor?
  weak var stack: ActivityStack? // expect: activity_knows_stack

  func startActivity(_ child: OurActivity) {
    child.style = style
    child.stack = stack
    child.start() // expect: activity_starts_activity
  }
}
