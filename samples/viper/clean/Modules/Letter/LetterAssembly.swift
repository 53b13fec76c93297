import UIKit

final class LetterAssembly {
  private let mail: Mail

  init(mail: Mail) { self.mail = mail }

  func module(letter: String) -> UIViewController {
    let router = LetterRouter(
      contacts: ContactsAssembly(mail: mail), attachments: AttachmentsAssembly(mail: mail), sender: SenderAssembly(mail: mail))
    let presenter = LetterPresenter(letter: letter, router: router)
    let view = LetterViewController(output: presenter)
    presenter.view = view
    router.screen = view
    return view
  }
}
