import UIKit

/// Comes from a storyboard, and may be shown before there is a draft.
final class DraftViewController: UIViewController {
  var draft: Draft? // expect: screen_mutable_subject

  override func viewDidLoad() {
    super.viewDidLoad()
    title = draft?.text
  }
}
