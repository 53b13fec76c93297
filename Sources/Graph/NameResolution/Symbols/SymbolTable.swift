import DependencyGraph
import SourceFacts
import Tables

/// A finished symbol table, to be held by many.
final class Symbols: Sendable {
  let table: SymbolTable
  /// Whether labels of memberwise initializers are noted.
  let notesLabels: Bool
  init(files: consuming [GraphFile], modules: [String], headers: [ModuleHeaders], labels: Bool, jobs: Int = 1) {
    notesLabels = labels
    table = SymbolTable(files: Table(files), modules: Table(modules), headers: Table(headers), jobs: jobs)
  }
}

/// What names can mean anywhere in the project: made once from the facts of all files, then only asked, by any number
/// of threads. It cannot be copied since it is too large for that.
final class SymbolTable: @unchecked Sendable {
  let files: Table<FileID, GraphFile>
  let modules: Table<ModuleID, String>
  var names: MergedNames

  /// Which files are of the same modules.
  let groups: FileGroups

  /// Nodes of the file that has most, and declarations of the one that has most.
  let largestFile: Int
  let mostDeclarations: Int

  /// Which files are of the C family.
  let isObjectiveC: Table<FileID, Bool>
  /// There is one.
  let hasObjectiveC: Bool

  /// Symbols, local types and functions, generic parameters, foreign types: in this order.
  var entities: Table<EntityID, Entity> = []
  let symbolCount: Int
  /// Symbols with attributes, in order.
  let attributed: [EntityID]
  /// The symbols of a file end where those of the next one start.
  let firstSymbol: Table<FileID, SymbolID>
  /// For each declaration of a file what it became, if anything.
  let entityOf: Runs<FileID, OptionalID<Entity>>

  /// Root of the written type or result of each; not of aliases and foreign types.
  var writtenTypes: Table<EntityID, OptionalID<Node>> = []

  var parameters = Rows<EntityID, Parameter>()
  /// The first generic parameter of what has any. They are entities one behind the other: see `generics(of:)`.
  var firstGeneric: Table<EntityID, EntityID> = []
  var genericCount: Table<EntityID, UInt16> = []

  /// (module, name): what a file of the module sees without qualification.
  var moduleLevel = PairTable<ModuleID>()
  /// (file, name): private declarations at file level.
  var fileLevel = PairTable<FileID>()
  /// (type, name): members, nested types and generic parameters, those of extensions too.
  var members = PairTable<EntityID>()
  /// (all, operator): operator functions, wherever they are declared.
  var operators = PairTable<ID<WholeProject>>()
  /// (all, name): foreign types that the project extends.
  var foreign = PairTable<ID<WholeProject>>()
  /// (all, name): what Objective-C code sees, whatever the module: C names, and those of Swift under their Objective-C names.
  var objectiveC = PairTable<ID<WholeProject>>()
  /// Protocols of Objective-C that Swift knows as `NameProtocol`.
  var protocolsNamedLikeClasses: Set<EntityID> = []
  /// Labels with which Swift calls what is `renamed`; `UInt32.max` for one that no file mentions.
  var swiftLabels: [EntityID: [UInt32]] = [:]
  /// (scope, name): local types and generic parameters.
  var scopedTypes = PairTable<ScopePlace>()
  /// For each scope of a file: see `typeScope(of:in:)`.
  var typeScopes: Rows<FileID, ScopeID>
  /// For each merged name what is declared under it anywhere.
  var declaredAs: [DeclaredAs] = []
  /// By merged name: see `soleType(named:from:)`.
  var soleTypes: [OptionalID<Entity>] = []

  /// All `typealias` entities.
  var aliases: [EntityID] = []
  /// The type that an alias stands for.
  var aliasTargets: Table<EntityID, OptionalID<Entity>> = []

  let imports: ImportTable
  let words: ObjectiveCWords
  /// What `#import` leads to.
  var inclusions = Inclusions()
  /// What declarations inherit and extensions extend, in their order, until it is bound.
  var inherited: [EntityReader.NamedType] = []
  var extended: [EntityReader.NamedType] = []
  /// Inheritance clauses in the order of the types, declarations before extensions.
  var clauses = Rows<EntityID, InheritanceClause>()
  /// A type and all its supertypes, nearest first, classes before protocols; see `Inheritance`.
  var ancestors = Rows<EntityID, EntityID>()
  /// Bound extensions of each type, in order.
  var extensionsOf = ExtensionLists()
  var standard = Standard()

  /// Types behind the language's own notation, where the project extends them or a protocol of theirs.
  struct Standard: Sendable {
    var array: EntityID?
    var dictionary: EntityID?
    var set: EntityID?
    var optional: EntityID?
    /// SwiftUI's
    var view: EntityID?
    var holders = StandardHolders()
    /// By merged name.
    var members: [StandardMember?] = []
  }

  /// What can be seen of each merged name itself.
  var spelling: [Spelling] = []
  /// How many bytes each merged name has, or `longName`. Asked for each reference: where names end is four times as large.
  private let lengths: [UInt8]
  /// How tightly each merged name binds, where it is an operator.
  var precedence: [Precedence] = []
  var homonyms = FrameworkHomonyms()
  let frameworks: FrameworkMembers

