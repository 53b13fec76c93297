import UIKit

/// How all screens look. No activity knows of it: the stack dresses what it displays.
struct Style {
  let tint: UIColor

  func dress(_ screen: UIViewController) { screen.view.tintColor = tint }
}
