import UIKit

/// What a row shows, and how far its pictures were scrolled.
struct InboxRowData {
  let title: String
  let sender: String
  let pictures: Int
  var contentOffset = CGPoint.zero
}

final class InboxRowAssembly {
  func register(in table: UITableView) { table.register(InboxRowCell.self, forCellReuseIdentifier: "row") }

  func cell(for data: InboxRowData, in table: UITableView, at path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    guard let row = cell as? InboxRowCell else { return cell }
    let presenter = (row.output as? InboxRowPresenter) ?? InboxRowPresenter()
    presenter.view = row
    row.output = presenter
    presenter.configure(with: data)
    return row
  }

  func notice(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    return label
  }
}
