/// Works with alerts and nothing else; a group for developers could stand beside it without anybody noticing.
final class AlertGroupPresenter: SettingsGroupModuleInput {
  private let interactor: AlertGroupInteractorInput
  private var show: ([SettingsCellModel]) -> Void = { _ in }

  init(interactor: AlertGroupInteractorInput) { self.interactor = interactor }

  func loadRows(then show: @escaping ([SettingsCellModel]) -> Void) {
    self.show = show
    update()
  }

  private func update() {
    show([SettingsCellModel(title: "Alerts", isOn: interactor.isOn) { [weak self] in self?.toggle() }])
  }

  private func toggle() {
    interactor.isOn.toggle()
    update()
  }
}
