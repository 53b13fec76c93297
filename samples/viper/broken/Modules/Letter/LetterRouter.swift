import UIKit

protocol LetterRouterInput: AnyObject {
  func embedAttachments(of letter: String)
  func openSettings()
}

final class LetterRouter: LetterRouterInput {
  weak var screen: UIViewController?
  private let mail: MailService // expect: viper_role_dependency

  init(mail: MailService) { self.mail = mail }

  func embedAttachments(of letter: String) {
    Task { @MainActor [weak self, mail] in
      guard let letter = try? await mail.letter(letter) else { return } // expect: service_outside_interactor
      self?.embed(AttachmentsAssembly().module(attachments: letter.attachments))
    }
  }

  func openSettings() {
    let presenter = SettingsPresenter() // expect: module_internals_reached
    let settings = SettingsViewController(output: presenter) // expect: module_internals_reached
    presenter.view = settings
    screen?.navigationController?.pushViewController(settings, animated: true)
  }

  private func embed(_ child: UIViewController) {
    guard let screen else { return }
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
  }
}
