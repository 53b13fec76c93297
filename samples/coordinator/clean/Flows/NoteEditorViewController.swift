import UIKit

protocol NoteEditorViewControllerDelegate: AnyObject {
  func noteDidChange(_ note: String)
}

final class NoteEditorViewController: UIViewController {
  weak var delegate: NoteEditorViewControllerDelegate?
  private let textView = UITextView()

  init(note: String) {
    super.init(nibName: nil, bundle: nil)
    textView.text = note
  }

  required init?(coder: NSCoder) { nil }

  @IBAction func done(_ sender: Any) { delegate?.noteDidChange(textView.text) }
}
