import UIKit

/// Lives on the main actor, as all view controllers do, and waits for what lives elsewhere.
final class TidesViewController: UITableViewController {
  private let service: any TideService
  private let store: any KeyedStore
  private var tides: [Tide] = []

  init(service: any TideService, store: any KeyedStore) {
    self.service = service
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = store.value(for: "harbour")
    Task {
      tides = try await service.load(harbour: "Vlissingen")
      tableView.reloadData()
    }
    Task {
      for await tides in service.tides { title = "\(tides.count)" }
    }
  }
}
