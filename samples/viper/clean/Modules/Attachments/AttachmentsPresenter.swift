import Foundation

protocol AttachmentsViewInput: AnyObject {
  func show(documents: [String])
  func show(pictures: [URL])
}

protocol AttachmentsViewOutput: AnyObject {
  func viewIsReady()
}

final class AttachmentsPresenter: AttachmentsViewOutput, AttachmentsInteractorOutput {
  weak var view: AttachmentsViewInput?
  private let interactor: AttachmentsInteractorInput

  init(interactor: AttachmentsInteractorInput) { self.interactor = interactor }

  func viewIsReady() { interactor.loadAttachments() }

  func didLoad(pictures: [URL], documents: [URL]) {
    view?.show(documents: documents.map(\.lastPathComponent))
    view?.show(pictures: pictures)
  }
}
