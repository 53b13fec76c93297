import DependencyGraph
import SourceFacts
import Tables

/// Declarations by the place in which they can be named and their merged name.
struct LookupTables: ~Copyable, Sendable {
  /// For each merged name what is declared under it anywhere.
  var declaredAs: [DeclaredAs]
  /// (module, name): what a file of the module sees without qualification.
  var moduleLevel: PairTable<ModuleID>
  /// (file, name): private declarations at file level.
  var fileLevel = PairTable<FileID>()
  /// (type, name): members, nested types and generic parameters, those of extensions too.
  var members: PairTable<EntityID>
  /// (all, operator): operator functions, wherever they are declared.
  var operators = PairTable<ID<WholeProject>>()
  /// (all, name): foreign types that the project extends.
  var foreign = PairTable<ID<WholeProject>>()
  /// (all, name): what Objective-C code sees, whatever the module. Swift declarations have their Objective-C names here.
  var objectiveC = PairTable<ID<WholeProject>>()
  /// By merged name: see `SymbolTable.soleType(named:from:)`.
  var soleTypes: [OptionalID<Entity>] = []

  struct DeclaredAs: OptionSet, Sendable {
    let rawValue: UInt8
    static let outside = DeclaredAs(rawValue: 1)
    static let member = DeclaredAs(rawValue: 2)
    static let module = DeclaredAs(rawValue: 4)
    static let foreign = DeclaredAs(rawValue: 8)
    static let scoped = DeclaredAs(rawValue: 16)
    static let objectiveC = DeclaredAs(rawValue: 32)
  }

  init(nameCount: Int, symbolCount: Int) {
    declaredAs = [DeclaredAs](repeating: [], count: nameCount)
    members = PairTable(expected: symbolCount)
    // One in eight stands outside of others.
    moduleLevel = PairTable(expected: symbolCount / 8)
  }

  mutating func insert(member: EntityID, of owner: EntityID, _ name: UInt32) {
    declaredAs[Int(name)].insert(.member)
    members.insert(member, owner, name)
  }

  /// Has members of several types found under their names.
  mutating func insert(members new: UnsafeBufferPointer<PairTable<EntityID>.Entry>) {
    declaredAs.withUnsafeMutableBufferPointer { declaredAs in
      for entry in new { declaredAs[Int(entry.second)].insert(.member) }
    }
    members.insert(new)
  }

  /// An entity is a member of a type by this name, too.
  mutating func insert(alsoMember entity: EntityID, of owner: EntityID, _ name: UInt32) {
    var entry = members.first(owner, name)
    while let listed = entry {
      if members.entity(listed) == entity { return }
      entry = members.next(listed)
    }
    insert(member: entity, of: owner, name)
  }

  mutating func insert(foreign type: EntityID, _ name: UInt32) {
    foreign.insert(type, name)
    declaredAs[Int(name)].insert(.foreign)
  }

  /// Notes what Objective-C code may call by a name; 0 stands for no name.
  mutating func insert(objectiveC entity: EntityID, _ name: UInt32) {
    guard name != 0 else { return }
    objectiveC.insert(entity, name)
    declaredAs[Int(name)].insert(.objectiveC)
  }

  /// The entity of a foreign type.
  func foreignType(named name: UInt32) -> EntityID? { foreign.first(name).map { foreign.entity($0) } }
}
