import UIKit

protocol SenderRouterInput: AnyObject {
  func embedHeader(of person: String)
  func openLetter(_ id: String)
}

final class SenderRouter: SenderRouterInput {
  weak var screen: UITableViewController?
  private let header: SenderHeaderAssembly
  private let letter: LetterAssembly

  init(header: SenderHeaderAssembly, letter: LetterAssembly) {
    self.header = header
    self.letter = letter
  }

  func embedHeader(of person: String) {
    guard let screen else { return }
    let header = header.module(person: person)
    screen.addChild(header)
    screen.tableView.tableHeaderView = header.view
    header.didMove(toParent: screen)
  }

  func openLetter(_ id: String) {
    screen?.navigationController?.pushViewController(letter.module(letter: id), animated: true)
  }
}
