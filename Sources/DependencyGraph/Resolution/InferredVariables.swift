import SourceFacts

/// Types of the variables of one file that other files can see and that have a value but no written type.
struct InferredVariables: Sendable {
  private(set) var types: [(entity: Int32, type: TypeID)] = []
  private(set) var arena = TypeArena()

  init(_ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, header: HeaderPass, file: Int) {
    let wanted = Self.variables(symbols.table, declared, file)
    guard !wanted.isEmpty else { return }
    symbols.resolve(file, declared, over: base, header) { resolver in
      resolver.reader.sink.isOn = false
      for entity in wanted {
        let declaration = resolver.view.declarations[Int(symbols.table.entities[Int(entity)].declaration)]
        let type = resolver.infer(Int(declaration.value), in: declaration.scope)
        if type.isKnown { types.append((entity, type)) }
      }
      arena = resolver.reader.arena
    }
  }

  private static func variables(_ table: borrowing SymbolTable, _ declared: DeclaredTypes, _ file: Int) -> [Int32] {
    let range = table.firstDeclaration[file]..<table.firstDeclaration[file + 1]
    return table.entityOf[range].filter { entity in
      guard entity >= 0, Int(entity) < table.symbolCount else { return false }
      let flags = table.entities[Int(entity)].flags
      return flags.contains(.inferred) && !declared.ofEntity[Int(entity)].isKnown
    }
  }
}
