protocol ContactsViewInput: AnyObject {
  func show(names: [String], isFolded: Bool)
}

protocol ContactsViewOutput: AnyObject {
  func viewIsReady()
  func didTapHeader()
  func didTapName(at index: Int)
}

final class ContactsPresenter: ContactsViewOutput, ContactsInteractorOutput {
  weak var view: ContactsViewInput?
  weak var moduleOutput: ContactsModuleOutput?
  private let interactor: ContactsInteractorInput
  private var people: [Person] = []
  private var isFolded = true

  init(interactor: ContactsInteractorInput) { self.interactor = interactor }

  func viewIsReady() { interactor.loadContacts() }

  func didTapHeader() {
    isFolded.toggle()
    update()
  }

  func didTapName(at index: Int) { moduleOutput?.contactsDidSelect(person: people[index].id) }

  func didLoad(_ people: [Person]) {
    self.people = people
    update()
  }

  private func update() { view?.show(names: people.map(\.name), isFolded: isFolded) }
}
