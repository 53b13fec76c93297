protocol InboxViewInput: AnyObject {
  func show(_ rows: [InboxRowData])
  func show(message: String)
}

protocol InboxViewOutput: AnyObject {
  func viewIsReady()
  func didSelectRow(at index: Int)
  func didSelectSettings()
}

final class InboxPresenter: InboxViewOutput, InboxInteractorOutput {
  weak var view: InboxViewInput?
  weak var moduleOutput: InboxModuleOutput?
  private let interactor: InboxInteractorInput
  private let router: InboxRouterInput
  private var letters: [Letter] = []

  init(interactor: InboxInteractorInput, router: InboxRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func viewIsReady() { interactor.loadLetters() }

  func didSelectRow(at index: Int) { router.openLetter(letters[index].id) }

  func didSelectSettings() { router.openSettings() }

  func didLoad(_ letters: [Letter]) {
    self.letters = letters
    view?.show(letters.map { InboxRowData(title: $0.subject, sender: $0.sender.name, pictures: $0.attachments.count) })
    if letters.isEmpty { moduleOutput?.inboxDidEmpty() }
  }

  func didFail(_ reason: String) { view?.show(message: reason) }
}
