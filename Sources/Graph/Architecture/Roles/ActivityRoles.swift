import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Finds activities by the types around them, and the types that store and start them.
extension RoleInference {
  /// Initially, the activities are operations that store or show a view controller.
  func inferActivities(_ types: [SymbolID]) {
    var isActivity = Table<SymbolID, Bool>(repeating: false, count: graph.symbols.count)
    for proof in proofs where proof.role == .activity { isActivity[proof.symbol] = true }
    guard isActivity.contains(true) else { return }
    inferInherited(types, &isActivity)
    inferBases(types, &isActivity)
    var isFacade = Table<SymbolID, Bool>(repeating: false, count: graph.symbols.count)
    for type in types where isActivity[type] {
      for held in graph.storedProperties(of: type).held.compactMap(\.type) where candidates.isProtocol(held) {
        isFacade[held] = true
      }
    }
    for type in types where !isActivity[type] { inferStack(type, isActivity, isFacade) }
  }

  private static let starting = [
    "start", "addOperation", "addOperations", "addOperation:", "addOperations:waitUntilFinished:",
  ]

  /// A subclass stores what its superclass stores.
  private func inferInherited(_ types: [SymbolID], _ isActivity: inout Table<SymbolID, Bool>) {
    let proven = isActivity
    for type in types where !proven[type] && candidates.baseKinds[type].contains(.operation) {
      guard let base = graph.allSupertypes(of: type).lazy.compactMap(\.symbol).first(where: { proven[$0] }) else {
        continue
      }
      add(type, .activity, .inherits(base))
      isActivity[type] = true
    }
  }

  /// Finds base classes, such as `Activity`, of operations that show screens.
  private func inferBases(_ types: [SymbolID], _ isActivity: inout Table<SymbolID, Bool>) {
    for type in types where isActivity[type] {
      for base in graph.allSupertypes(of: type).compactMap(\.symbol) where !isActivity[base] {
        guard graph.symbols[base].kind == .class, candidates.baseKinds[base].contains(.operation),
          graph.name(of: base).hasSuffix("Activity")
        else { continue }
        add(base, .activity, .inheritedBy(type))
        isActivity[base] = true
      }
    }
  }

  /// - Parameter isFacade: for each symbol, whether it is a protocol that activities store.
  private func inferStack(_ type: SymbolID, _ isActivity: Table<SymbolID, Bool>, _ isFacade: Table<SymbolID, Bool>) {
    let excluded: BaseKinds = [.view, .viewController, .operation, .record, .plumbing]
    guard [.class, .actor, .struct].contains(graph.symbols[type].kind),
      candidates.baseKinds[type].isDisjoint(with: excluded),
      let named = uses.first(in: type, where: { isActivity[$0] }), uses.names(in: type, Self.starting)
    else { return }
    let activity: SymbolID
    switch named {
    case .holds(let symbol), .names(let symbol): activity = symbol
    default: return
    }
    if let sign = stackSign(type, isActivity, isFacade) { add(type, .activityStack, .starts(activity), sign) }
  }

  private func stackSign(_ type: SymbolID, _ isActivity: Table<SymbolID, Bool>, _ isFacade: Table<SymbolID, Bool>)
    -> RoleProof.Sign?
  {
    let properties = graph.storedProperties(of: type)
    let elements = properties.held.lazy.filter(\.isElement).compactMap(\.type)
    if let activity = elements.first(where: { isActivity[$0] }) { return .holds(activity) }
    if graph.name(of: type).hasSuffix("Stack") { return .stack }
    for supertype in graph.supertypes(of: type).compactMap(\.symbol) where isFacade[supertype] {
      return .conforms(supertype)
    }
    return uses.names(in: type, Frameworks.known.all(with: .operationQueue)) ? .queue : nil
  }
}
