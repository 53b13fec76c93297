import UIKit

final class DraftListViewController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? DraftViewController)?.draft = Draft(text: "")
  }
}
