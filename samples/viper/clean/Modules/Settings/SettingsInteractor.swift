protocol SettingsInteractorInput: AnyObject {
  func loadGroups()
}

protocol SettingsInteractorOutput: AnyObject {
  func didLoad(_ rows: [[SettingsCellModel]])
}

/// Is handed a list of groups, asks each for its rows and joins what they answer.
final class SettingsInteractor: SettingsInteractorInput {
  weak var output: SettingsInteractorOutput?
  private let groups: [SettingsGroupModuleInput]
  private var rows: [Int: [SettingsCellModel]] = [:]

  init(groups: [SettingsGroupModuleInput]) { self.groups = groups }

  func loadGroups() {
    for (index, group) in groups.enumerated() {
      group.loadRows { [weak self] rows in self?.take(rows, of: index) }
    }
  }

  private func take(_ rows: [SettingsCellModel], of group: Int) {
    self.rows[group] = rows
    output?.didLoad(groups.indices.map { self.rows[$0] ?? [] })
  }
}
