import DependencyGraph
import SourceFacts

/// Types of the variables of some files that other files can see and that have a value but no written type.
struct InferredVariables: Sendable {
  var types: [(entity: EntityID, type: TypeID)] = []
  /// Variables whose values depend on others that had no type yet; of some a part of the type is known already.
  var open: [EntityID] = []
  private(set) var arena = TypeArena()

  init() {}

  /// `wanted`: entities, in each part those of one file.
  init(
    _ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, headers: Headers,
    wanted: [ArraySlice<EntityID>]
  ) {
    let resolver = FileResolver(symbols, declared, over: base)
    resolver.reader.sink.isOn = false
    for entities in wanted {
      let file = symbols.table.entities.home(of: entities[entities.startIndex])
      resolver.infer(entities, of: file, headers.types(of: file), &self)
    }
    arena = resolver.reader.arena
  }
}

extension FileResolver {
  /// Adds what is found of variables of one file.
  func infer(
    _ entities: ArraySlice<EntityID>, of file: FileID, _ header: KeyedMemory<NodeID, TypeID>,
    _ found: inout InferredVariables
  ) {
    let symbols = symbols
    symbols.table.withFile(file) { view in
      var isTurned = false
      for entity in entities {
        let declaration = symbols.table.declaration(entity)
        guard let value = symbols.table.files[file].facts.inferredValue(of: declaration) else { continue }
        let isPart = declaration.modifiers.contains(.destructured)
        if !isPart, let known = view.nodes[value].kind.typeOfLiteral {
          found.types.append((entity, literal(known)))
          continue
        }
        if !isTurned { turn(to: view, header) }
        isTurned = true
        metOpenVariable = false
        var type = infer(value, in: declaration.scope)
        if declaration.value == nil { type = reader.arena.argument(0, of: type) }
        if isPart { type = tupleElement(declaration, of: type) }
        if type.isKnown { found.types.append((entity, type)) }
        if metOpenVariable, reader.arena.hasUnknownPart(type) { found.open.append(entity) }
      }
    }
  }
}

extension FrozenFacts {
  /// The expression by which the type of a variable follows where none is written: its value, or the type itself that an
  /// attribute names, as in `@Environment(Client.self) var client`.
  func inferredValue(of declaration: Declaration) -> NodeID? {
    if declaration.type != nil { return nil }
    if let value = declaration.value { return value }
    if declaration.attachmentCount == 0 || declaration.kind != .variable { return nil }
    for attachment in attachments(of: declaration) where attachment.kind == .attribute {
      guard let argument = nodes.lastChild(of: attachment.node), nodes[argument].kind == .member,
        withBytes(of: nodes[argument].name, { $0.elementsEqual("self".utf8) })
      else { continue }
      return argument
    }
    return nil
  }
}

extension TypeArena {
  /// Whether a type or what it is made of is not known: `[?]`.
  func hasUnknownPart(_ type: TypeID, depth: Int = 0) -> Bool {
    guard type.isKnown else { return true }
    let entry = self[type]
    return depth < 8 && (0..<entry.typeCount).contains { hasUnknownPart(argument($0, of: type), depth: depth + 1) }
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
