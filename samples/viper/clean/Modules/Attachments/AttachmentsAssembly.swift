import UIKit

final class AttachmentsAssembly {
  private let mail: Mail

  init(mail: Mail) { self.mail = mail }

  func module(letter: String) -> UIViewController {
    let interactor = AttachmentsInteractor(letter: letter, mail: mail)
    let presenter = AttachmentsPresenter(interactor: interactor)
    let view = AttachmentsViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
