import UIKit // expect: interactor_uses_ui_framework

protocol LetterInteractorInput: AnyObject {
  func loadLetter(_ id: String)
}

/// Shows the view itself what it found, and vibrates.
final class LetterInteractor: LetterInteractorInput {
  weak var view: LetterViewInput? // expect: viper_role_dependency
  private let mail: MailService

  init(mail: MailService) { self.mail = mail }

  func loadLetter(_ id: String) {
    Task { [weak self, mail] in
      guard let letter = try? await mail.letter(id) else { return }
      self?.view?.show(subject: letter.subject)
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
  }
}
