import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables
import TypeMembers

/// Chooses the kind of type that a group of members should become in the architecture of the app.
struct TargetChoice {
  let model: ArchitecturalModel
  let packs: [String]

  func target(
    for moving: Set<MemberID>, of members: MemberGraph, responsibilities: [String]
  ) -> SplitDocument.Target {
    let methods = moving.filter { members.members[$0].kind == .method }
    let sourced = methods.count { isDataSource(members.members[$0].name) }
    if sourced * 2 > methods.count { return .dataSource }
    let does = Set(responsibilities)
    let shows = !does.isDisjoint(with: ["configure_ui", "update_ui"])
    if does.contains("navigation"), !shows, !does.contains("business_logic") { return navigator }
    guard model.roles(of: members.type).contains(.viewController) else { return shows ? .view : .service }
    if shows {
      // Only a type of the user interface can own views.
      return does.isDisjoint(with: ["handle_interaction", "business_logic", "navigation"]) ? .view : .childController
    }
    if does.isEmpty || does == ["business_logic"] { return .service }
    return logic
  }

  private var navigator: SplitDocument.Target {
    if packs.contains("viper") || model.roles.count(.router) > model.roles.count(.coordinator) { return .router }
    return .coordinator
  }

  private var logic: SplitDocument.Target {
    if packs.contains("viper") { return .interactor }
    if packs.contains("mvp") { return .presenter }
    if packs.contains("mvvm") { return .viewModel }
    return .childController
  }

  private func isDataSource(_ name: String) -> Bool {
    Self.listMethods.contains { name.hasPrefix($0) }
  }

  /// Prefixes of data source methods of lists.
  private static let listMethods = [
    "tableView", "collectionView", "numberOfSections", "outlineView", "numberOfRows", "pickerView",
    "sectionIndexTitles",
    "numberOfItems", "browser", "indexTitles",
  ]
}
