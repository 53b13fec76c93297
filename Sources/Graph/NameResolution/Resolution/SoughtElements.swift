import DependencyGraph
import SourceFacts

/// `[.red, .blue].contains(color)`: what the literal holds is like what is looked for in it, which stands behind it.
extension FileResolver {
  @inline(never)
  func soughtElement(of array: Int) -> TypeID? { expectations.soughtElements[Int32(array)] }

  @inline(never)
  func resolveElements(ofLiteral array: Int, soughtBy call: Int, _ name: UInt32) {
    guard !reader.arena.argument(0, of: type(array)).isKnown, view.nodes[call - 1].kind != .closure else { return }
    switch table.standard.members[Int(name)] {
    case .contains, .firstIndex, .lastIndex: break
    default: return
    }
    let sought = unwrapped(type(call - 1))
    guard sought.isKnown else { return }
    expectations.soughtElements[Int32(array)] = sought
    for node in start(array)..<array where !type(node).isKnown {
      switch view.nodes[node].kind {
      case .implicitMember: implicitMemberAgain(node)
      case .call: self.call(node)
      default: break
      }
    }
  }
}
