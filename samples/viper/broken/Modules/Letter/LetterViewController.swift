import UIKit

final class LetterViewController: UIViewController, LetterViewInput {
  private let output: LetterViewOutput
  private let router: LetterRouterInput // expect: viper_role_dependency
  private let alerts = AlertService() // expect: viper_role_dependency

  init(output: LetterViewOutput, router: LetterRouterInput) {
    self.output = output
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if alerts.isOn() { view.backgroundColor = .systemYellow } // expect: service_outside_interactor
    let contacts = ContactsAssembly().module()
    addChild(contacts) // expect: submodule_embedded_outside_router
    view.addSubview(contacts.view)
    contacts.didMove(toParent: self)
    output.viewIsReady()
  }

  func show(subject: String) { title = subject }
}
