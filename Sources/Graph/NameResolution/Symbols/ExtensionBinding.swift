import DependencyGraph
import Frameworks
import SourceFacts

/// Extensions find the type that they extend, and their members become its members.
extension SymbolTable {
  private struct Unbound {
    var symbol: Int32
    var scope: Int32
    var path: [UInt32]
  }

  /// Short paths first: `extension A.B` may extend what an extension of `A` declares.
  func bindExtensions() {
    extensionsOf = ExtensionLists(typeCount: entities.count)
    let unbound = extensionPaths()
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
  func bindInheritedExtensions() {
    let unbound = extensionPaths()
    for one in unbound { bind(one) }
    placeExtensionMembers(unbound)
    bindAliases()
  }

  /// Of those that are not bound yet.
  private func extensionPaths() -> [Unbound] {
    extended.compactMap { extended in
      let entity = entities[Int(extended.entity)]
      guard entity.kind == .extension, entity.owner < 0 else { return nil }
      let path = path(of: Int(extended.node), in: Int(entity.file))
      return path.isEmpty ? nil : Unbound(symbol: extended.entity, scope: extended.scope, path: path)
    }
  }

  private static let longestPath = 16

  private func bind(_ unbound: Unbound) {
    let index = Int(unbound.symbol)
    let file = Int(entities[index].file)
    let scope = Int(unbound.scope)
    var path = unbound.path[...]
    if path.count > 1, isForeignModule(path[path.startIndex], in: file, scope) { path.removeFirst() }
    var binding = type(named: path[path.startIndex], in: scope, of: file)
    if binding == .none { binding = .entity(addForeign(path[path.startIndex], parent: -1)) }
    for name in path.dropFirst() {
      var next = member(name, of: binding, from: file)
      if next == .none, case .entity(let outer) = binding {
        let nominal = nominal(outer)
        if nominal >= 0, entities[Int(nominal)].flags.contains(.foreign) {
          next = .entity(addForeign(name, parent: nominal))
        }
      }
      binding = next
    }
    guard case .entity(let target) = binding else { return }
    var owner = nominal(target)
    if owner < 0, entities[Int(target)].kind == .typealias { owner = foreignTarget(of: target) }
    if owner >= 0, lies(owner, in: unbound.symbol) { return }
    entities[index].owner = owner
    guard owner >= 0 else { return }
    extensionsOf.add(unbound.symbol, to: owner)
    if entities[Int(owner)].flags.contains(.foreign) { addParameters(constrainedBy: unbound.symbol, to: owner) }
  }

  /// What the `where` clause of an extension says something of are generic parameters or associated types of what it
  /// extends.
  private func addParameters(constrainedBy extension: Int32, to type: Int32) {
    let facts = files[Int(entities[Int(`extension`)].file)].facts
    for requirement in facts.attachments(of: declaration(`extension`)) where requirement.kind == .requirement {
      guard let subject = facts.children(of: Int(requirement.node)).first else { continue }
      let path = path(of: subject, in: Int(entities[Int(`extension`)].file))
      guard path.count == 1, path[0] != KnownNames.selfType.rawValue, members.first(type, path[0]) < 0 else { continue }
      _ = add(foreign: path[0], .associatedtype, parent: type)
    }
  }

  /// Whether a type is declared in an extension: none extends what it holds, however much the code is broken.
  private func lies(_ type: Int32, in extension: Int32) -> Bool {
    var index = type
    while index >= 0 {
      if index == `extension` { return true }
      let entity = entities[Int(index)]
      index = entity.kind == .extension && entity.owner >= 0 ? entity.owner : entity.parent
    }
    return false
  }

  /// The first part of a path is a module that is not ours.
  private func isForeignModule(_ name: UInt32, in file: Int, _ scope: Int) -> Bool {
    guard type(named: name, in: scope, of: file) == .none else { return false }
    if name == KnownNames.standardLibrary.rawValue { return true }
    return files[file].facts.imports.contains { names.merged($0.module, in: file) == name }
  }

  /// The foreign type that an alias of the project stands for.
  private func foreignTarget(of alias: Int32) -> Int32 {
    var alias = alias
    for _ in 0..<Self.maximumAliases {
      let declaration = declaration(alias)
      guard declaration.type >= 0 else { return -1 }
      let file = Int(entities[Int(alias)].file)
      let path = path(of: Int(declaration.type), in: file)
      switch bind(path, in: Int(declaration.scope), of: file) {
      case .entity(let next) where entities[Int(next)].kind == .typealias: alias = next
      case .none where path.count == 1: return addForeign(path[0], parent: -1)
      default: return -1
      }
    }
    return -1
  }

  /// A type from outside the project, known by its name.
  func addForeign(_ name: UInt32, parent: Int32) -> Int32 {
    let entry = parent < 0 ? foreign.first(0, name) : members.first(parent, name)
    if entry >= 0, parent < 0 { return foreign.entity(entry) }
    let index = add(foreign: name, .struct, parent: parent)
    if parent >= 0 { return index }
    for text in Frameworks.known.parameters(of: names.table[Name(name)]) where names.find(text) != 0 {
      _ = add(foreign: names.find(text), .associatedtype, parent: index)
    }
    return index
  }

  func add(foreign name: UInt32, _ kind: DeclarationKind, parent: Int32) -> Int32 {
    let index = Int32(entities.count)
    entities.append(
      Entity(
        kind: kind, access: .everywhere, flags: .foreign, name: name, file: -1, declaration: -1, parent: parent,
        owner: kind == .associatedtype ? parent : index))
    extensionsOf.addType()
    aliasTargets.append(-1)
    firstParameter.append(firstParameter[firstParameter.count - 1])
    firstGeneric.append(0)
    genericCount.append(0)
    if parent < 0 {
      foreign.insert(index, 0, name)
      declaredAs[Int(name)].insert(.foreign)
    } else {
      members.insert(index, parent, name)
      declaredAs[Int(name)].insert(.member)
    }
    return index
  }

  private func placeExtensionMembers(_ bound: [Unbound]) {
    var file = -1
    var twins = ConditionalTwins([])
    for one in hasObjectiveC ? implementationsLast(bound, by: { $0.symbol }) : bound {
      let extended = entities[Int(one.symbol)]
      if extended.owner < 0 { continue }
      if Int(extended.file) != file {
        file = Int(extended.file)
        twins = ConditionalTwins(files[file].facts.branches)
      }
      var index = Int(one.symbol) + 1
      let end = declaration(one.symbol).end
      // What stands in something of the extension need not be looked at to know that it stands in it.
      while index < symbolCount, entities[index].file == extended.file,
        entities[index].parent >= one.symbol || declaration(Int32(index)).nameOffset < end
      {
        if entities[index].parent == one.symbol { placeMember(index, owner: extended.owner, twins) }
        index += 1
      }
    }
  }

  /// Known types from outside for which there is an extension of a supertype.
  private func addForeignSubtypes() {
    for type in Frameworks.known.types(where: { names.find($0) != 0 && foreignType($0) < 0 }) {
      if Frameworks.known.supertypes(of: type).contains(where: { foreignType($0) >= 0 }) {
        _ = addForeign(names.find(type), parent: -1)
      }
    }
    standard.array = foreignType("Array")
    standard.dictionary = foreignType("Dictionary")
    standard.set = foreignType("Set")
    standard.optional = foreignType("Optional")
    standard.view = foreignType("View")
  }
}

/// Extensions by what they extend. Few types have any: no list is kept for the others.
struct ExtensionLists: Sendable {
  private var lists: [[Int32]] = []
  /// By type, or what else could be one: its place in `lists`, counted from 1, or 0.
  private var places: [Int32]

  init(typeCount: Int = 0) { places = .zeros(typeCount) }

  subscript(type: Int) -> [Int32] { places[type] == 0 ? [] : lists[Int(places[type]) - 1] }

  mutating func add(_ part: Int32, to type: Int32) {
    if places[Int(type)] == 0 {
      lists.append([])
      places[Int(type)] = Int32(lists.count)
    }
    lists[Int(places[Int(type)]) - 1].append(part)
  }

  mutating func addType() { places.append(0) }
}
