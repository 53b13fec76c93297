import SourceFacts

extension DeclaredTypes {
  /// Finds what the aliases stand for, one after the other, in rounds since they may stand for one another.
  mutating func readAliases(_ table: SymbolTable, _ arena: inout TypeArena) {
    var aliases: [Int32] = []
    for index in 0..<table.entities.count where table.entities[index].kind == .typealias {
      if table.declaration(Int32(index)).type >= 0 { aliases.append(Int32(index)) }
    }
    for _ in 0..<Self.aliasRounds {
      var changed = false
      for alias in aliases {
        let type = type(of: alias, table, &arena)
        if type != ofEntity[Int(alias)] {
          ofEntity[Int(alias)] = type
          changed = true
        }
      }
      if !changed { return }
    }
  }

  private static let aliasRounds = 4

  private func type(of alias: Int32, _ table: SymbolTable, _ arena: inout TypeArena) -> TypeID {
    let file = Int(table.entities[Int(alias)].file)
    let root = Int(table.declaration(alias).type)
    let first = Int(table.files[file].facts.nodes[root].start)
    return table.withFile(file) { view in
      withUnsafeTemporaryAllocation(of: TypeID.self, capacity: root + 1) { types in
        for node in first...root { types[node] = .unset }
        var reader = TypeReader(
          table: table, declared: self, file: file, nodes: view.nodes, map: view.names, types: types, arena: arena)
        arena = TypeArena()
        reader.sink.isOn = false
        let context = Self.context(of: alias, table)
        let generic = table.genericCount[Int(alias)] > 0 ? table.firstGeneric[Int(alias)] : alias
        let scope = Int(table.declaration(generic).scope)
        for node in first...root where view.nodes[node].kind.isType { reader.read(node, scope: scope, context: context) }
        arena = reader.arena
        return types[root]
      }
    }
  }

  private static func context(of entity: Int32, _ table: SymbolTable) -> Int32 { table.entities[Int(entity)].parent }
}
