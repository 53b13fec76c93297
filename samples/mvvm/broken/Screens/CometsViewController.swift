import UIKit

final class CometsViewController: UITableViewController {
  private let viewModel = CometsViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.controller = self
    viewModel.load()
  }

  func reload(_ names: [String]) {
    title = "\(names.count)"
    tableView.reloadData()
  }
}
