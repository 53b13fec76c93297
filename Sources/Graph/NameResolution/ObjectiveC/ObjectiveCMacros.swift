import DependencyGraph
import SourceFacts

extension SymbolTable {
  /// `#define NAME ((T *)value)`: the node of `T`. What other macros are worth is not followed.
  func castType(of macro: Declaration, in file: Int) -> Int? {
    guard isObjectiveC[file], macro.value >= 0 else { return nil }
    let nodes = files[file].facts.nodes
    var node = Int(macro.value)
    while nodes[node].kind == .tuple || nodes[node].kind == .sequence {
      guard Int(nodes[node].start) < node else { return nil }
      node -= 1
    }
    guard nodes[node].kind == .cast, Int(nodes[node].start) < node else { return nil }
    return node - 1
  }
}
