protocol MailboxGroupInteractorInput: AnyObject {
  func loadMailboxes()
}

protocol MailboxGroupInteractorOutput: AnyObject {
  func didLoad(mailboxes: [String])
}

final class MailboxGroupInteractor: MailboxGroupInteractorInput {
  weak var output: MailboxGroupInteractorOutput?
  private let mail: Mail

  init(mail: Mail) { self.mail = mail }

  func loadMailboxes() {
    Task { [weak self, mail] in
      self?.output?.didLoad(mailboxes: (try? await mail.mailboxes()) ?? [])
    }
  }
}
