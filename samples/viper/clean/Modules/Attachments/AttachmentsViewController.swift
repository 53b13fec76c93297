import UIKit

final class AttachmentsViewController: UIViewController, AttachmentsViewInput {
  private let documents = UILabel()
  private let gallery = PBGalleryAssembly.gallery()
  private let output: AttachmentsViewOutput

  init(output: AttachmentsViewOutput) {
    self.output = output
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(documents)
    view.addSubview(gallery.view)
    output.viewIsReady()
  }

  func show(documents: [String]) { self.documents.text = documents.joined(separator: ", ") }

  func show(pictures: [URL]) { gallery.input.show(pictures) }
}
