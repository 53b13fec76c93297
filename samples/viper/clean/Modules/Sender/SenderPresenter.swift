protocol SenderViewInput: AnyObject {
  func show(subjects: [String])
}

protocol SenderViewOutput: AnyObject {
  func viewIsReady()
  func didSelectSubject(at index: Int)
}

/// All about the letters; who sent them is the header's business, which needs no more than the identifier.
final class SenderPresenter: SenderViewOutput, SenderInteractorOutput {
  weak var view: SenderViewInput?
  private let person: String
  private let interactor: SenderInteractorInput
  private let router: SenderRouterInput
  private var letters: [Letter] = []

  init(person: String, interactor: SenderInteractorInput, router: SenderRouterInput) {
    self.person = person
    self.interactor = interactor
    self.router = router
  }

  func viewIsReady() {
    router.embedHeader(of: person)
    interactor.loadLetters()
  }

  func didSelectSubject(at index: Int) { router.openLetter(letters[index].id) }

  func didLoad(_ letters: [Letter]) {
    self.letters = letters
    view?.show(subjects: letters.map(\.subject))
  }
}
