protocol MailboxGroupViewInput: AnyObject {
  func cells(of mailboxes: [String], selected: String?) -> [SettingsCellModel]
}

protocol MailboxGroupViewOutput: AnyObject {
  func didSelect(mailbox: String)
}

final class MailboxGroupPresenter: SettingsGroupModuleInput, MailboxGroupViewOutput, MailboxGroupInteractorOutput {
  var view: MailboxGroupViewInput?
  private let interactor: MailboxGroupInteractorInput
  private var mailboxes: [String] = []
  private var selected: String?
  private var show: ([SettingsCellModel]) -> Void = { _ in }

  init(interactor: MailboxGroupInteractorInput) { self.interactor = interactor }

  func loadRows(then show: @escaping ([SettingsCellModel]) -> Void) {
    self.show = show
    interactor.loadMailboxes()
  }

  func didLoad(mailboxes: [String]) {
    self.mailboxes = mailboxes
    update()
  }

  func didSelect(mailbox: String) {
    selected = mailbox
    update()
  }

  private func update() { show(view?.cells(of: mailboxes, selected: selected) ?? []) }
}
