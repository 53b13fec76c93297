import DependencyGraph
import SourceFacts

/// `[.red, .blue].contains(color)`: the elements have the type of the argument, which follows them.
extension FileResolver {
  @inline(never)
  func soughtElement(of array: NodeID) -> TypeID? { memos.expectations.soughtElements[array] }

  @inline(never)
  func resolveElements(ofLiteral array: NodeID, soughtBy call: NodeID, _ name: UInt32) {
    guard !reader.arena.argument(0, of: type(array)).isKnown, view.nodes[call.previous].kind != .closure else { return }
    switch table.traits.standardMembers[Int(name)] {
    case .contains, .firstIndex, .lastIndex: break
    default: return
    }
    let sought = unwrapped(type(call.previous))
    guard sought.isKnown else { return }
    memos.expectations.soughtElements[array] = sought
    for node in start(array)..<array where !type(node).isKnown {
      switch view.nodes[node].kind {
      case .implicitMember: implicitMemberAgain(node)
      case .call: self.call(node)
      default: break
      }
    }
  }
}
