protocol SenderHeaderInteractorInput: AnyObject {
  func loadPerson()
}

protocol SenderHeaderInteractorOutput: AnyObject {
  func didLoad(_ person: Person)
}

final class SenderHeaderInteractor: SenderHeaderInteractorInput {
  weak var output: SenderHeaderInteractorOutput?
  private let person: String
  private let mail: Mail

  init(person: String, mail: Mail) {
    self.person = person
    self.mail = mail
  }

  func loadPerson() {
    Task { [weak self, person, mail] in
      if let person = try? await mail.person(person) { self?.output?.didLoad(person) }
    }
  }
}
