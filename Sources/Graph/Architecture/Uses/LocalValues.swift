import SourceFacts
import Storage
import Tables

extension ValueTypes {
  /// The node of the initial value of the local variable that a name means at a node.
  public func localValue(of name: Name, at offset: UInt32, node: NodeID, in file: FileID) -> NodeID? {
    guard let local = local(name, at: offset, node: node, in: file) else { return nil }
    let declaration = code(file).facts.declarations[local]
    let isOne = declaration.kind == .variable && declaration.modifiers.isDisjoint(with: [.iterated, .destructured])
    return isOne ? declaration.value : nil
  }
}
