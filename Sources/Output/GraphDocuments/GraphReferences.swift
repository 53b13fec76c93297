import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// Converts references for reports.
struct GraphReferences {
  let model: ArchitecturalModel
  let positions: SourcePositions

  /// `references` are sorted by file and position, like the references of the graph.
  func shown(_ references: some Sequence<ReferenceID>) -> [GraphDocument.Reference] {
    references.map { id in
      let reference = model.graph.reference(at: id)
      var shown = GraphDocument.Reference(
        position: positions.position(file: reference.file, offset: reference.offset),
        name: model.graph.name(of: reference.target), kind: GraphDocument.Reference.Kind(reference.kind),
        provenance: Finding.Provenance(reference.provenance))
      shown.declaration = reference.source.map { model.graph.qualifiedName(of: $0) }
      return shown
    }
  }

  /// Returns the declarations of stored properties, each once.
  func shown(properties: [SymbolID]) -> [GraphDocument.Reference] {
    Set(properties).ordered().map { symbol in
      let file = model.graph.symbols[symbol].file
      var shown = GraphDocument.Reference(
        position: positions.position(file: file, offset: model.graph.declaration(of: symbol).nameOffset),
        name: model.graph.name(of: symbol), kind: .variable)
      shown.declaration = model.graph.qualifiedName(of: symbol)
      return shown
    }
  }

  /// Whether one of the references violates the layers: it leads upward or to a sibling. Storyboards and xibs are in no
  /// layer.
  func goAgainstLayers(_ references: some Sequence<ReferenceID>) -> Bool {
    references.contains { id in
      let reference = model.graph.reference(at: id)
      if reference.file >= model.graph.files.endIndex { return false }
      let (from, to) = (reference.file, model.graph.symbols[reference.target].file)
      switch model.layers.order(of: model.layers.layerOfFile[from], to: model.layers.layerOfFile[to]) {
      case .below, .beside: return true
      default: return false
      }
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
