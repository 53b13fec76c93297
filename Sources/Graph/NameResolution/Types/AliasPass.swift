import DependencyGraph
import SourceFacts

extension DeclaredTypes {
  /// Finds what the aliases stand for, one after the other, in rounds since they may stand for one another.
  mutating func readAliases(_ symbols: Symbols, _ arena: inout TypeArena) {
    let aliases = symbols.table.entities.indices.filter { symbols.table.entities[$0].kind == .typealias }
      .map { Int32($0) }.filter { symbols.table.declaration($0).type >= 0 }
    for _ in 0..<Self.aliasRounds {
      var changed = false
      for alias in aliases {
        let type = type(of: alias, symbols, &arena)
        if type != ofEntity[Int(alias)] {
          ofEntity[Int(alias)] = type
          changed = true
        }
      }
      if !changed { return }
    }
  }

  private static let aliasRounds = 4

  private func type(of alias: Int32, _ symbols: Symbols, _ arena: inout TypeArena) -> TypeID {
    let entity = symbols.table.entities[Int(alias)]
    let file = Int(entity.file)
    let root = Int(symbols.table.declaration(alias).type)
    let first = Int(symbols.table.files[file].facts.nodes[root].start)
    return symbols.table.withFile(file) { view in
      withUnsafeTemporaryAllocation(of: TypeID.self, capacity: root + 1) { types in
        for node in first...root { types[node] = .unset }
        var reader = TypeReader(symbols, self, arena: arena)
        arena = TypeArena()
        reader.turn(to: file, view, types)
        reader.sink.isOn = false
        let isGeneric = symbols.table.genericCount[Int(alias)] > 0
        let generic = isGeneric ? symbols.table.firstGeneric[Int(alias)] : alias
        let scope = Int(symbols.table.declaration(generic).scope)
        for node in first...root where view.nodes[node].kind.isType {
          reader.read(node, scope: scope, context: entity.parent)
        }
        arena = reader.arena
        return types[root]
      }
    }
  }
}
