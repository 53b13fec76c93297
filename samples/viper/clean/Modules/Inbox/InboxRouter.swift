import UIKit

protocol InboxRouterInput: AnyObject {
  func openLetter(_ id: String)
  func openSettings()
}

final class InboxRouter: InboxRouterInput {
  weak var screen: UIViewController?
  private let letter: LetterAssembly
  private let settings: SettingsAssembly

  init(letter: LetterAssembly, settings: SettingsAssembly) {
    self.letter = letter
    self.settings = settings
  }

  func openLetter(_ id: String) {
    screen?.navigationController?.pushViewController(letter.module(letter: id), animated: true)
  }

  func openSettings() {
    screen?.navigationController?.pushViewController(settings.module(), animated: true)
  }
}
