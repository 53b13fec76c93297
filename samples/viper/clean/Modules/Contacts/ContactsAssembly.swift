import UIKit

protocol ContactsModuleOutput: AnyObject {
  func contactsDidSelect(person: String)
}

final class ContactsAssembly {
  private let mail: Mail

  init(mail: Mail) { self.mail = mail }

  func module(letter: String, output: ContactsModuleOutput) -> UIViewController {
    let interactor = ContactsInteractor(letter: letter, mail: mail)
    let presenter = ContactsPresenter(interactor: interactor)
    let view = ContactsViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    presenter.moduleOutput = output
    return view
  }
}
