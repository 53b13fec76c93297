import DependencyGraph
import Frameworks
import SourceFacts

/// The `where` clauses of extensions: which of their members a value has.
extension FileResolver {
  /// Whether a type meets the `where` clause of the extension that declares a member: as far as it speaks of `Self`, of
  /// the elements of a collection or of associated types. `isWhole`: it meets all of the clause.
  func constraints(of entity: EntityID, on base: TypeID, isWhole: Bool = false) -> Acceptance {
    guard let parent = table.entities[entity].parent, table.entities[parent].kind == .extension else { return .maybe }
    let subject = reader.arena.kind(base) == .metatype ? reader.arena.argument(0, of: base) : base
    let file = table.entities.home(of: parent)
    let declaration = table.declaration(parent)
    var (isMet, isOpen) = (false, false)
    for requirement in table.files[file].facts.attachments(of: declaration) where requirement.kind == .requirement {
      let sides = table.files[file].facts.children(of: requirement.node)
      guard sides.count == 2 else { continue }
      let left = constrained(table.path(of: sides[0], in: file), subject)
      for part in parts(of: sides[1], in: file) {
        switch meets(left, table.path(of: part, in: file), declaration.scope, file) {
        case .no: return .no
        case .yes: isMet = true
        case .maybe: isOpen = true
        }
      }
    }
    return isMet && !(isWhole && isOpen) ? .yes : .maybe
  }

  /// The types of a composition, or the one type that is written.
  private func parts(of root: NodeID, in file: FileID) -> [NodeID] {
    let facts = table.files[file].facts
    return facts.nodes[root].kind == .compositionType ? facts.children(of: root) : [root]
  }

  /// What the left side of a requirement means for a type.
  private func constrained(_ path: [UInt32], _ base: TypeID) -> TypeID {
    let entry = reader.arena[base]
    switch path.last {
    case KnownNames.selfType.rawValue: return base
    case KnownNames.element.rawValue: return element(of: base)
    case KnownNames.key.rawValue where entry.kind == .dictionary: return reader.arena.argument(0, of: base)
    case KnownNames.value.rawValue where entry.kind == .dictionary: return reader.arena.argument(1, of: base)
    case KnownNames.wrapped.rawValue where entry.kind == .optional: return reader.arena.argument(0, of: base)
    case KnownNames.failureType.rawValue where isResult(base): return reader.arena.argument(1, of: base)
    case let name? where path.count == 1 || path[0] == KnownNames.selfType.rawValue:
      return member(named: name, of: base)
    default: return .unknown
    }
  }

  /// A generic parameter of a type or an associated type, by its name.
  private func member(named name: UInt32, of base: TypeID) -> TypeID {
    guard let owner = reader.owner(of: base), case .entity(let found) = table.memberType(name, of: owner, from: file)
    else { return .unknown }
    if table.entities[found].kind == .associatedtype { return reader.associatedType(found, of: base, depth: 0) }
    return reader.substitute(reader.instance(of: found, []), reader.substitution(for: base))
  }

  private func meets(_ type: TypeID, _ path: [UInt32], _ scope: ScopeID, _ file: FileID) -> Acceptance {
    guard type.isKnown, let name = path.last else { return .maybe }
    let entry = reader.arena[type]
    let owner = reader.owner(of: type)
    switch table.bind(path, in: scope, of: file) {
    case .entity(let entity):
      guard let nominal = table.nominal(entity) else { return .maybe }
      if entry.kind == .selfType, selfBounds(of: sight.walk.top.context).contains(nominal) { return .yes }
      if let owner, table.hierarchy.inherits(owner, nominal) { return .yes }
      if entry.kind == .parameter || entry.kind == .dependent {
        let bounds = reader.bounds(of: type, around: sight.walk.top.scope)
        return bounds.contains { table.hierarchy.inherits($0, nominal) } ? .yes : .maybe
      }
      return owner != nil || entry.kind == .foreign ? .no : .maybe
    case .none:
      // A foreign type or protocol.
      if entry.kind == .foreign, entry.name == name || isKnown(entry.name, toBe: name) { return .yes }
      return owner.map { conforms($0, toForeign: name) } ?? .maybe
    default: return .maybe
    }
  }

  /// Whether a type says that it conforms to a protocol from outside. Structures say all that they conform to, but for
  /// what the compiler adds by itself; classes may inherit it, and foreign types are not shown.
  func conforms(_ owner: EntityID, toForeign name: UInt32) -> Acceptance {
    let entity = table.entities[owner]
    if entity.flags.contains(.foreign) {
      return entity.name == name || isKnown(entity.name, toBe: name) ? .yes : .maybe
    }
    for ancestor in table.hierarchy.ancestors[owner]
    where table.hierarchy.clauses[ancestor].contains(where: { $0.name == name }) {
      return .yes
    }
    let isImplied = table.names.table[Name(name)].hasSuffix("Sendable") || table.names.table[Name(name)] == "Copyable"
    return entity.kind == .struct && !isImplied ? .no : .maybe
  }

