import DependencyGraph
import SourceFacts
import Tables

extension SymbolTable {
  /// `#define NAME ((T *)value)`: the node of `T`. Other macros are not evaluated.
  func castType(of macro: Declaration, in file: FileID) -> NodeID? {
    guard files.isObjectiveC[file], var node = macro.value else { return nil }
    let nodes = files[file].facts.nodes
    while nodes[node].kind == .tuple || nodes[node].kind == .sequence {
      guard nodes[node].start < node else { return nil }
      node = node.previous
    }
    guard nodes[node].kind == .cast, nodes[node].start < node else { return nil }
    return node.previous
  }
}
