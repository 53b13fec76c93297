import UIKit

final class PostViewController: UIViewController {
  var onSave: (String) -> Void = { _ in }
}
