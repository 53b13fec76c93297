import DependencyGraph
import SourceFacts
import Tables

/// A complete symbol table that several owners share.
final class Symbols: Sendable {
  let table: SymbolTable
  /// Whether labels of memberwise initializers are recorded as references.
  let notesLabels: Bool
  init(
    files: consuming [GraphFile], modules: [String], headers: [ModuleHeaders], labels: Bool,
    earlier: EarlierFiles? = nil, jobs: Int = 1
  ) {
    notesLabels = labels
    table = SymbolTable(
      files: Table(files), modules: Table(modules), headers: Table(headers), earlier: earlier, jobs: jobs)
  }
}

/// What names can mean anywhere in the project. It is built once from the facts of all files; then any number of
/// threads only read it.
///
/// The initializer, `placeDeclared` and `bind` state the order of the steps. Each one looks names up in what earlier
/// steps have added.
final class SymbolTable: @unchecked Sendable {
  let files: SourceFiles
  let names: MergedNames
  let traits: NameTraits
  /// What each file can see of other modules.
  let imports: ImportTable
  let frameworks: FrameworkNames
  var entities: EntityTable
  var lookup: LookupTables
  var scopedTypes: ScopedTypes
  var hierarchy = TypeHierarchy()
  var objectiveC: ObjectiveCSymbols
  var standard: StandardTypes
  var spellings = ForeignSpellings()

  init(
    files given: consuming Table<FileID, GraphFile>, modules: Table<ModuleID, String>,
    headers: Table<ModuleID, ModuleHeaders>, earlier: EarlierFiles? = nil, jobs: Int
  ) {
    var separate = given
    var names = earlier.map { MergedNames(separate, over: $0) } ?? MergedNames(files: separate)
    imports = ImportTable(files: separate, modules: modules, names: &names)
    let members = FrameworkMembers(&names)
    var files: Table<FileID, GraphFile> = []
    // Moved out of the parameter, so that the files' separate name tables are freed now.
    swap(&files, &separate)
    names.join(&files.elements, over: earlier, jobs: jobs)
    let collection = EntityCollection(files, names.maps, jobs: jobs)
    self.names = names
    self.files = SourceFiles(files, modules: modules)
    traits = NameTraits(names)
    frameworks = FrameworkNames(members: members, homonyms: FrameworkHomonyms(files, names))
    objectiveC = ObjectiveCSymbols(names)
    standard = StandardTypes(holders: StandardHolders(names))
    let heads = DeclarationHeads(inherited: collection.inherited, extended: collection.extended)
    scopedTypes = ScopedTypes(nearest: collection.typeScopes)
    entities = EntityTable(collection)
    lookup = LookupTables(nameCount: names.table.count, symbolCount: entities.symbolCount)
    for name in imports.moduleNames { lookup.declaredAs[Int(name)].insert(.module) }
    if self.files.hasObjectiveC { objectiveC.inclusions = Inclusions(self.files, headers) }
    placeDeclared()
    bind(heads, earlier)
  }

  /// The types in the headers of declarations, in the order of the declarations.
  struct DeclarationHeads {
    /// Types in inheritance clauses.
    let inherited: [EntityReader.NamedType]
    /// Types that extensions extend.
    let extended: [EntityReader.NamedType]
  }

  /// Adds declarations to the tables for lookup.
  private func placeDeclared() {
    placeOutside()
    placeMembers()
    placeScopedTypes()
    if files.hasObjectiveC {
      placeExportedTypes()
      placeProtocolsNamedLikeClasses()
      placeRenamedTypes()
    }
  }

  /// Resolves type aliases, extensions and inheritance clauses.
  private func bind(_ heads: DeclarationHeads, _ earlier: EarlierFiles?) {
    hierarchy.aliases = entities.indices.filter { entities[$0].kind == .typealias }
    bindAliases()
    bindExtensions(heads.extended)
    bindSupertypes(heads)
    if files.hasObjectiveC {
      placeForeignSpellings(earlier)
      placeRenamedMembers()
    }
    lookup.members.arrange(count: entities.count)
    findSoleTypes()
  }

  /// The declaration of an entity in the project.
  func declaration(_ entity: EntityID) -> Declaration {
    let entity = entities[entity]
    guard let declaration = entity.declaration else { preconditionFailure("declared outside of the project") }
    return files[entity.home].facts.declarations[declaration]
  }

  /// The entity of a foreign type that the project extends.
  func foreignType(_ name: String) -> EntityID? { lookup.foreignType(named: names.find(name)) }
}
