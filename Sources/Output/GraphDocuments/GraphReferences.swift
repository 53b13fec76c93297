import Architecture
import DependencyGraph
import SourceFacts
import Tables
import Findings
import LowLevel

/// Converts references for reports.
struct GraphReferences {
  let model: ArchitecturalModel
  let positions: SourcePositions

  /// `indices` are sorted by file and position, like the references of the graph.
  func shown(_ indices: some Sequence<Int32>) -> [GraphDocument.Reference] {
    indices.map { index in
      let reference = model.graph.reference(at: Int(index))
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
    Set(properties).ordered().map { property in
      let symbol = property
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
  func goAgainstLayers(_ indices: some Sequence<Int32>) -> Bool {
    indices.contains { index in
      let reference = model.graph.reference(at: Int(index))
      if reference.file >= model.graph.files.endIndex { return false }
      let (from, to) = (reference.file, model.graph.symbols[reference.target].file)
      switch model.layers.order(of: model.layers.layerOfFile[Int(from)], to: model.layers.layerOfFile[Int(to)]) {
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
