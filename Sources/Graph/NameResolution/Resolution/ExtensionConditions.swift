import DependencyGraph
import Frameworks
import SourceFacts

/// `where` clauses of extensions: they decide which members a type has.
extension FileResolver {
  /// Whether a type meets the `where` clause of the extension that declares a member. Requirements on `Self`, elements
  /// and associated types are checked.
  /// - Parameter isWhole: `.yes` only if all requirements are met.
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

  /// The types of a composition, or the single type.
  private func parts(of root: NodeID, in file: FileID) -> [NodeID] {
    let facts = table.files[file].facts
    return facts.nodes[root].kind == .compositionType ? facts.children(of: root) : [root]
  }

  /// The type of a requirement's left side, for a given base type.
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
      if entry.kind == .selfType, selfBounds(of: environment.walk.top.context).contains(nominal) { return .yes }
      if let owner, table.hierarchy.inherits(owner, nominal) { return .yes }
      if entry.kind == .parameter || entry.kind == .dependent {
        let bounds = reader.bounds(of: type, in: environment.walk.top.scope)
        return bounds.contains { table.hierarchy.inherits($0, nominal) } ? .yes : .maybe
      }
      return owner != nil || entry.kind == .foreign ? .no : .maybe
    case .none:
      // A foreign class or protocol.
      if entry.kind == .foreign, entry.name == name || isKnown(entry.name, toBe: name) { return .yes }
      return owner.map { conforms($0, toForeign: name) } ?? .maybe
    default: return .maybe
    }
  }

  /// Whether a type conforms to a foreign protocol. A structure declares all its conformances, except those that the
  /// compiler synthesizes; a class may inherit one, and those of foreign types are not known.
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

  /// Whether a foreign type is known to conform to a foreign protocol, or to inherit from a class.
  private func isKnown(_ type: UInt32, toBe supertype: UInt32) -> Bool {
    Frameworks.known.isA(table.names.table[Name(type)], table.names.table[Name(supertype)])
  }

  /// The types `T` in an extension `where Self: T`.
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

  /// Keeps the overloads whose `where` clause is met. Of those with the same parameters, more specialized ones remain,
  /// and those with a clause that is met precede those without a clause.
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
    // The cost is quadratic, but labels and receivers have left few overloads.
    let best = met.prefix(Self.maximumCompared)
    let remaining = selection.fitting[first...].filter { entity in
      !best.contains { other in
        other != entity && haveIdenticalParameters(other, entity)
          && (!met.contains(entity) || isMoreSpecialized(other, than: entity))
      }
    }
    selection.fitting.replaceSubrange(first..., with: remaining)
  }

  private static var maximumCompared: Int { 16 }

  /// A declaration in an extension for a more specialized type takes precedence over the one found first, if it has the
  /// same parameters: `extension Fetching where Self: Hashable` before `extension Hashable`.
  func moreSpecialized(_ further: Range<Int>, than provided: EntityID, _ use: NameUse) -> EntityID? {
    guard use.base.isKnown, isProvided(provided) else { return nil }
    for index in further.prefix(Self.maximumCompared) {
      let other = memos.lookups.pool[index]
      if isProvided(other), haveIdenticalParameters(other, provided),
        constraints(of: other, on: use.base, isWhole: true) == .yes, isMoreSpecialized(other, than: provided)
      {
        return other
      }
    }
    return nil
  }

  /// Whether it is declared in an extension of a protocol.
  private func isProvided(_ entity: EntityID) -> Bool {
    let this = table.entities[entity]
    guard let owner = this.owner, let parent = this.parent, table.entities[owner].kind == .protocol else {
      return false
    }
    return table.entities[parent].kind == .extension
  }

  /// Whether an extension has all requirements of another one, and further ones.
  private func isMoreSpecialized(_ one: EntityID, than other: EntityID) -> Bool {
    let (mine, others) = (conditions(of: one), conditions(of: other))
    return covers(mine, others) && !covers(others, mine)
  }

  private typealias Condition = (path: [UInt32], type: EntityID)

  private func covers(_ one: [Condition], _ other: [Condition]) -> Bool {
    other.allSatisfy { wanted in
      one.contains { $0.path == wanted.path && table.hierarchy.inherits($0.type, wanted.type) }
    }
  }

  /// The requirements of the extension that declares a member: the extended type, and its `where` clause.
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
