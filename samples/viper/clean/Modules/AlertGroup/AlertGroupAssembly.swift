final class AlertGroupAssembly {
  func module() -> SettingsGroupModuleInput { AlertGroupPresenter(interactor: AlertGroupInteractor()) }
}
