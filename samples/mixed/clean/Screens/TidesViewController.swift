import UIKit

@objc final class TidesViewController: UITableViewController {
  private let service = HBTideService(client: HBClient())
  private var tides: [HBTide] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    service.onFailure = { [weak self] in self?.tides = [] }
    service.loadTides { [weak self] tides in
      self?.tides = tides
      self?.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tides.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = TideCell()
    cell.show(place: tides[indexPath.row].place)
    return cell
  }
}
