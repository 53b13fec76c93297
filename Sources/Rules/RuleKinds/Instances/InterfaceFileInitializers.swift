import DependencyGraph
import SourceFacts
import Tables

/// Base classes of the types that storyboards and xibs create.
struct InterfaceFileBases {
  private let symbols: Set<SymbolID>

  init(in graph: DependencyGraph) {
    symbols = Set(graph.interfaces.objects.flatMap { graph.allSupertypes(of: $0.symbol).compactMap(\.symbol) })
  }

  func contains(_ type: SymbolID) -> Bool { symbols.contains(type) }
}

extension DependencyGraph {
  /// Whether a storyboard or xib cannot create a type, although one names it: its `init(coder:)` is unavailable or
  /// stops the program.
  func refusesInterfaceFiles(_ type: SymbolID) -> Bool {
    members(of: type).contains { member in
      guard symbols[member].kind == .initializer, labels(ofFunction: member) == "(coder:)" else { return false }
      return stopsTheProgram(member)
    }
  }

  private func stopsTheProgram(_ function: SymbolID) -> Bool {
    let facts = files[symbols[function].file].facts
    guard let body = declaration(of: function).body.map({ facts.scopes[$0] }) else { return false }
    return facts.nodes[body.firstNode..<body.endNode].contains {
      $0.kind == .identifier && facts.text($0.name) == "fatalError"
    }
  }
}
