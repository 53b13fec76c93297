import UIKit

final class TreeListViewController: UIViewController { // expect: massive_controller, controller_responsibilities
  private let searchBar = UISearchBar()
  private let tableView = UITableView()
  private let emptyLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let service = TreeService()
  private var trees: [Tree] = []
  private var isRipeOnly = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit trees"
    view.backgroundColor = .systemBackground
    addSubviews()
    addConstraints()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Ripe", style: .plain, target: self, action: #selector(toggleRipe))
    let longPress = UILongPressGestureRecognizer(target: self, action: #selector(share))
    tableView.addGestureRecognizer(longPress)
  }

  private func addSubviews() {
    searchBar.delegate = self
    searchBar.placeholder = "Species or street"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 64
    tableView.register(TreeCell.self, forCellReuseIdentifier: "tree")
    emptyLabel.text = "No such tree"
    emptyLabel.textAlignment = .center
    emptyLabel.isHidden = true
    for subview in [searchBar, tableView, emptyLabel, spinner] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      emptyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc private func toggleRipe() {
    isRipeOnly.toggle()
    navigationItem.rightBarButtonItem?.title = isRipeOnly ? "All" : "Ripe"
    if isRipeOnly {
      trees = trees.filter { $0.isRipe(on: Date()) }
      reload()
    } else {
      load(searchBar.text ?? "")
    }
  }

  @objc private func share(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began,
      let row = tableView.indexPathForRow(at: recognizer.location(in: tableView))
    else { return }
    let sheet = UIActivityViewController(activityItems: [trees[row.row].street], applicationActivities: nil)
    present(sheet, animated: true)
  }

  private func load(_ query: String) {
    spinner.startAnimating()
    service.trees(matching: query) { [weak self] result in
      DispatchQueue.main.async { self?.show(result) }
    }
  }

  private func show(_ result: Result<[Tree], Error>) {
    spinner.stopAnimating()
    switch result {
    case .success(let found):
      trees = isRipeOnly ? found.filter { $0.isRipe(on: Date()) } : found
      remember(found.count)
    case .failure(let error):
      trees = []
      showAlert(error.localizedDescription)
    }
    reload()
  }

  private func remember(_ count: Int) {
    UserDefaults.standard.set(count, forKey: "lastCount")
  }

  private func reload() {
    emptyLabel.isHidden = !trees.isEmpty
    tableView.reloadData()
  }

  private func showAlert(_ text: String) {
    let alert = UIAlertController(title: "Sorry", message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}

extension TreeListViewController: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
    guard let query = searchBar.text, !query.isEmpty else { return }
    load(query)
  }
}

extension TreeListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trees.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tree", for: indexPath)
    (cell as? TreeCell)?.show(trees[indexPath.row])
    return cell
  }
}

extension TreeListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let details = TreeDetailsViewController(tree: trees[indexPath.row])
    navigationController?.pushViewController(details, animated: true)
  }
}
