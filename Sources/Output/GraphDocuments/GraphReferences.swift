import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Converts references for reports.
struct GraphReferences {
  let model: ArchitecturalModel
  let positions: SourcePositions
  /// The lines at which the rules about layers find a violation; nil if these rules are not in force.
  let violations: Set<Position>?

  /// - Parameter references: sorted by file and position, like the references of the graph.
  func shown(_ references: some Sequence<ReferenceID>) -> [GraphDocument.Reference] {
    references.map { id in
      let reference = model.graph.reference(at: id)
      var shown = GraphDocument.Reference(
        position: positions.position(file: reference.file, offset: reference.offset),
        name: model.graph.name(of: reference.target), kind: GraphDocument.Reference.Kind(reference.kind),
        provenance: Finding.Provenance(reference.provenance))
      shown.declaration = reference.source.map { model.graph.qualifiedName(of: $0) }
      shown.isAgainstLayers = isViolation(id)
      return shown
    }
  }

  /// Returns the declarations of stored properties, each once.
  func shown(properties: [SymbolID]) -> [GraphDocument.Reference] {
    Set(properties).sorted().map { symbol in
      let file = model.graph.symbols[symbol].file
      var shown = GraphDocument.Reference(
        position: positions.position(file: file, offset: model.graph.declaration(of: symbol).nameOffset),
        name: model.graph.name(of: symbol), kind: .variable)
      shown.declaration = model.graph.qualifiedName(of: symbol)
      return shown
    }
  }

  /// Returns an edge with these references.
  func edge(from: String, to: String, _ references: some Sequence<ReferenceID>) -> GraphDocument.Edge {
    var edge = GraphDocument.Edge(
      from: from, to: to, references: shown(references), isAgainstLayers: references.contains { isViolation($0) })
    edge.isUpward = edge.isAgainstLayers || references.contains { isUpward($0) }
    return edge
  }

  /// Whether a reference violates the layers: it goes to a higher layer or a sibling and, if the rules about layers are
  /// in force, they report it. Storyboards and xibs are in no layer.
  func isViolation(_ id: ReferenceID) -> Bool {
    guard isUpward(id) else { return false }
    guard let violations else { return true }
    let reference = model.graph.reference(at: id)
    return violations.contains(positions.position(file: reference.file, offset: reference.offset).ofLine)
  }

  /// Whether a reference goes to a higher layer or to a sibling.
  func isUpward(_ id: ReferenceID) -> Bool {
    let reference = model.graph.reference(at: id)
    if reference.file >= model.graph.files.endIndex { return false }
    switch model.layers.order(of: model.layers.layerOfFile[reference.file], to: model.layer(of: reference.target)) {
    case .below, .beside: return true
    default: return false
    }
  }
}

extension Finding.Provenance {
  fileprivate init(_ provenance: Reference.Provenance) {
    self = provenance == .index ? .index : .source
  }
}

extension GraphDocument.Reference.Kind {
  fileprivate init(_ kind: Reference.Kind) {
    self =
      switch kind {
      case .type: .type
      case .function: .function
      case .variable: .variable
      case .member: .member
      case .import: .import
      case .forward: .forward
      case .implements: .implements
      }
  }
}
