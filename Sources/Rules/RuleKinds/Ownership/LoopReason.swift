import DependencyGraph

/// Why a link of a loop is the one to weaken: the key of the note that says so.
enum LoopReason: String, CaseIterable {
  /// By what the two ends are: a coordinator has its screens, a screen its presenter.
  case role = "why_role"
  case made = "why_made"
  case name = "why_name"
  /// All others make what they hold.
  case handed = "why_handed"
  /// It is the one that may be nil.
  case optional = "why_optional"
}

/// How to open a loop at its first link: the key of the note that says so.
enum LoopRemedy: String, CaseIterable {
  case weak
  /// The other object lives longer: what is never nil stays so.
  case unowned
  /// What is never nil now may be nil then.
  case weakOptional = "weak_optional"
  /// A collection, a value, or what the owner makes for itself.
  case open
}

extension OwnershipLoops {
  mutating func remedy(for loop: [OwnershipGraph.Edge]) -> LoopRemedy {
    let back = loop[0]
    if !canBeWeak(back) || isCreatedInside(back) { return .open }
    let isConstant = context.graph.declaration(of: back.property.symbol).modifiers.contains(.constant)
    let isSwift = context.graph.isSwift(back.property.symbol)
    guard isSwift, isConstant || !back.property.isOptional else { return .weak }
    return possession.back(from: back.owner, to: back.owned) == nil ? .weakOptional : .unowned
  }

  /// Why the first link of a loop is the one to weaken; nil where nothing tells it from the others.
  mutating func reason(for loop: [OwnershipGraph.Edge]) -> LoopReason? {
    let back = loop[0]
    if !isCreatedInside(back) {
      switch possession.back(from: back.owner, to: back.owned) {
      case .role: return .role
      case .making: return .made
      case nil: break
      }
      if isNamedBack(back) { return .name }
      if loop.dropFirst().allSatisfy({ isCreatedInside($0) }) { return .handed }
    }
    return back.property.isOptional && !loop.dropFirst().contains(where: \.property.isOptional) ? .optional : nil
  }
}
