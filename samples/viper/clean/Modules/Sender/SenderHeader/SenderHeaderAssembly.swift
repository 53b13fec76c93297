import UIKit

final class SenderHeaderAssembly {
  private let mail: Mail

  init(mail: Mail) { self.mail = mail }

  func module(person: String) -> UIViewController {
    let interactor = SenderHeaderInteractor(person: person, mail: mail)
    let presenter = SenderHeaderPresenter(interactor: interactor)
    let view = SenderHeaderViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
