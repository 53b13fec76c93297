import UIKit

enum Palette {
  static let paper = UIColor(white: 0.97, alpha: 1)
  static let ink = UIColor(white: 0.12, alpha: 1)
  static let moss = UIColor(red: 0.31, green: 0.48, blue: 0.27, alpha: 1)
}

/// A square photo with rounded corners, for any collection of photos.
final class PhotoTile: UICollectionViewCell {
  private let photo = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.frame = contentView.bounds
    photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    photo.contentMode = .scaleAspectFill
    photo.layer.cornerRadius = 6
    photo.clipsToBounds = true
    contentView.addSubview(photo)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?) {
    photo.image = image
  }
}
