import UIKit

final class HiveDetailsViewController: UIViewController {
  weak var coordinator: HiveCoordinator?
  private var hive: Hive
  private let noteLabel = UILabel()

  init(hive: Hive) {
    self.hive = hive
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func update(using hive: Hive) {
    self.hive = hive
    noteLabel.text = hive.note
  }

  @IBAction func edit(_ sender: Any) { coordinator?.editNote() }
  @IBAction func home(_ sender: Any) { coordinator?.goToList() }
}
