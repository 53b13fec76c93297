import SourceFacts

/// Types of the variables of one file that other files can see and that have a value but no written type.
struct InferredVariables: Sendable {
  private(set) var types: [(entity: Int32, type: TypeID)] = []
  /// Variables whose values depend on others that had no type yet.
  private(set) var open: [Int32] = []
  private(set) var arena = TypeArena()

  /// `wanted`: entities of the file.
  init(
    _ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, header: HeaderPass, file: Int, wanted: [Int32]
  ) {
    guard !wanted.isEmpty else { return }
    symbols.resolve(file, declared, over: base, header) { resolver in
      resolver.reader.sink.isOn = false
      for entity in wanted {
        let index = Int(symbols.table.entities[Int(entity)].declaration)
        let declaration = resolver.view.declarations[index]
        var type = resolver.infer(Int(declaration.value), in: declaration.scope)
        if declaration.modifiers.contains(.destructured) { type = resolver.tupleElement(index, declaration, of: type) }
        if type.isKnown {
          types.append((entity, type))
        } else if resolver.metOpenVariable {
          open.append(entity)
        }
        resolver.metOpenVariable = false
      }
      arena = resolver.reader.arena
    }
  }

  /// The variables of a file that are to be inferred.
  static func wanted(_ table: borrowing SymbolTable, _ file: Int) -> [Int32] {
    if table.isObjectiveC[file] { return [] }
    let range = table.firstDeclaration[file]..<table.firstDeclaration[file + 1]
    var wanted: [Int32] = []
    for entity in table.entityOf[range] where entity >= 0 && Int(entity) < table.symbolCount {
      if table.entities[Int(entity)].flags.contains(.inferred) { wanted.append(entity) }
    }
    return wanted
  }
}
