protocol SettingsViewInput: AnyObject {
  func show(_ rows: [[SettingsCellModel]])
}

protocol SettingsViewOutput: AnyObject {
  func viewIsReady()
}

final class SettingsPresenter: SettingsViewOutput, SettingsInteractorOutput {
  weak var view: SettingsViewInput?
  private let interactor: SettingsInteractorInput

  init(interactor: SettingsInteractorInput) { self.interactor = interactor }

  func viewIsReady() { interactor.loadGroups() }

  func didLoad(_ rows: [[SettingsCellModel]]) { view?.show(rows) }
}
