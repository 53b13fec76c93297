import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Binds extensions to the types that they extend, and adds their members to these.
extension SymbolTable {
  private struct Unbound {
    var entity: EntityID
    var scope: ScopeID
    var path: [UInt32]
  }

  /// Binds short paths first: `extension A.B` may extend a type that an extension of `A` declares.
  /// - Parameter extended: the types that extensions name.
  func bindExtensions(_ extended: [EntityReader.NamedType]) {
    hierarchy.extensionsOf = ExtensionLists(typeCount: entities.count)
    let unbound = paths(of: extended)
    let longest = unbound.reduce(0) { max($0, $1.path.count) }
    for length in stride(from: 1, through: min(longest, Self.longestPath), by: 1) {
      let due = unbound.filter { $0.path.count == length }
      for one in due { bind(one) }
      placeExtensionMembers(due)
      bindAliases()
    }
    addForeignSubtypes()
  }

  /// Binds extensions of a nested type that is inherited: `extension Sub.Nested`.
  func bindInheritedExtensions(_ extended: [EntityReader.NamedType]) {
    let unbound = paths(of: extended)
    for one in unbound { bind(one) }
    placeExtensionMembers(unbound)
    bindAliases()
  }

  /// The extensions that are not bound yet.
  private func paths(of extended: [EntityReader.NamedType]) -> [Unbound] {
    extended.compactMap { extended in
      let entity = entities[extended.entity]
      guard entity.kind == .extension, entity.owner == nil else { return nil }
      let path = path(of: extended.node, in: entity.home)
      return path.isEmpty ? nil : Unbound(entity: extended.entity, scope: extended.scope, path: path)
    }
  }

  private static let longestPath = 16

  private func bind(_ unbound: Unbound) {
    let file = entities.home(of: unbound.entity)
    var path = unbound.path[...]
    if path.count > 1, isForeignModule(path[path.startIndex], in: file, unbound.scope) { path.removeFirst() }
    var binding = type(named: path[path.startIndex], in: unbound.scope, of: file)
    if binding == .none { binding = .entity(addForeign(path[path.startIndex], parent: nil)) }
    for name in path.dropFirst() {
      var next = member(name, of: binding, from: file)
      if next == .none, case .entity(let outer) = binding, let nominal = nominal(outer),
        entities[nominal].flags.contains(.foreign)
      {
        next = .entity(addForeign(name, parent: nominal))
      }
      binding = next
    }
    guard case .entity(let target) = binding else { return }
    var owner = nominal(target)
    if owner == nil, entities[target].kind == .typealias { owner = foreignTarget(of: target) }
    if let owner, isDeclared(owner, in: unbound.entity) { return }
    entities[unbound.entity].owner = owner
    guard let owner else { return }
    hierarchy.extensionsOf.add(unbound.entity, to: owner)
    if entities[owner].flags.contains(.foreign) { addParameters(constrainedBy: unbound.entity, to: owner) }
  }

  /// Adds the names on the left sides of an extension's `where` clause that the extended type does not declare: these
  /// are its generic parameters or associated types.
  private func addParameters(constrainedBy extension: EntityID, to type: EntityID) {
    let file = entities.home(of: `extension`)
    let facts = files[file].facts
    for requirement in facts.attachments(of: declaration(`extension`)) where requirement.kind == .requirement {
      guard let subject = facts.children(of: requirement.node).first else { continue }
      let path = path(of: subject, in: file)
      guard path.count == 1, path[0] != KnownNames.selfType.rawValue, lookup.members.first(type, path[0]) == nil else {
        continue
      }
      _ = add(foreign: path[0], .associatedtype, parent: type)
    }
  }

  /// Whether a type is declared in an extension. Even in broken code, an extension cannot extend a type inside itself.
  private func isDeclared(_ type: EntityID, in extension: EntityID) -> Bool {
    var enclosing: EntityID? = type
    while let this = enclosing {
      if this == `extension` { return true }
      let entity = entities[this]
      enclosing = entity.kind == .extension ? entity.owner ?? entity.parent : entity.parent
    }
    return false
  }

