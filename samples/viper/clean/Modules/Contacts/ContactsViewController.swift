import UIKit

final class ContactsViewController: UIViewController, ContactsViewInput {
  private let names = UILabel()
  private let header = UIButton()
  private let output: ContactsViewOutput

  init(output: ContactsViewOutput) {
    self.output = output
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    [header, names].forEach(view.addSubview)
    header.addTarget(self, action: #selector(tapHeader), for: .touchUpInside)
    output.viewIsReady()
  }

  func show(names: [String], isFolded: Bool) {
    self.names.text = names.joined(separator: ", ")
    self.names.isHidden = isFolded
  }

  @objc private func tapHeader() { output.didTapHeader() }
}
