import DependencyGraph
import SourceFacts

/// The `where` clauses of extensions: which of their members a value has.
extension FileResolver {
  /// Whether a type meets the `where` clause of the extension that declares a member: as far as it speaks of `Self` or of
  /// the elements of a collection.
  mutating func constraints(of entity: Int32, on base: TypeID) -> Acceptance {
    let parent = table.entities[Int(entity)].parent
    guard parent >= 0, table.entities[Int(parent)].kind == .extension else { return .maybe }
    let subject = reader.arena.kind(base) == .metatype ? reader.arena.argument(0, of: base) : base
    let file = Int(table.entities[Int(parent)].file)
    let declaration = table.declaration(parent)
    var result = Acceptance.maybe
    for requirement in table.files[file].facts.attachments(of: declaration) where requirement.kind == .requirement {
      let sides = table.files[file].facts.children(of: Int(requirement.node))
      guard sides.count == 2 else { continue }
      let left = constrained(table.path(of: sides[0], in: file), subject)
      switch meets(left, table.path(of: sides[1], in: file), Int(declaration.scope), file) {
      case .no: return .no
      case .yes: result = .yes
      case .maybe: break
      }
    }
    return result
  }

  /// What the left side of a requirement means for a type.
  private mutating func constrained(_ path: [UInt32], _ base: TypeID) -> TypeID {
    let entry = reader.arena[base]
    switch path.last {
    case KnownNames.selfType.rawValue: return base
    case KnownNames.element.rawValue: return element(of: base)
    case KnownNames.key.rawValue where entry.kind == .dictionary: return reader.arena.argument(0, of: base)
    case KnownNames.value.rawValue where entry.kind == .dictionary: return reader.arena.argument(1, of: base)
    case KnownNames.wrapped.rawValue where entry.kind == .optional: return reader.arena.argument(0, of: base)
    case KnownNames.failureType.rawValue where isResult(base): return reader.arena.argument(1, of: base)
    default: return .unknown
    }
  }

  private mutating func meets(_ type: TypeID, _ path: [UInt32], _ scope: Int, _ file: Int) -> Acceptance {
    guard type.isKnown, let name = path.last else { return .maybe }
    let entry = reader.arena[type]
    let owner = reader.owner(of: type)
    switch table.bind(path, in: scope, of: file) {
    case .entity(let entity):
      let nominal = table.nominal(entity)
      guard nominal >= 0 else { return .maybe }
      if entry.kind == .selfType, selfBounds(of: walk.top.context).contains(nominal) { return .yes }
      if owner >= 0 { return table.inherits(owner, nominal) ? .yes : .no }
      return entry.kind == .foreign ? .no : .maybe
    case .none:
      // A foreign type or protocol.
      if entry.kind == .foreign, UInt32(bitPattern: entry.symbol) == name { return .yes }
      return owner < 0 ? .maybe : conforms(owner, toForeign: name)
    default: return .maybe
    }
  }

  /// Whether a type says that it conforms to a protocol from outside. Structures say all that they conform to, but for
  /// what the compiler adds by itself; classes may inherit it, and foreign types are not shown.
  func conforms(_ owner: Int32, toForeign name: UInt32) -> Acceptance {
    let entity = table.entities[Int(owner)]
    if entity.flags.contains(.foreign) { return entity.name == name ? .yes : .maybe }
    for ancestor in table.ancestors[table.ancestorRange(owner)] {
      let clauses = table.clauses[Int(table.firstClause[Int(ancestor)])..<Int(table.firstClause[Int(ancestor) + 1])]
      if clauses.contains(where: { $0.name == name }) { return .yes }
    }
    let isImplied = table.names.table[Name(name)].hasSuffix("Sendable") || table.names.table[Name(name)] == "Copyable"
    return entity.kind == .struct && !isImplied ? .no : .maybe
  }

  /// The types that `Self` is in an extension `where Self: T`.
  mutating func selfBounds(of context: Int32) -> [Int32] {
    guard context >= 0, table.entities[Int(context)].kind == .extension else { return [] }
    if let known = selfBounds[context] { return known }
    let declaration = table.declaration(context)
    var bounds: [Int32] = []
    for requirement in table.files[file].facts.attachments(of: declaration) where requirement.kind == .requirement {
      let sides = table.files[file].facts.children(of: Int(requirement.node))
      guard sides.count == 2, table.path(of: sides[0], in: file) == [KnownNames.selfType.rawValue],
        case .entity(let entity) = table.bind(table.path(of: sides[1], in: file), in: Int(declaration.scope), of: file)
      else { continue }
      let nominal = table.nominal(entity)
      if nominal >= 0 { bounds.append(nominal) }
    }
    selfBounds[context] = bounds
    return bounds
  }

  /// Of overloads in extensions those whose `where` clause is met, and of these those that have one.
  mutating func keepConstrained(_ first: Int, _ base: TypeID) {
    var kept = first
    var isMet = false
    for index in first..<fitting.count {
      let entity = fitting[index]
      let acceptance = constraints(of: entity, on: base)
      if acceptance == .no || (isMet && acceptance != .yes) { continue }
      if acceptance == .yes, !isMet {
        isMet = true
        kept = first
      }
      fitting[kept] = entity
      kept += 1
    }
    if kept > first { fitting.removeSubrange(kept...) }
  }
}
