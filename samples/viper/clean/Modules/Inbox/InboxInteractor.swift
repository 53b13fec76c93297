protocol InboxInteractorInput: AnyObject {
  func loadLetters()
}

protocol InboxInteractorOutput: AnyObject {
  func didLoad(_ letters: [Letter])
  func didFail(_ reason: String)
}

final class InboxInteractor: InboxInteractorInput {
  weak var output: InboxInteractorOutput?
  private let mail: Mail

  init(mail: Mail) { self.mail = mail }

  func loadLetters() {
    Task { [weak self] in
      do {
        guard let letters = try await self?.mail.letters(from: nil) else { return }
        self?.output?.didLoad(letters)
      } catch {
        self?.output?.didFail("\(error)")
      }
    }
  }
}
