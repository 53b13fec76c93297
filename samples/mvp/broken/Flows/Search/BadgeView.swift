import UIKit

/// How many were found.
final class BadgeView: UIView {
  private let label = UILabel()
  func show(_ count: Int) { label.text = "\(count)" }
}
