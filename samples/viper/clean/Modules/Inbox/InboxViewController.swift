import UIKit

/// Each cell is a module of its own: the assembly of rows makes it once, and sets its state whenever the cell is used again.
final class InboxViewController: UITableViewController, InboxViewInput {
  private let output: InboxViewOutput
  private let assembly: InboxRowAssembly
  private var rows: [InboxRowData] = []

  init(output: InboxViewOutput, rows: InboxRowAssembly) {
    self.output = output
    assembly = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    assembly.register(in: tableView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Settings", style: .plain, target: self, action: #selector(settings))
    output.viewIsReady()
  }

  func show(_ rows: [InboxRowData]) {
    self.rows = rows
    tableView.reloadData()
  }

  func show(message: String) { tableView.backgroundView = assembly.notice(message) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    assembly.cell(for: rows[indexPath.row], in: tableView, at: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectRow(at: indexPath.row)
  }

  @objc private func settings() { output.didSelectSettings() }
}
