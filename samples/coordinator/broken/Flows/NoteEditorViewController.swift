import UIKit

protocol NoteEditorViewControllerDelegate: AnyObject {
  func noteEditorViewController(_ sender: NoteEditorViewController, didChange note: String)
}

final class NoteEditorViewController: UIViewController {
  var note = ""
  weak var delegate: NoteEditorViewControllerDelegate?

  @IBAction func done(_ sender: Any) {
    delegate?.noteEditorViewController(self, didChange: note)
    navigationController?.popViewController(animated: true)
  }
}
