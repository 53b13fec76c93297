import UIKit

final class MomentCell: UITableViewCell {
  struct Content {
    let caption: String
    let detail: String
    let isOwn: Bool

    init(_ moment: Moment) {
      caption = moment.caption
      detail = "\(RelativeDate.text(for: moment.takenAt)) · \(moment.cheers) 👏"
      isOwn = moment.isOwn
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: Content) {
    textLabel?.text = content.caption
    textLabel?.textColor = content.isOwn ? Palette.moss : Palette.ink
    detailTextLabel?.text = content.detail
  }

  func showPhoto(_ photo: UIImage?) {
    imageView?.image = photo
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView?.image = nil
    textLabel?.text = nil
    detailTextLabel?.text = nil
  }
}
