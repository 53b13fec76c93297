import UIKit

final class HiveListViewController: UITableViewController, HiveDetailsViewControllerDelegate {
  private var hives: [Hive] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    HiveService.shared.load { [weak self] hives in // expect: singleton_access
      self?.hives = hives
      self?.tableView.reloadData()
    }
  }

  // The list knows the details, makes them ready and listens to them.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let details = segue.destination as! HiveDetailsViewController // expect: controller_knows_controller
    details.hive = hives[tableView.indexPathForSelectedRow?.row ?? 0]
    details.delegate = self
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "details", sender: self) // expect: navigation_outside_coordinator
  }

  func hiveDetailsViewController(_ sender: HiveDetailsViewController, didChange hive: Hive) {
    hives = hives.map { $0.number == hive.number ? hive : $0 }
    tableView.reloadData()
  }
}
