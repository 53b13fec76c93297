protocol SenderInteractorInput: AnyObject {
  func loadLetters()
}

protocol SenderInteractorOutput: AnyObject {
  func didLoad(_ letters: [Letter])
}

final class SenderInteractor: SenderInteractorInput {
  weak var output: SenderInteractorOutput?
  private let person: String
  private let mail: Mail

  init(person: String, mail: Mail) {
    self.person = person
    self.mail = mail
  }

  func loadLetters() {
    Task { [weak self, person, mail] in
      self?.output?.didLoad((try? await mail.letters(from: person)) ?? [])
    }
  }
}
