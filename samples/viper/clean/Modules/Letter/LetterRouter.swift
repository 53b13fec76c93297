import UIKit

protocol LetterRouterInput: AnyObject {
  func embedContacts(of letter: String, output: ContactsModuleOutput)
  func embedAttachments(of letter: String)
  func openLetters(from person: String)
}

/// Each container of the scroll view belongs to a submodule; the router makes them and puts them in.
final class LetterRouter: LetterRouterInput {
  weak var screen: (UIViewController & LetterContainers)?
  private let contacts: ContactsAssembly
  private let attachments: AttachmentsAssembly
  private let sender: SenderAssembly

  init(contacts: ContactsAssembly, attachments: AttachmentsAssembly, sender: SenderAssembly) {
    self.contacts = contacts
    self.attachments = attachments
    self.sender = sender
  }

  func embedContacts(of letter: String, output: ContactsModuleOutput) {
    embed(contacts.module(letter: letter, output: output), in: screen?.contactsContainer)
  }

  func embedAttachments(of letter: String) {
    embed(attachments.module(letter: letter), in: screen?.attachmentsContainer)
  }

  func openLetters(from person: String) {
    screen?.navigationController?.pushViewController(sender.module(person: person), animated: true)
  }

  private func embed(_ child: UIViewController, in container: UIView?) {
    guard let screen, let container else { return }
    screen.addChild(child)
    container.addSubview(child.view)
    child.view.frame = container.bounds
    child.didMove(toParent: screen)
  }
}
