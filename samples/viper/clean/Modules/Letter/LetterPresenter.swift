protocol LetterViewInput: AnyObject {
  func prepareContainers()
}

protocol LetterViewOutput: AnyObject {
  func viewIsReady()
}

/// Knows which letter it is, and nothing of what its containers do with it.
final class LetterPresenter: LetterViewOutput, ContactsModuleOutput {
  weak var view: LetterViewInput?
  private let letter: String
  private let router: LetterRouterInput

  init(letter: String, router: LetterRouterInput) {
    self.letter = letter
    self.router = router
  }

  func viewIsReady() {
    view?.prepareContainers()
    router.embedContacts(of: letter, output: self)
    router.embedAttachments(of: letter)
  }

  func contactsDidSelect(person: String) { router.openLetters(from: person) }
}
