import DependencyGraph
import SourceFacts

/// Types of the variables of some files that other files can see and that have a value but no written type.
struct InferredVariables: Sendable {
  private(set) var types: [(entity: Int32, type: TypeID)] = []
  /// Variables whose values depend on others that had no type yet.
  private(set) var open: [Int32] = []
  private(set) var arena = TypeArena()

  /// `wanted`: entities, in each part those of one file.
  init(
    _ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, headers: Headers, wanted: [ArraySlice<Int32>]
  ) {
    var resolver = FileResolver(symbols, declared, over: base)
    resolver.reader.sink.isOn = false
    for entities in wanted {
      let file = Int(symbols.table.entities[Int(entities[entities.startIndex])].file)
      symbols.table.withFile(file) { view in
        var isTurned = false
        for entity in entities {
          let index = Int(symbols.table.entities[Int(entity)].declaration)
          let declaration = view.declarations[index]
          let isPart = declaration.modifiers.contains(.destructured)
          if !isPart, let literal = view.nodes[Int(declaration.value)].kind.typeOfLiteral {
            types.append((entity, resolver.literal(literal)))
            continue
          }
          if !isTurned { resolver.turn(to: file, view, headers.types(of: file)) }
          isTurned = true
          resolver.metOpenVariable = false
          var type = resolver.infer(Int(declaration.value), in: declaration.scope)
          if isPart { type = resolver.tupleElement(index, declaration, of: type) }
          if type.isKnown {
            types.append((entity, type))
          } else if resolver.metOpenVariable {
            open.append(entity)
          }
        }
      }
    }
    arena = resolver.reader.arena
  }
}

extension NodeKind {
  /// What a literal is by itself.
  @inline(__always)
  var typeOfLiteral: KnownNames? {
    switch self {
    case .integerLiteral: .int
    case .floatLiteral: .double
    case .stringLiteral: .string
    case .booleanLiteral: .bool
    default: nil
    }
  }
}
