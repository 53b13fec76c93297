import DependencyGraph

/// Why a reference of a cycle should be the weak one: the key of the note with the reason.
enum LoopReason: String, CaseIterable {
  /// Roles: a coordinator owns its screens, a screen its presenter.
  case role = "why_role"
  case made = "why_made"
  case name = "why_name"
  /// The other objects create the objects that they store.
  case passedIn = "why_handed"
  /// Only this reference is optional.
  case optional = "why_optional"
}

/// How to break a cycle at its first reference: the key of the note with the advice.
enum LoopRemedy: String, CaseIterable {
  case weak
  /// The held object lives longer, so the reference stays non-optional.
  case unowned
  /// The reference has to become optional.
  case weakOptional = "weak_optional"
  /// The reference cannot be weak: a collection, a value, an object that the owner creates, or one of a protocol to
  /// which structs may conform.
  case open
}

extension OwnershipLoops {
  mutating func remedy(for loop: [OwnershipGraph.Edge]) -> LoopRemedy {
    let back = loop[0]
    if !canBeWeak(back) || isCreatedInside(back) || !isClassBound(back) { return .open }
    let isConstant = context.graph.declaration(of: back.property.symbol).modifiers.contains(.constant)
    let isSwift = context.graph.isSwift(back.property.symbol)
    guard isSwift, isConstant || !back.property.isOptional else { return .weak }
    return ownerInference.back(from: back.owner, to: back.owned) == nil ? .weakOptional : .unowned
  }

  /// Why the first reference of a cycle should be the weak one; nil if no reason prefers it to the others.
  mutating func reason(for loop: [OwnershipGraph.Edge]) -> LoopReason? {
    let back = loop[0]
    if !isCreatedInside(back) {
      switch ownerInference.back(from: back.owner, to: back.owned) {
      case .role: return .role
      case .making: return .made
      case nil: break
      }
      if isNamedBack(back) { return .name }
      if loop.dropFirst().allSatisfy({ isCreatedInside($0) }) { return .passedIn }
    }
    return back.property.isOptional && !loop.dropFirst().contains(where: \.property.isOptional) ? .optional : nil
  }
}
