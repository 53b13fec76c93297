import UIKit

/// A screen may be empty, and may show one post after the other: which one is edited is not its business.
final class PostViewController: UIViewController {
  var onSave: (String) -> Void = { _ in }
  private let field = UITextField()

  func show(title: String) { field.text = title }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.addTarget(self, action: #selector(save), for: .editingDidEndOnExit)
  }

  @objc private func save() { onSave(field.text ?? "") }
}
