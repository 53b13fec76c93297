protocol ContactsInteractorInput: AnyObject {
  func loadContacts()
}

protocol ContactsInteractorOutput: AnyObject {
  func didLoad(_ people: [Person])
}

final class ContactsInteractor: ContactsInteractorInput {
  weak var output: ContactsInteractorOutput?
  private let letter: String
  private let mail: Mail

  init(letter: String, mail: Mail) {
    self.letter = letter
    self.mail = mail
  }

  func loadContacts() {
    Task { [weak self, letter, mail] in
      guard let letter = try? await mail.letter(letter) else { return }
      self?.output?.didLoad([letter.sender])
    }
  }
}
