import Foundation

protocol AttachmentsInteractorInput: AnyObject {
  func loadAttachments()
}

protocol AttachmentsInteractorOutput: AnyObject {
  func didLoad(pictures: [URL], documents: [URL])
}

final class AttachmentsInteractor: AttachmentsInteractorInput {
  weak var output: AttachmentsInteractorOutput?
  private let letter: String
  private let mail: Mail

  init(letter: String, mail: Mail) {
    self.letter = letter
    self.mail = mail
  }

  func loadAttachments() {
    Task { [weak self, letter, mail] in
      guard let letter = try? await mail.letter(letter) else { return }
      let pictures = letter.attachments.filter { $0.pathExtension == "png" }
      self?.output?.didLoad(pictures: pictures, documents: letter.attachments.filter { !pictures.contains($0) })
    }
  }
}
