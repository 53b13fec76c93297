import UIKit

final class HarbourViewController: UIViewController {
  // The storyboard shows the list as another screen, of which this one need know nothing.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? TidesViewController)?.title = title // expect: controller_knows_controller
  }
}
