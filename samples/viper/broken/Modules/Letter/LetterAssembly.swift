import UIKit

final class LetterAssembly {
  func module(letter: String) -> UIViewController {
    let interactor = LetterInteractor(mail: MailService())
    let router = LetterRouter(mail: MailService())
    let presenter = LetterPresenter(letter: letter, interactor: interactor, router: router)
    let view = LetterViewController(output: presenter, router: router)
    interactor.view = view
    presenter.view = view
    router.screen = view
    return view
  }
}
