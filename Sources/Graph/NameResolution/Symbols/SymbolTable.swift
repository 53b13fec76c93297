import DependencyGraph
import SourceFacts

/// A finished symbol table, to be held by many.
final class Symbols: Sendable {
  let table: SymbolTable
  /// Whether labels of memberwise initializers are noted.
  let notesLabels: Bool
  init(files: consuming [GraphFile], modules: [String], headers: [ModuleHeaders], labels: Bool, jobs: Int = 1) {
    notesLabels = labels
    table = SymbolTable(files: files, modules: modules, headers: headers, jobs: jobs)
  }
}

/// What names can mean anywhere in the project: made once from the facts of all files, then only asked, by any number
/// of threads. It cannot be copied since it is too large for that.
final class SymbolTable: @unchecked Sendable {
  let files: [GraphFile]
  let modules: [String]
  var names: MergedNames

  /// Which files are of the same modules.
  let groups: FileGroups

  /// Nodes of the file that has most, and declarations of the one that has most.
  let largestFile: Int
  let mostDeclarations: Int

  /// Which files are of the C family.
  let isObjectiveC: [Bool]
  /// There is one.
  let hasObjectiveC: Bool

  /// Symbols, local types and functions, generic parameters, foreign types: in this order.
  var entities: [Entity] = []
  let symbolCount: Int
  /// Symbols with attributes, in order.
  let attributed: [Int32]
  /// Symbols of file `f` are `firstSymbol[f]..<firstSymbol[f + 1]`.
  let firstSymbol: [Int32]
  /// `entityOf[firstDeclaration[file] + declaration]`, or -1.
  var entityOf: [Int32] = []
  let firstDeclaration: [Int]

  /// By entity: root of its written type or result, or -1; aliases and foreign types aside.
  var writtenTypes: [Int32] = []

  /// `parameters` of entity `e` are `firstParameter[e]..<firstParameter[e + 1]`.
  var parameters: [Parameter] = []
  var firstParameter: [Int32] = []
  /// Generic parameters of entity `e` are the entities `firstGeneric[e]..<firstGeneric[e] + genericCount[e]`.
  var firstGeneric: [Int32] = []
  var genericCount: [UInt16] = []

  /// (module, name): what a file of the module sees without qualification.
  var moduleLevel = PairTable()
  /// (file, name): private declarations at file level.
  var fileLevel = PairTable()
  /// (type, name): members, nested types and generic parameters, those of extensions too.
  var members = PairTable()
  /// (0, operator): operator functions, wherever they are declared.
  var operators = PairTable()
  /// (0, name): foreign types that the project extends.
  var foreign = PairTable()
  /// (0, name): what Objective-C code sees, whatever the module: C names, and those of Swift under their Objective-C names.
  var objectiveC = PairTable()
  /// Protocols of Objective-C that Swift knows as `NameProtocol`.
  var protocolsNamedLikeClasses: Set<Int32> = []
  /// Labels with which Swift calls what is `renamed`; `UInt32.max` for one that no file mentions.
  var swiftLabels: [Int32: [UInt32]] = [:]
  /// (`firstScope[file] + scope`, name): local types and generic parameters.
  var scopedTypes = PairTable()
  let firstScope: [Int]
  /// The scope itself or the nearest around it in which a type name can be found; indices as in `scopedTypes`.
  var typeScope: [Int32] = []
  /// For each merged name what is declared under it anywhere.
  var declaredAs: [DeclaredAs] = []
  /// By merged name: see `soleType(named:from:)`. -1 for none, -2 for what is declared more than once.
  var soleTypes: [Int32] = []

  /// All `typealias` entities.
  var aliases: [Int32] = []
  /// By entity: the type that an alias stands for, or -1.
  var aliasTargets: [Int32] = []

