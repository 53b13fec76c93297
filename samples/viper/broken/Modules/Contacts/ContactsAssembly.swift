import UIKit

final class ContactsAssembly {
  func module() -> UIViewController {
    let presenter = ContactsPresenter()
    let view = ContactsViewController(output: presenter)
    presenter.view = view
    return view
  }
}
