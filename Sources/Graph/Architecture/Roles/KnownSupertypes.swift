import DependencyGraph
import Frameworks

extension DependencyGraph {
  /// Whether a type of the project inherits from, or conforms to, a type of a framework with one of some traits.
  public func inherits(_ type: SymbolID, from traits: Traits) -> Bool {
    hasSupertype(type) { $0.symbol == nil && Frameworks.known.has(traits, names[$0.name]) }
  }
}
