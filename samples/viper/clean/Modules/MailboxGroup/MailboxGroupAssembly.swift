final class MailboxGroupAssembly {
  private let mail: Mail

  init(mail: Mail) { self.mail = mail }

  func module() -> SettingsGroupModuleInput {
    let interactor = MailboxGroupInteractor(mail: mail)
    let presenter = MailboxGroupPresenter(interactor: interactor)
    interactor.output = presenter
    let cells = MailboxGroupCells(output: presenter)
    presenter.view = cells
    return presenter
  }
}
