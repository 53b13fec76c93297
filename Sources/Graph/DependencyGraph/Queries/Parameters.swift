import SourceFacts
import Tables

extension DependencyGraph {
  /// The parameters of a function or initializer, in order.
  public func parameters(of function: SymbolID) -> [Declaration] {
    let facts = files[symbols[function].file].facts
    let declarations = facts.declarations
    let parent = symbols[function].declaration
    // Code has no parameters, but may have thousands of variables.
    let end = declarations[parent].body.map { facts.scopes[$0].start } ?? declarations[parent].end
    var found: [Declaration] = []
    var index = parent.next
    while index < declarations.endIndex, declarations[index].start < end {
      if declarations[index].kind == .parameter, declarations[index].parent == parent {
        found.append(declarations[index])
      }
      index = index.next
    }
    return found
  }

  /// The parameters of a function whose types name a type.
  public func parameters(of function: SymbolID, naming type: SymbolID) -> [Declaration] {
    let file = symbols[function].file
    let nodes = files[file].facts.nodes
    return parameters(of: function).filter { parameter in
      guard let root = parameter.type else { return false }
      return (nodes[root].start...root).contains { node in
        references(in: file, at: nodes[node].offset).contains { references[$0].target == type }
      }
    }
  }
}