  struct DeclaredAs: OptionSet, Sendable {
    let rawValue: UInt8
    static let outside = DeclaredAs(rawValue: 1)
    static let member = DeclaredAs(rawValue: 2)
    static let module = DeclaredAs(rawValue: 4)
    static let foreign = DeclaredAs(rawValue: 8)
    static let scoped = DeclaredAs(rawValue: 16)
    static let objectiveC = DeclaredAs(rawValue: 32)
  }

  struct Parameter: Sendable {
    /// Merged name, 0 for none.
    var label: UInt32
    /// In the file of whom it belongs to.
    var declaration: DeclarationID
    private let typeField: OptionalID<Node>
    var hasDefault: Bool
    var isVariadic: Bool

    /// Root of its written type.
    @inline(__always) var type: NodeID? { typeField.id }

    init(label: UInt32, declaration: DeclarationID, type: NodeID?, hasDefault: Bool, isVariadic: Bool) {
      (self.label, self.declaration, typeField) = (label, declaration, OptionalID(type))
      (self.hasDefault, self.isVariadic) = (hasDefault, isVariadic)
    }
  }

  init(
    files given: consuming Table<FileID, GraphFile>, modules: Table<ModuleID, String>,
    headers: Table<ModuleID, ModuleHeaders>,
    jobs: Int
  ) {
    var separate = given
    var merged = MergedNames(files: separate)
    imports = ImportTable(files: separate, modules: modules, names: &merged)
    frameworks = FrameworkMembers(&merged)
    var files: Table<FileID, GraphFile> = []
    // Handed over, so that the names of their own that they had are given back now.
    swap(&files, &separate)
    merged.join(&files.elements, jobs: jobs)
    let collection = EntityCollection(files, merged.maps, jobs: jobs)
    spelling = Self.spellings(merged.table)
    lengths = Self.lengths(merged.table)
    (self.files, self.modules, names) = (files, modules, merged)
    isObjectiveC = Table(files.indices.map { !files[$0].isSwift })
    hasObjectiveC = isObjectiveC.contains(true)
    largestFile = files.indices.reduce(0) { max($0, files[$1].facts.nodes.count) }
    mostDeclarations = files.indices.reduce(0) { max($0, collection.entityOf.range(of: $1).count) }
    words = ObjectiveCWords(names)
    groups = FileGroups(files, modules.count)
    entities = collection.entities
    attributed = collection.attributed
    (inherited, extended) = (collection.inherited, collection.extended)
    firstSymbol = collection.firstSymbol
    symbolCount = firstSymbol[files.endIndex].index
    members = PairTable(expected: symbolCount)
    // One in eight stands outside of others.
    moduleLevel = PairTable(expected: symbolCount / 8)
    entityOf = collection.entityOf
    typeScopes = collection.typeScopes
    firstGeneric = collection.firstGeneric
    genericCount = collection.genericCount
    writtenTypes = collection.types
    parameters = Rows(collection.parameters, ownerCount: entities.count, owner: { $0.owner }, element: { $0.parameter })
    readNames()
    if hasObjectiveC { inclusions = Inclusions(self, headers) }
    placeDeclared()
    bind()
  }

  /// Where what is declared is looked for.
  private func placeDeclared() {
    placeOutside()
    placeMembers()
    placeScopedTypes()
    if hasObjectiveC {
      placeExportedTypes()
      placeProtocolsNamedLikeClasses()
      placeRenamedTypes()
    }
  }

  /// What type aliases, extensions and inheritance lead to.
  private func bind() {
    aliases = entities.indices.filter { entities[$0].kind == .typealias }
    bindAliases()
    bindExtensions()
    bindSupertypes()
    (inherited, extended) = ([], [])
    if hasObjectiveC {
      placeForeignSpellings()
      placeRenamedMembers()
    }
    members.arrange(count: entities.count)
    findSoleTypes()
  }

  /// What names mean by themselves, whatever is declared.
  private func readNames() {
    declaredAs = [DeclaredAs](repeating: [], count: names.table.count)
    standard.holders = StandardHolders(names)
    standard.members = StandardMember.table(names)
    for name in StandardHolders.members { mark(name, .holderMember) }
    for name in StandardNames.members { mark(name, .standardMember) }
    for name in StandardNames.functions { mark(name, .standardFunction) }
    for name in StandardNames.labels { mark(name, .standardLabel) }
    precedence = Precedence.table(names)
    homonyms = FrameworkHomonyms(files, names)
    for name in imports.moduleNames { declaredAs[Int(name)].insert(.module) }
  }

  private static func spellings(_ names: NameTable) -> [Spelling] {
    [Spelling](unsafeUninitializedCapacity: names.count) { spellings, count in
      names.forEach { _, text in
        spellings[count] = Spelling(text)
        count += 1
      }
    }
  }

  private static var longName: UInt8 { .max }

  private static func lengths(_ names: NameTable) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: names.count) { lengths, count in
      names.forEach { _, text in
        lengths[count] = UInt8(min(text.count, Int(longName)))
        count += 1
      }
    }
  }

  /// Of a merged name, in bytes.
  @inline(__always)
  func length(of name: UInt32) -> UInt32 {
    let length = lengths[Int(name)]
    return length < Self.longName ? UInt32(length) : names.length(of: name)
  }

  private func mark(_ text: String, _ mark: Spelling) {
    let name = names.find(text)
    if name != 0 { spelling[Int(name)].insert(mark) }
  }
}
