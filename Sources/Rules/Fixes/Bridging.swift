import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Temporary: the typed surface of Architecture, until it is there.
extension FrozenFacts {
  public func parent(of node: NodeID) -> NodeID? { parent(of: node.index).map { NodeID($0) } }
}
extension PropertyOrigins {
  public init(of type: SymbolID, in model: ArchitecturalModel, _ references: ReferencesByTarget) {
    self.init(of: type.index, in: model, references)
  }
  public func isGivenNew(_ property: StoredProperty, beside types: [SymbolID]) -> Bool {
    isGivenNew(property, beside: types.map(\.raw))
  }
}
