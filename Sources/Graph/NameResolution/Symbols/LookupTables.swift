import DependencyGraph
import SourceFacts
import Tables

/// Declarations by merged name and the place in which they are visible.
struct LookupTables: ~Copyable, Sendable {
  /// For each merged name, the kinds of declarations with that name.
  var declaredAs: [DeclaredAs]
  /// (module, name): visible in the files of the module without qualification.
  var moduleLevel: PairTable<ModuleID>
  /// (file, name): private declarations at file level.
  var fileLevel = PairTable<FileID>()
  /// (type, name): members, nested types and generic parameters, including those of extensions.
  var members: PairTable<EntityID>
  /// (all, operator): operator functions in any module.
  var operators = PairTable<ID<WholeProject>>()
  /// (all, name): foreign types that the project extends.
  var foreign = PairTable<ID<WholeProject>>()
  /// (all, name): visible in Objective-C code, in any module. Swift declarations have their Objective-C names here.
  var objectiveC = PairTable<ID<WholeProject>>()
  /// For each merged name, see `SymbolTable.soleType(named:from:)`.
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
    // About one symbol in eight is at file level.
    moduleLevel = PairTable(expected: symbolCount / 8)
  }

  mutating func insert(member: EntityID, of owner: EntityID, _ name: UInt32) {
    declaredAs[Int(name)].insert(.member)
    members.insert(member, owner, name)
  }

  /// Adds members of several types.
  mutating func insert(members new: UnsafeBufferPointer<PairTable<EntityID>.Entry>) {
    declaredAs.withUnsafeMutableBufferPointer { declaredAs in
      for entry in new { declaredAs[Int(entry.second)].insert(.member) }
    }
    members.insert(new)
  }

  /// Adds another name for a member of a type.
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

  /// Adds a declaration under the name that Objective-C code uses; 0 is no name.
  mutating func insert(objectiveC entity: EntityID, _ name: UInt32) {
    guard name != 0 else { return }
    objectiveC.insert(entity, name)
    declaredAs[Int(name)].insert(.objectiveC)
  }

  func foreignType(named name: UInt32) -> EntityID? { foreign.first(name).map { foreign.entity($0) } }
}