  /// Whether a type from outside is known to conform to a protocol from outside, or to inherit from a class.
  private func isKnown(_ type: UInt32, toBe supertype: UInt32) -> Bool {
    Frameworks.known.isA(table.names.table[Name(type)], table.names.table[Name(supertype)])
  }

  /// The types that `Self` is in an extension `where Self: T`.
  func selfBounds(of context: EntityID?) -> [EntityID] {
    guard let context, table.entities[context].kind == .extension else { return [] }
    if let known = answers.selfBounds[context] { return known }
    let declaration = table.declaration(context)
    var bounds: [EntityID] = []
    for requirement in table.files[file].facts.attachments(of: declaration) where requirement.kind == .requirement {
      let sides = table.files[file].facts.children(of: requirement.node)
      guard sides.count == 2, table.path(of: sides[0], in: file) == [KnownNames.selfType.rawValue],
        case .entity(let entity) = table.bind(table.path(of: sides[1], in: file), in: declaration.scope, of: file)
      else { continue }
      if let nominal = table.nominal(entity) { bounds.append(nominal) }
    }
    answers.selfBounds[context] = bounds
    return bounds
  }

  /// Of overloads in extensions those whose `where` clause is met. Of those that take the same the more special ones
  /// remain, and those with a clause that is met before those without one.
  func keepConstrained(_ first: Int, _ base: TypeID) {
    var met: [EntityID] = []
    var kept = first
    for index in first..<selection.fitting.count {
      let entity = selection.fitting[index]
      let acceptance = constraints(of: entity, on: base)
      if acceptance == .no { continue }
      if acceptance == .yes, constraints(of: entity, on: base, isWhole: true) == .yes { met.append(entity) }
      selection.fitting[kept] = entity
      kept += 1
    }
    if kept > first { selection.fitting.removeSubrange(kept...) }
    if met.isEmpty { return }
    // Each is compared with few: the labels and receivers left few of one form.
    let best = met.prefix(Self.maximumCompared)
    let remaining = selection.fitting[first...].filter { entity in
      !best.contains { other in
        other != entity && takesExactlyTheSame(other, entity)
          && (!met.contains(entity) || isMoreSpecial(other, than: entity))
      }
    }
    selection.fitting.replaceSubrange(first..., with: remaining)
  }

  private static var maximumCompared: Int { 16 }

  /// What an extension further up provides for types that conform to more protocols goes before what is found first, if
  /// it takes the same: `extension Fetching where Self: Hashable` before `extension Hashable`.
  func moreSpecial(_ further: Range<Int>, behind provided: EntityID, _ use: NameUse) -> EntityID? {
    guard use.base.isKnown, isProvided(provided) else { return nil }
    for index in further.prefix(Self.maximumCompared) {
      let other = memos.lookups.pool[index]
      if isProvided(other), takesExactlyTheSame(other, provided),
        constraints(of: other, on: use.base, isWhole: true) == .yes, isMoreSpecial(other, than: provided)
      {
        return other
      }
    }
    return nil
  }

  /// By an extension of a protocol.
  private func isProvided(_ entity: EntityID) -> Bool {
    let this = table.entities[entity]
    guard let owner = this.owner, let parent = this.parent, table.entities[owner].kind == .protocol else {
      return false
    }
    return table.entities[parent].kind == .extension
  }

  /// Whether one extension asks for all that another one asks for, and the other not for all that this one does.
  private func isMoreSpecial(_ one: EntityID, than other: EntityID) -> Bool {
    let (mine, others) = (conditions(of: one), conditions(of: other))
    return covers(mine, others) && !covers(others, mine)
  }

  private typealias Condition = (path: [UInt32], type: EntityID)

  private func covers(_ one: [Condition], _ other: [Condition]) -> Bool {
    other.allSatisfy { wanted in
      one.contains { $0.path == wanted.path && table.hierarchy.inherits($0.type, wanted.type) }
    }
  }

  /// What the extension that declares a member asks for: the type it extends, and what its `where` clause says.
  private func conditions(of entity: EntityID) -> [Condition] {
    guard let parent = table.entities[entity].parent, table.entities[parent].kind == .extension,
      let owner = table.entities[entity].owner
    else { return [] }
    var found: [Condition] = [([KnownNames.selfType.rawValue], owner)]
    let (declaration, file) = (table.declaration(parent), table.entities.home(of: parent))
    for requirement in table.files[file].facts.attachments(of: declaration) where requirement.kind == .requirement {
      let sides = table.files[file].facts.children(of: requirement.node)
      guard sides.count == 2 else { continue }
      var path = table.path(of: sides[0], in: file)
      if path.count > 1, path[0] == KnownNames.selfType.rawValue { path.removeFirst() }
      for part in parts(of: sides[1], in: file) {
        guard case .entity(let bound) = table.bind(typeAt: part, in: declaration.scope, of: file) else { continue }
        if let nominal = table.nominal(bound) { found.append((path, nominal)) }
      }
    }
    return found
  }
}
