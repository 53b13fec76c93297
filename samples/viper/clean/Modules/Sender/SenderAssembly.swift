import UIKit

final class SenderAssembly {
  private let mail: Mail

  init(mail: Mail) { self.mail = mail }

  func module(person: String) -> UIViewController {
    let interactor = SenderInteractor(person: person, mail: mail)
    let router = SenderRouter(header: SenderHeaderAssembly(mail: mail), letter: LetterAssembly(mail: mail))
    let presenter = SenderPresenter(person: person, interactor: interactor, router: router)
    let view = SenderViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    router.screen = view
    return view
  }
}
