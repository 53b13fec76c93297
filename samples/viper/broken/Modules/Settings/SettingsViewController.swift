import UIKit

final class SettingsViewController: UITableViewController, SettingsViewInput {
  private let output: SettingsViewOutput
  private var rows: [String] = []
  private var letters: [Letter] = [] // expect: viper_role_dependency

  init(output: SettingsViewOutput) {
    self.output = output
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    output.viewIsReady()
  }

  func show(_ rows: [String]) {
    self.rows = rows
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
}
