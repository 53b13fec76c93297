import UIKit

final class InboxRowCell: UITableViewCell, InboxRowViewInput {
  var output: InboxRowViewOutput?
  private let star = UIButton()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    star.addTarget(self, action: #selector(tapStar), for: .touchUpInside)
    accessoryView = star
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String, detail: String) {
    textLabel?.text = title
    detailTextLabel?.text = detail
  }

  func showStar(_ isOn: Bool) { star.isSelected = isOn }

  @objc private func tapStar() { output?.didTapStar() }
}
