import UIKit

enum Palette {
  static let paper = UIColor(white: 0.97, alpha: 1)
  static let ink = UIColor(white: 0.12, alpha: 1)
  static let moss = UIColor(red: 0.31, green: 0.48, blue: 0.27, alpha: 1)

  /// The colour of a walker's badge.
  static func badge(for rank: Walker.Rank) -> UIColor {
    switch rank {
    case .stroller: .systemGray
    case .hiker: moss
    case .pathfinder: .systemOrange
    }
  }
}

extension UIFont {
  /// Captions under photos; scales with the text size that the reader chose.
  static var caption: UIFont { .preferredFont(forTextStyle: .caption1) }
}
