import SourceFacts
import Storage

extension ValueTypes {
  /// The node of the initial value of the local variable that a name means at a node.
  public func localValue(of name: Name, at offset: UInt32, node: Int, in file: Int) -> Int? {
    guard let local = local(name, at: offset, node: node, in: file) else { return nil }
    let declaration = code(file).facts.declarations[local]
    let isOne = declaration.kind == .variable && declaration.modifiers.isDisjoint(with: [.iterated, .destructured])
    return isOne ? declaration.value?.index : nil
  }
}

extension FactList<Node> {
  /// By node: the one whose child it is, or -1. Unlike `FrozenFacts.parent(of:)` it knows the closure around a statement.
  public var parents: [Int32] {
    [Int32](unsafeUninitializedCapacity: count) { parents, count in
      count = self.count
      parents.initialize(repeating: -1)
      withUnsafeBufferPointer { nodes in
        for index in nodes.indices {
          var child = index - 1
          let start = Int(nodes[index].start)
          while child >= start {
            parents[child] = Int32(index)
            child = Int(nodes[child].start) - 1
          }
        }
      }
    }
  }
}
