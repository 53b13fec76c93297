import UIKit

final class ContactsViewController: UIViewController, ContactsViewInput {
  private let names = UILabel()
  private let output: ContactsViewOutput

  init(output: ContactsViewOutput) {
    self.output = output
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(names)
    output.viewIsReady()
  }

  func show(names: [String]) { self.names.text = names.joined(separator: ", ") }
}
