import UIKit

protocol HiveDetailsViewControllerDelegate: AnyObject {
  func hiveDetailsViewController(_ sender: HiveDetailsViewController, didChange hive: Hive)
}

final class HiveDetailsViewController: UIViewController, NoteEditorViewControllerDelegate {
  var hive = Hive(number: 0, note: "")
  weak var delegate: HiveDetailsViewControllerDelegate?
  private let noteLabel = UILabel()

  @IBAction func edit(_ sender: Any) {
    let editor = NoteEditorViewController()
    editor.note = hive.note
    editor.delegate = self
    navigationController?.pushViewController(editor, animated: true) // expect: navigation_outside_coordinator
  }

  @IBAction func home(_ sender: Any) {
    navigationController?.popToRootViewController(animated: true)
  }

  func noteEditorViewController(_ sender: NoteEditorViewController, didChange note: String) {
    hive.note = note
    noteLabel.text = note
    delegate?.hiveDetailsViewController(self, didChange: hive)
  }
}
