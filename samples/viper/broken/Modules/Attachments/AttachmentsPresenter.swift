import Foundation

protocol AttachmentsViewInput: AnyObject {
  func show(documents: [String])
}

protocol AttachmentsViewOutput: AnyObject {
  func viewIsReady()
}

final class AttachmentsPresenter: AttachmentsViewOutput {
  weak var view: AttachmentsViewInput?
  private let attachments: [URL]
  private let router: AttachmentsRouterInput

  init(attachments: [URL], router: AttachmentsRouterInput) {
    self.attachments = attachments
    self.router = router
  }

  func viewIsReady() {
    view?.show(documents: attachments.map(\.lastPathComponent))
    router.embedGallery(of: attachments)
  }
}
