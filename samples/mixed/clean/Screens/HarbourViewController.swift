import UIKit

final class HarbourViewController: UIViewController {
  // The storyboard embeds the list in this screen: it may know its own part.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? TidesViewController)?.title = title
  }
}
