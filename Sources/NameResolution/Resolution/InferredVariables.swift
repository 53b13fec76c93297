import DependencyGraph
import SourceFacts

/// Types of the variables of some files that other files can see and that have a value but no written type.
struct InferredVariables: Sendable {
  private(set) var types: [(entity: Int32, type: TypeID)] = []
  /// By file in their order: variables whose values depend on others that had no type yet.
  private(set) var open: [[Int32]] = []
  private(set) var arena = TypeArena()

  /// `wanted`: by file, entities of the file.
  init(
    _ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, headers: [Header], wanted: [[Int32]],
    files: [Int]
  ) {
    var resolver = FileResolver(symbols, declared, over: base)
    resolver.reader.sink.isOn = false
    for file in files {
      var left: [Int32] = []
      symbols.table.withFile(file) { view in
        resolver.turn(to: file, view, headers[file])
        for entity in wanted[file] {
          let index = Int(symbols.table.entities[Int(entity)].declaration)
          let declaration = view.declarations[index]
          resolver.metOpenVariable = false
          var type = resolver.infer(Int(declaration.value), in: declaration.scope)
          if declaration.modifiers.contains(.destructured) { type = resolver.tupleElement(index, declaration, of: type) }
          if type.isKnown {
            types.append((entity, type))
          } else if resolver.metOpenVariable {
            left.append(entity)
          }
        }
      }
      open.append(left)
    }
    arena = resolver.reader.arena
  }
}
