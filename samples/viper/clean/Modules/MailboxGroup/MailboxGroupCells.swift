/// The view of this module: it makes cell models of what the presenter shows, and tells it what was tapped.
final class MailboxGroupCells: MailboxGroupViewInput {
  private weak var output: MailboxGroupViewOutput?

  init(output: MailboxGroupViewOutput) { self.output = output }

  func cells(of mailboxes: [String], selected: String?) -> [SettingsCellModel] {
    mailboxes.map { mailbox in
      SettingsCellModel(title: mailbox, isOn: mailbox == selected) { [weak output] in output?.didSelect(mailbox: mailbox) }
    }
  }
}
