import DependencyGraph
import SourceFacts
import Tables

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
