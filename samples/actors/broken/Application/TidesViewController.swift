import UIKit

final class TidesViewController: UITableViewController {
  private let service: any TideService
  private let warnings: any WarningService
  private var tides: [Tide] = []

  init(service: any TideService, warnings: any WarningService) {
    self.service = service
    self.warnings = warnings
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(warnings.count)"
    warnings.warnings { _ in }
    Task {
      try await service.load(harbour: "Vlissingen") { tides in
        self.tides = tides // expect: ui_update_off_main
        self.tableView.reloadData()
      }
    }
  }
}
