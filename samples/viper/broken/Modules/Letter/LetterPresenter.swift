protocol LetterViewInput: AnyObject {
  func show(subject: String)
}

protocol LetterViewOutput: AnyObject {
  func viewIsReady()
  func didTapArchive()
}

final class LetterPresenter: LetterViewOutput {
  weak var view: LetterViewInput?
  private let letter: String
  private let interactor: LetterInteractorInput
  private let router: LetterRouter // expect: viper_role_dependency
  private let mail = MailService() // expect: viper_role_dependency

  init(letter: String, interactor: LetterInteractorInput, router: LetterRouter) {
    self.letter = letter
    self.interactor = interactor
    self.router = router
  }

  func viewIsReady() {
    interactor.loadLetter(letter)
    router.embedAttachments(of: letter)
  }

  func didTapArchive() {
    Task { [mail, letter] in await mail.archive(letter) } // expect: service_outside_interactor
  }
}
