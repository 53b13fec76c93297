import UIKit

final class SenderHeaderViewController: UIViewController, SenderHeaderViewInput {
  private let name = UILabel()
  private let output: SenderHeaderViewOutput

  init(output: SenderHeaderViewOutput) {
    self.output = output
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    output.viewIsReady()
  }

  func show(name: String) { self.name.text = name }
}