  /// Whether the first part of a path is a module outside the project.
  private func isForeignModule(_ name: UInt32, in file: FileID, _ scope: ScopeID) -> Bool {
    guard type(named: name, in: scope, of: file) == .none else { return false }
    if name == KnownNames.standardLibrary.rawValue { return true }
    return files[file].facts.imports.contains { names.merged($0.module, in: file) == name }
  }

  /// The foreign type that an alias of the project refers to.
  private func foreignTarget(of alias: EntityID) -> EntityID? {
    var alias = alias
    for _ in 0..<Self.maximumAliases {
      let declaration = declaration(alias)
      guard let type = declaration.type else { return nil }
      let file = entities.home(of: alias)
      let path = path(of: type, in: file)
      switch bind(path, in: declaration.scope, of: file) {
      case .entity(let next) where entities[next].kind == .typealias: alias = next
      case .none where path.count == 1: return addForeign(path[0], parent: nil)
      default: return nil
      }
    }
    return nil
  }

  /// Adds a type from outside the project by its name.
  func addForeign(_ name: UInt32, parent: EntityID?) -> EntityID {
    guard let parent else { return addForeign(name) }
    return add(foreign: name, .struct, parent: parent)
  }

  private func addForeign(_ name: UInt32) -> EntityID {
    if let known = lookup.foreignType(named: name) { return known }
    let type = add(foreign: name, .struct, parent: nil)
    for text in Frameworks.known.parameters(of: names.table[Name(name)]) where names.find(text) != 0 {
      _ = add(foreign: names.find(text), .associatedtype, parent: type)
    }
    return type
  }

  func add(foreign name: UInt32, _ kind: DeclarationKind, parent: EntityID?) -> EntityID {
    let owner = kind == .associatedtype ? parent : entities.endIndex
    let new = entities.append(
      Entity(
        kind: kind, access: .everywhere, flags: .foreign, name: name, file: nil, declaration: nil, parent: parent,
        owner: owner))
    hierarchy.addEntity()
    if let parent {
      lookup.insert(member: new, of: parent, name)
    } else {
      lookup.insert(foreign: new, name)
    }
    return new
  }

  private func placeExtensionMembers(_ bound: [Unbound]) {
    var file: FileID?
    var twins = ConditionalTwins([])
    for one in files.hasObjectiveC ? implementationsLast(bound, by: { $0.entity }) : bound {
      let extended = entities[one.entity]
      guard let owner = extended.owner else { continue }
      if extended.file != file {
        file = extended.file
        twins = ConditionalTwins(files[extended.home].facts.branches)
      }
      var member = one.entity.next
      let end = declaration(one.entity).end
      // Members are grouped after their extension, so the walk can stop at the first one outside.
      while entities.isSymbol(member), entities[member].file == extended.file,
        isDeclared(member, inside: one.entity, before: end)
      {
        if entities[member].parent == one.entity { placeMember(member, owner: owner, twins) }
        member = member.next
      }
    }
  }

  private func isDeclared(_ member: EntityID, inside extension: EntityID, before end: UInt32) -> Bool {
    if let parent = entities[member].parent, parent >= `extension` { return true }
    return declaration(member).nameOffset < end
  }

  /// Adds the known foreign types with a supertype that an extension extends.
  private func addForeignSubtypes() {
    for type in Frameworks.known.types(where: { names.find($0) != 0 && foreignType($0) == nil }) {
      if Frameworks.known.supertypes(of: type).contains(where: { foreignType($0) != nil }) {
        _ = addForeign(names.find(type), parent: nil)
      }
    }
    standard.find(foreignType)
  }
}

/// The extensions of each type. Types without extensions have no list.
struct ExtensionLists: Sendable {
  private typealias ListID = ID<[EntityID]>

  private var lists: Table<ListID, [EntityID]> = []
  /// The index of each entity's list.
  private var places: Table<EntityID, OptionalID<[EntityID]>>

  init(typeCount: Int = 0) { places = Table(EntityCollection.room(for: .none, typeCount)) }

  subscript(type: EntityID) -> [EntityID] {
    guard let place = places[type].id else { return [] }
    return lists[place]
  }

  mutating func add(_ part: EntityID, to type: EntityID) {
    if let place = places[type].id {
      lists[place].append(part)
    } else {
      places[type] = OptionalID(lists.append([part]))
    }
  }

  mutating func addType() { places.append(.none) }
}
