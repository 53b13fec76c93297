protocol SettingsViewInput: AnyObject {
  func show(_ rows: [String])
}

protocol SettingsViewOutput: AnyObject {
  func viewIsReady()
}

final class SettingsPresenter: SettingsViewOutput, SettingsInteractorOutput {
  weak var view: SettingsViewInput?
  private let interactor: SettingsInteractorInput = SettingsInteractor() // expect: viper_role_dependency
  private let signature = SignatureAssembly().module()

  func viewIsReady() { interactor.loadMailboxes() }

  func didLoad(_ rows: [String]) { view?.show(rows) }
}
