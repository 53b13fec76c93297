import UIKit

final class TreeListViewController: UIViewController {
  var onSelect: (Tree) -> Void = { _ in }
  private let listView = TreeListView()
  private let dataSource = TreeListDataSource()
  private let search: TreeSearch

  init(search: TreeSearch) {
    self.search = search
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = listView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit trees"
    listView.searchBar.delegate = self
    listView.tableView.dataSource = dataSource
    listView.tableView.delegate = self
    listView.tableView.register(TreeCell.self, forCellReuseIdentifier: "tree")
    search.onChange = { [weak self] trees in self?.show(trees) }
  }

  private func show(_ trees: [Tree]) {
    dataSource.trees = trees
    listView.setEmpty(trees.isEmpty)
  }
}

extension TreeListViewController: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
    search.start(searchBar.text ?? "")
  }
}

extension TreeListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(dataSource.trees[indexPath.row])
  }
}
