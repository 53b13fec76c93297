import SourceFacts
import Tables

extension DependencyGraph {
  /// The parameters of a function or initializer, in order.
  public func parameters(of function: SymbolID) -> [Declaration] {
    let declarations = files[symbols[function].file].facts.declarations
    let parent = symbols[function].declaration
    let end = declarations[parent].end
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
}
