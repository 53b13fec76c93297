protocol SenderHeaderViewInput: AnyObject {
  func show(name: String)
}

protocol SenderHeaderViewOutput: AnyObject {
  func viewIsReady()
}

final class SenderHeaderPresenter: SenderHeaderViewOutput, SenderHeaderInteractorOutput {
  weak var view: SenderHeaderViewInput?
  private let interactor: SenderHeaderInteractorInput

  init(interactor: SenderHeaderInteractorInput) { self.interactor = interactor }

  func viewIsReady() { interactor.loadPerson() }

  func didLoad(_ person: Person) { view?.show(name: person.name) }
}
