import UIKit

/// What the settings ask of each group: the rows it has to show.
protocol SettingsGroupModuleInput: AnyObject {
  func loadRows(then show: @escaping ([SettingsCellModel]) -> Void)
}

/// All that a cell needs, whichever group it belongs to.
struct SettingsCellModel {
  let title: String
  let isOn: Bool?
  let select: () -> Void
}

final class SettingsAssembly {
  private let mail: Mail

  init(mail: Mail) { self.mail = mail }

  func module() -> UIViewController {
    let interactor = SettingsInteractor(groups: [MailboxGroupAssembly(mail: mail).module(), AlertGroupAssembly().module()])
    let presenter = SettingsPresenter(interactor: interactor)
    let view = SettingsViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
