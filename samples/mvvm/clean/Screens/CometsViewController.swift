import Combine
import UIKit

final class CometsViewController: UITableViewController {
  private let viewModel = CometsViewModel()
  private var watching: AnyCancellable?
  private var rows: [CometRowModel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    watching = viewModel.$rows.sink { [weak self] in self?.show($0) }
    viewModel.load()
  }

  private func show(_ rows: [CometRowModel]) {
    self.rows = rows
    title = "\(rows.count)"
    tableView.reloadData()
  }
}
