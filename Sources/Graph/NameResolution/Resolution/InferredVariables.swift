import DependencyGraph
import SourceFacts

/// The types of variables that other files can see and that have a value but no written type.
struct InferredVariables: Sendable {
  var types: [(entity: EntityID, type: TypeID)] = []
  /// Variables whose values depend on others without a type yet. For some of them, a part of the type is known.
  var open: [EntityID] = []
  private(set) var arena = TypeArena()

  init() {}

  /// - Parameter wanted: variables, grouped by file.
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
  /// Infers the types of one file's variables and adds them to `found`.
  func infer(
    _ entities: ArraySlice<EntityID>, of file: FileID, _ header: KeyedMemory<NodeID, TypeID>,
    _ found: inout InferredVariables
  ) {
    let symbols = symbols
    symbols.table.withFile(file) { view in
      var isReset = false
      for entity in entities {
        let declaration = symbols.table.declaration(entity)
        guard let value = symbols.table.files[file].facts.inferredValue(of: declaration) else { continue }
        let isPart = declaration.modifiers.contains(.destructured)
        if !isPart, let known = view.nodes[value].kind.typeOfLiteral {
          found.types.append((entity, literal(known)))
          continue
        }
        if !isReset { reset(to: view, header) }
        isReset = true
        foundUninferredVariable = false
        var type = infer(value, in: declaration.scope)
        if declaration.value == nil { type = reader.arena.argument(0, of: type) }
        if isPart { type = tupleElement(declaration, of: type) }
        if type.isKnown { found.types.append((entity, type)) }
        if foundUninferredVariable, reader.arena.hasUnknownPart(type) { found.open.append(entity) }
      }
    }
  }
}

extension FrozenFacts {
  /// The expression that gives a variable its type if none is written: its value, or the type in an attribute, as in
  /// `@Environment(Client.self) var client`.
  func inferredValue(of declaration: Declaration) -> NodeID? {
    if declaration.type != nil { return nil }
    if let value = declaration.value { return value }
    if declaration.attachmentCount == 0 || declaration.kind != .variable { return nil }
    for attachment in attachments(of: declaration) where attachment.kind == .attribute {
      guard let argument = nodes.lastChild(of: attachment.node), nodes[argument].kind == .member,
        withBytes(of: nodes[argument].name, { $0 == "self" })
      else { continue }
      return argument
    }
    return nil
  }
}

extension TypeArena {
  /// Whether a type or one of its arguments is unknown, as in `[?]`.
  func hasUnknownPart(_ type: TypeID, depth: Int = 0) -> Bool {
    guard type.isKnown else { return true }
    let entry = self[type]
    return depth < 8 && (0..<entry.typeCount).contains { hasUnknownPart(argument($0, of: type), depth: depth + 1) }
  }
}

extension NodeKind {
  /// The default type of a literal.
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
