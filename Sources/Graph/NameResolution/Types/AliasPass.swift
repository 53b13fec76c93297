import DependencyGraph
import SourceFacts
import Tables

extension DeclaredTypes {
  /// Resolves the types of aliases, in rounds because they may refer to each other.
  mutating func readAliases(_ symbols: Symbols, _ arena: inout TypeArena) {
    let aliases = symbols.table.hierarchy.aliases.filter { symbols.table.declaration($0).type != nil }
    for _ in 0..<Self.aliasRounds {
      var changed = false
      for alias in aliases {
        let type = type(of: alias, symbols, &arena)
        if type != ofEntity[alias] {
          ofEntity[alias] = type
          changed = true
        }
      }
      if !changed { return }
    }
  }

  private static let aliasRounds = 4

  private func type(of alias: EntityID, _ symbols: Symbols, _ arena: inout TypeArena) -> TypeID {
    let table = symbols.table
    guard let root = table.declaration(alias).type else { return .unset }
    let file = table.entities.home(of: alias)
    let first = table.files[file].facts.nodes[root].start
    return table.withFile(file) { view in
      withUnsafeTemporaryAllocation(of: TypeID.self, capacity: root.index + 1) { memory in
        let types = KeyedMemory<NodeID, TypeID>(memory)
        for node in first...root { types[node] = .unset }
        var reader = TypeReader(symbols, self, arena: arena)
        arena = TypeArena()
        reader.reset(to: view, types)
        reader.sink.isOn = false
        let scope = table.declaration(table.entities.generics(of: alias).first ?? alias).scope
        for node in first...root where view.nodes[node].kind.isType {
          reader.read(node, scope: scope, context: table.entities[alias].parent)
        }
        arena = reader.arena
        return types[root]
      }
    }
  }
}
