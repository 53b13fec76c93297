import DependencyGraph
import Frameworks
import SourceFacts

/// Activities beyond those whose own text shows it, and what keeps and starts them.
extension RoleInference {
  /// What is proven so far are operations that store or show a view controller.
  func inferActivities(_ types: [Int]) {
    var isActivity = [Bool](repeating: false, count: graph.symbols.count)
    for proof in proofs where proof.role == .activity { isActivity[Int(proof.symbol)] = true }
    guard isActivity.contains(true) else { return }
    inferInherited(types, &isActivity)
    inferBases(types, &isActivity)
    var isFacade = [Bool](repeating: false, count: graph.symbols.count)
    for type in types where isActivity[type] {
      for held in graph.storedProperties(of: type).held where held.type >= 0 && candidates.isProtocol(Int(held.type)) {
        isFacade[Int(held.type)] = true
      }
    }
    for type in types where !isActivity[type] { inferStack(type, isActivity, isFacade) }
  }

  private static let starting = [
    "start", "addOperation", "addOperations", "addOperation:", "addOperations:waitUntilFinished:",
  ]

  /// What an activity stores, its subclasses store too.
  private func inferInherited(_ types: [Int], _ isActivity: inout [Bool]) {
    let proven = isActivity
    for type in types where !proven[type] && candidates.kinship[type].contains(.operation) {
      guard let base = graph.allSupertypes(of: type).first(where: { $0.symbol >= 0 && proven[Int($0.symbol)] }) else { continue }
      add(type, .activity, .inherits(base.symbol))
      isActivity[type] = true
    }
  }

  /// `Activity`, from which those that show screens are made.
  private func inferBases(_ types: [Int], _ isActivity: inout [Bool]) {
    for type in types where isActivity[type] {
      for base in graph.allSupertypes(of: type) where base.symbol >= 0 && !isActivity[Int(base.symbol)] {
        let base = Int(base.symbol)
        guard graph.symbols[base].kind == .class, candidates.kinship[base].contains(.operation),
          graph.name(of: base).hasSuffix("Activity")
        else { continue }
        add(base, .activity, .inheritedBy(Int32(type)))
        isActivity[base] = true
      }
    }
  }

  /// `isFacade`: protocols that activities hold.
  private func inferStack(_ type: Int, _ isActivity: [Bool], _ isFacade: [Bool]) {
    let excluded: Kinship = [.view, .viewController, .operation, .record, .plumbing]
    guard [.class, .actor, .struct].contains(graph.symbols[type].kind), candidates.kinship[type].isDisjoint(with: excluded),
      let named = uses.first(in: type, where: { isActivity[$0] }), uses.names(in: type, Self.starting)
    else { return }
    let activity: Int32
    switch named {
    case .holds(let symbol), .names(let symbol): activity = symbol
    default: return
    }
    if let sign = stackSign(type, isActivity, isFacade) { add(type, .activityStack, .starts(activity), sign) }
  }

  private func stackSign(_ type: Int, _ isActivity: [Bool], _ isFacade: [Bool]) -> RoleProof.Sign? {
    let properties = graph.storedProperties(of: type)
    if let kept = properties.held.first(where: { $0.isElement && $0.type >= 0 && isActivity[Int($0.type)] }) {
      return .holds(kept.type)
    }
    if graph.name(of: type).hasSuffix("Stack") { return .stack }
    for supertype in graph.supertypes(of: type) where supertype.symbol >= 0 && isFacade[Int(supertype.symbol)] {
      return .conforms(supertype.symbol)
    }
    return uses.names(in: type, Frameworks.known.all(with: .operationQueue)) ? .queue : nil
  }
}
