protocol ContactsViewInput: AnyObject {
  func show(names: [String])
}

protocol ContactsViewOutput: AnyObject {
  func viewIsReady()
}

final class ContactsPresenter: ContactsViewOutput {
  weak var view: ContactsViewInput?

  func viewIsReady() { view?.show(names: []) }
}
