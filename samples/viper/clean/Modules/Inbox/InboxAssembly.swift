import UIKit

final class InboxAssembly {
  private let mail: Mail

  init(mail: Mail) { self.mail = mail }

  func module(output: InboxModuleOutput?) -> UIViewController {
    let interactor = InboxInteractor(mail: mail)
    let router = InboxRouter(letter: LetterAssembly(mail: mail), settings: SettingsAssembly(mail: mail))
    let presenter = InboxPresenter(interactor: interactor, router: router)
    let view = InboxViewController(output: presenter, rows: InboxRowAssembly())
    interactor.output = presenter
    presenter.view = view
    presenter.moduleOutput = output
    router.screen = view
    return view
  }
}

protocol InboxModuleOutput: AnyObject {
  func inboxDidEmpty()
}
