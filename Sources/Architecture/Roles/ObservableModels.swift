import DependencyGraph
import SourceFacts

/// View models that are not named so: observable classes that a screen next to them keeps.
extension RoleInference {
  func inferObservableModels(_ types: [Int]) {
    let isProven = isProven
    for type in types where !isProven[type] && graph.symbols[type].kind == .class && mayBeShown(type) {
      let holder = surroundings[type].screenHolder
      if holder >= 0, isBeside(type, Int(holder)) { add(type, .viewModel, .plain, .heldBy(holder)) }
    }
  }

  private func mayBeShown(_ type: Int) -> Bool {
    let others: Kinship = [.anyInterface, .plumbing, .record, .operation, .decoded, .interfaceClient]
    guard candidates.kinship[type].isDisjoint(with: others), !graph.hasSharedInstance(type),
      graph.declaration(of: type).modifiers.isDisjoint(with: [.private, .fileprivate])
    else { return false }
    let name = graph.symbols[type].name
    if graph.names.withBytes(of: name, { SampleName.isStandIn($0) || SampleName.mentionsPreview($0) }) { return false }
    switch candidates.trait(type) {
    case .none:
      return !["Settings", "Preferences"].contains(where: graph.name(of: type).hasSuffix) && !isInPreview(type)
    case .data: return NameEndings.shared.endings[candidates.ending(type)].text == "State"
    case .helper: return true
    default: return false
    }
  }

  private func isInPreview(_ type: Int) -> Bool {
    let parent = graph.symbols[type].parent
    guard parent >= 0, let outer = graph.enclosingType(of: Int(parent)) else { return false }
    return graph.names.withBytes(of: graph.symbols[outer].name) { SampleName.mentionsPreview($0) }
  }

  /// In one file, or in one folder.
  private func isBeside(_ type: Int, _ screen: Int) -> Bool {
    graph.symbols[type].file == graph.symbols[screen].file || graph.folder(of: type) == graph.folder(of: screen)
  }
}
