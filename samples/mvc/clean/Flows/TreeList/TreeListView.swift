import UIKit

/// The screen's subviews and where they lie.
final class TreeListView: UIView {
  let searchBar = UISearchBar()
  let tableView = UITableView()
  private let emptyLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    searchBar.placeholder = "Species or street"
    tableView.rowHeight = 64
    emptyLabel.text = "No such tree"
    for subview in [searchBar, tableView, emptyLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    addConstraints()
  }

  required init?(coder: NSCoder) { nil }

  func setEmpty(_ isEmpty: Bool) {
    emptyLabel.isHidden = !isEmpty
    tableView.reloadData()
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: trailingAnchor),
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
      emptyLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
