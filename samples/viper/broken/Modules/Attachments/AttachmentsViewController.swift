import UIKit

final class AttachmentsViewController: UIViewController, AttachmentsViewInput {
  private let documents = UILabel()
  private let output: AttachmentsViewOutput

  init(output: AttachmentsViewOutput) {
    self.output = output
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(documents)
    output.viewIsReady()
  }

  func show(documents: [String]) { self.documents.text = documents.joined(separator: ", ") }
}
