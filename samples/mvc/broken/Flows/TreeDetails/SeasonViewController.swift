import UIKit

/// When the tree bears fruit: a part of the screen with a controller of its own.
final class SeasonViewController: UIViewController {
  private let label = UILabel()

  override func loadView() { view = label }

  func show(_ text: String) { label.text = text }
}
