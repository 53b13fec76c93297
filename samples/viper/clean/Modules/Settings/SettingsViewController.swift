import UIKit

final class SettingsViewController: UITableViewController, SettingsViewInput {
  private let output: SettingsViewOutput
  private var rows: [[SettingsCellModel]] = []

  init(output: SettingsViewOutput) {
    self.output = output
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    output.viewIsReady()
  }

  func show(_ rows: [[SettingsCellModel]]) {
    self.rows = rows
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let row = rows[indexPath.section][indexPath.row]
    cell.textLabel?.text = row.title
    cell.accessoryType = row.isOn == true ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    rows[indexPath.section][indexPath.row].select()
  }
}
