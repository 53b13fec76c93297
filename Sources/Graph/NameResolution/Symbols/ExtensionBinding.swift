import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Extensions find the type that they extend, and their members become its members.
extension SymbolTable {
  private struct Unbound {
    var entity: EntityID
    var scope: ScopeID
    var path: [UInt32]
  }

  /// Short paths first: `extension A.B` may extend what an extension of `A` declares.
  /// - Parameter extended: what extensions extend.
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

  /// Those that extend a type which only inherits its name: `extension Sub.Nested`.
  func bindInheritedExtensions(_ extended: [EntityReader.NamedType]) {
    let unbound = paths(of: extended)
    for one in unbound { bind(one) }
    placeExtensionMembers(unbound)
    bindAliases()
  }

  /// Of those that are not bound yet.
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
    if let owner, lies(owner, in: unbound.entity) { return }
    entities[unbound.entity].owner = owner
    guard let owner else { return }
    hierarchy.extensionsOf.add(unbound.entity, to: owner)
    if entities[owner].flags.contains(.foreign) { addParameters(constrainedBy: unbound.entity, to: owner) }
  }

  /// What the `where` clause of an extension says something of are generic parameters or associated types of what it
  /// extends.
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

  /// Whether a type is declared in an extension: none extends what it holds, however much the code is broken.
  private func lies(_ type: EntityID, in extension: EntityID) -> Bool {
    var around: EntityID? = type
    while let this = around {
      if this == `extension` { return true }
      let entity = entities[this]
      around = entity.kind == .extension ? entity.owner ?? entity.parent : entity.parent
    }
    return false
  }

  /// The first part of a path is a module that is not ours.
  private func isForeignModule(_ name: UInt32, in file: FileID, _ scope: ScopeID) -> Bool {
    guard type(named: name, in: scope, of: file) == .none else { return false }
    if name == KnownNames.standardLibrary.rawValue { return true }
    return files[file].facts.imports.contains { names.merged($0.module, in: file) == name }
  }

  /// The foreign type that an alias of the project stands for.
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

  /// A type from outside the project, known by its name.
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
      // What stands in something of the extension need not be looked at to know that it stands in it.
      while entities.isSymbol(member), entities[member].file == extended.file,
        lies(member, inside: one.entity, before: end)
      {
        if entities[member].parent == one.entity { placeMember(member, owner: owner, twins) }
        member = member.next
      }
    }
  }

  private func lies(_ member: EntityID, inside extension: EntityID, before end: UInt32) -> Bool {
    if let parent = entities[member].parent, parent >= `extension` { return true }
    return declaration(member).nameOffset < end
  }

  /// Known types from outside for which there is an extension of a supertype.
  private func addForeignSubtypes() {
    for type in Frameworks.known.types(where: { names.find($0) != 0 && foreignType($0) == nil }) {
      if Frameworks.known.supertypes(of: type).contains(where: { foreignType($0) != nil }) {
        _ = addForeign(names.find(type), parent: nil)
      }
    }
    standard.find(foreignType)
  }
}

/// Extensions by what they extend. Few types have any: no list is kept for the others.
struct ExtensionLists: Sendable {
  private typealias ListID = ID<[EntityID]>

  private var lists: Table<ListID, [EntityID]> = []
  /// Where the list of a type, or of what else could be one, is.
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
