import UIKit

final class HiveListViewController: UITableViewController {
  weak var coordinator: HiveCoordinator?
  private var hives: [Hive] = []

  func update(using hives: [Hive]) {
    self.hives = hives
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator?.showDetails(of: indexPath.row)
  }
}
