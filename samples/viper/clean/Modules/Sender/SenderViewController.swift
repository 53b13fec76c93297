import UIKit

final class SenderViewController: UITableViewController, SenderViewInput {
  private let output: SenderViewOutput
  private var subjects: [String] = []

  init(output: SenderViewOutput) {
    self.output = output
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    output.viewIsReady()
  }

  func show(subjects: [String]) {
    self.subjects = subjects
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { subjects.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = subjects[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectSubject(at: indexPath.row)
  }
}
