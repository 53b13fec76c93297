import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Describes types. Each query takes one pass over all references.
struct TypeCards {
  let analysis: Analysis
  private var model: ArchitecturalModel { analysis.model }
  private var graph: DependencyGraph { analysis.model.graph }

  /// The cards of the types that a file declares, in the order of its text.
  func cards(ofTypesIn file: FileID) -> [TypeCard] {
    cards(of: graph.symbols(in: file).filter { graph.symbols[$0].kind.isNominalType })
  }

  func cards(of types: [SymbolID]) -> [TypeCard] {
    let counts = Neighbours(of: types, in: graph)
    return types.map { type in
      let declaration = graph.declaration(of: type)
      let layer = model.layer(of: type)
      return TypeCard(
        name: graph.qualifiedName(of: type), kind: "\(graph.symbols[type].kind)",
        position: analysis.positions.position(file: graph.symbols[type].file, offset: declaration.nameOffset),
        layer: layer.map { model.layers.layers[$0].name }, isLayerInferred: model.layers.isInferred,
        roles: model.roles.evidence(of: type, in: graph).map {
          RolesDocument.Role(role: $0.role.rawValue, because: $0.because)
        },
        lines: graph.parts(of: type).reduce(0) { sum, part in
          sum + graph.lines(ofFile: graph.symbols[part].file).count(of: graph.declaration(of: part))
        },
        uses: counts.used[type]?.count ?? 0, users: counts.users[type]?.count ?? 0)
    }
  }

  /// The type that is declared or named at a byte offset, and the byte range of the word.
  func type(in file: FileID, at offset: UInt32) -> (type: SymbolID, start: UInt32, end: UInt32)? {
    for index in graph.references(in: file, bytes: (offset > 255 ? offset - 255 : 0)..<offset + 1) {
      let reference = graph.references[index]
      let end = reference.offset + reference.length
      guard reference.offset <= offset, offset <= end, let type = shownType(reference.target) else { continue }
      return (type, reference.offset, end)
    }
    for symbol in graph.symbols(in: file) where graph.symbols[symbol].kind.isNominalType {
      let start = graph.declaration(of: symbol).nameOffset
      let end = start + UInt32(graph.name(of: symbol).utf8.count)
      if start <= offset, offset <= end { return (symbol, start, end) }
    }
    return nil
  }

  /// The type of a symbol: the type itself, or the type of an initializer or extension; nil for others.
  private func shownType(_ symbol: SymbolID) -> SymbolID? {
    let kind = graph.symbols[symbol].kind
    if kind.isNominalType { return symbol }
    return kind == .extension || kind == .initializer ? graph.enclosingType(of: symbol) : nil
  }
}

/// The types that some types use, and the types that use them.
private struct Neighbours {
  private(set) var used: [SymbolID: Set<SymbolID>] = [:]
  private(set) var users: [SymbolID: Set<SymbolID>] = [:]

  init(of types: [SymbolID], in graph: DependencyGraph) {
    let isMatch = graph.symbols.marked(types)
    for reference in graph.references {
      guard let target = graph.enclosingType(of: reference.target),
        let source = graph.enclosingType(of: reference.source),
        source != target
      else { continue }
      if isMatch[target] { users[target, default: []].insert(source) }
      if isMatch[source] { used[source, default: []].insert(target) }
    }
  }
}