  let imports: ImportTable
  let words: ObjectiveCWords
  /// What `#import` leads to.
  var inclusions = Inclusions()
  /// What declarations inherit and extensions extend, in their order, until it is bound.
  var inherited: [EntityReader.NamedType] = []
  var extended: [EntityReader.NamedType] = []
  /// Inheritance clauses in the order of the types, declarations before extensions.
  var clauses: [InheritanceClause] = []
  /// `clauses` of entity `e` are `firstClause[e]..<firstClause[e + 1]`.
  var firstClause: [Int32] = []
  /// A type and all its supertypes, nearest first, classes before protocols; see `Inheritance`.
  var ancestors: [Int32] = []
  var firstAncestor: [Int32] = []
  /// Bound extensions of each type, in order.
  var extensionsOf = ExtensionLists()
  var standard = Standard()

  /// Types behind the language's own notation, where the project extends them or a protocol of theirs; else -1.
  struct Standard: Sendable {
    var array: Int32 = -1
    var dictionary: Int32 = -1
    var set: Int32 = -1
    var optional: Int32 = -1
    /// SwiftUI's
    var view: Int32 = -1
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
    /// Index into the file's declarations.
    var declaration: Int32
    /// Root of its written type, or -1.
    var type: Int32
    var hasDefault: Bool
    var isVariadic: Bool
  }

  @inline(__always)
  func entity(_ declaration: Int, in file: Int) -> Int32 { entityOf[firstDeclaration[file] + declaration] }

  @inline(__always)
  func parameterRange(_ entity: Int32) -> Range<Int> {
    Int(firstParameter[Int(entity)])..<Int(firstParameter[Int(entity) + 1])
  }

  @inline(__always)
  func ancestorRange(_ entity: Int32) -> Range<Int> {
    Int(firstAncestor[Int(entity)])..<Int(firstAncestor[Int(entity) + 1])
  }

  /// Whether a type is another or has it among its supertypes.
  func inherits(_ entity: Int32, _ other: Int32) -> Bool {
    for index in ancestorRange(entity) where ancestors[index] == other { return true }
    return false
  }

  func declaration(_ entity: Int32) -> Declaration {
    let entity = entities[Int(entity)]
    return files[Int(entity.file)].facts.declarations[Int(entity.declaration)]
  }

  init(files given: consuming [GraphFile], modules: [String], headers: [ModuleHeaders], jobs: Int) {
    var separate = given
    var merged = MergedNames(files: separate)
    imports = ImportTable(files: separate, modules: modules, names: &merged)
    frameworks = FrameworkMembers(&merged)
    var files: [GraphFile] = []
    // Handed over, so that the names of their own that they had are given back now.
    swap(&files, &separate)
    merged.join(&files, jobs: jobs)
    let collection = EntityCollection(files, merged.maps, jobs: jobs)
    spelling = Self.spellings(merged.table)
    lengths = Self.lengths(merged.table)
    (self.files, self.modules, names) = (files, modules, merged)
    isObjectiveC = files.indices.map { !files[$0].isSwift }
    hasObjectiveC = isObjectiveC.contains(true)
    largestFile = files.indices.reduce(0) { max($0, files[$1].facts.nodes.count) }
    mostDeclarations = files.indices.reduce(0) { max($0, collection.firstDeclaration[$1 + 1] - collection.firstDeclaration[$1]) }
    words = ObjectiveCWords(names)
    groups = FileGroups(files, modules.count)
    entities = collection.entities
    attributed = collection.attributed
    (inherited, extended) = (collection.inherited, collection.extended)
    firstSymbol = collection.firstSymbol
    symbolCount = Int(firstSymbol[files.count])
    members = PairTable(expected: symbolCount)
    // One in eight stands outside of others.
    moduleLevel = PairTable(expected: symbolCount / 8)
    entityOf = collection.entityOf
    firstDeclaration = collection.firstDeclaration
    firstScope = collection.firstScope
    typeScope = collection.typeScope
    firstGeneric = collection.firstGeneric
    genericCount = collection.genericCount
    writtenTypes = collection.types
    place(parameters: collection.parameters)
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
    aliases = entities.indices.filter { entities[$0].kind == .typealias }.map { Int32($0) }
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
