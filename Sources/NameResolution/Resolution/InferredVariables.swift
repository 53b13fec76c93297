import DependencyGraph
import SourceFacts

/// Types of the variables of some files that other files can see and that have a value but no written type.
struct InferredVariables: Sendable {
  var types: [(entity: Int32, type: TypeID)] = []
  /// Variables whose values depend on others that had no type yet.
  var open: [Int32] = []
  private(set) var arena = TypeArena()

  init() {}

  /// `wanted`: entities, in each part those of one file.
  init(
    _ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, headers: Headers, wanted: [ArraySlice<Int32>]
  ) {
    var resolver = FileResolver(symbols, declared, over: base)
    resolver.reader.sink.isOn = false
    for entities in wanted {
      let file = Int(symbols.table.entities[Int(entities[entities.startIndex])].file)
      resolver.infer(entities, of: file, headers.types(of: file), &self)
    }
    arena = resolver.reader.arena
  }
}

extension FileResolver {
  /// Adds what is found of variables of one file.
  mutating func infer(_ entities: ArraySlice<Int32>, of file: Int, _ header: ArraySlice<TypeID>, _ found: inout InferredVariables) {
    let symbols = symbols
    symbols.table.withFile(file) { view in
      var isTurned = false
      for entity in entities {
        let index = Int(symbols.table.entities[Int(entity)].declaration)
        let declaration = view.declarations[index]
        let isPart = declaration.modifiers.contains(.destructured)
        if !isPart, let known = view.nodes[Int(declaration.value)].kind.typeOfLiteral {
          found.types.append((entity, literal(known)))
          continue
        }
        if !isTurned { turn(to: file, view, header) }
        isTurned = true
        metOpenVariable = false
        var type = infer(Int(declaration.value), in: declaration.scope)
        if isPart { type = tupleElement(declaration, of: type) }
        if type.isKnown {
          found.types.append((entity, type))
        } else if metOpenVariable {
          found.open.append(entity)
        }
      }
    }
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
