import DependencyGraph
import SourceFacts
import Tables

/// A finished symbol table, to be held by many.
final class Symbols: Sendable {
  let table: SymbolTable
  /// Whether labels of memberwise initializers are noted.
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

/// What names can mean anywhere in the project. It is made once, from the facts of all files, and then only read, by any
/// number of threads.
///
/// The order in which it is made matters, and is written in the initializer, `placeDeclared` and `bind`: each step looks
/// up names among what the steps before it have placed.
final class SymbolTable: @unchecked Sendable {
  let files: SourceFiles
  let names: MergedNames
  let traits: NameTraits
  /// What each file sees of other modules.
  let imports: ImportTable
  let frameworks: FrameworkNames
  var entities: EntityTable
  var lookup: LookupTables
  var scopedTypes: ScopedTypes
  var hierarchy = TypeHierarchy()
  var objectiveC: ObjectiveCSymbols
  var standard: StandardTypes

  init(
    files given: consuming Table<FileID, GraphFile>, modules: Table<ModuleID, String>,
    headers: Table<ModuleID, ModuleHeaders>, earlier: EarlierFiles? = nil, jobs: Int
  ) {
    var separate = given
    var names = earlier.map { MergedNames(separate, over: $0) } ?? MergedNames(files: separate)
    imports = ImportTable(files: separate, modules: modules, names: &names)
    let members = FrameworkMembers(&names)
    var files: Table<FileID, GraphFile> = []
    // Handed over, so that the names of their own that they had are given back now.
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
    bind(heads)
  }

  /// The types that declarations name before their body, in the order of the declarations.
  struct DeclarationHeads {
    /// What declarations inherit.
    let inherited: [EntityReader.NamedType]
    /// What extensions extend.
    let extended: [EntityReader.NamedType]
  }

  /// Puts declarations where names are looked up.
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

  /// Finds the types that type aliases, extensions and inheritance lead to.
  private func bind(_ heads: DeclarationHeads) {
    hierarchy.aliases = entities.indices.filter { entities[$0].kind == .typealias }
    bindAliases()
    bindExtensions(heads.extended)
    bindSupertypes(heads)
    if files.hasObjectiveC {
      placeForeignSpellings()
      placeRenamedMembers()
    }
    lookup.members.arrange(count: entities.count)
    findSoleTypes()
  }

  /// The declaration that became an entity of the project.
  func declaration(_ entity: EntityID) -> Declaration {
    let entity = entities[entity]
    guard let declaration = entity.declaration else { preconditionFailure("declared outside of the project") }
    return files[entity.home].facts.declarations[declaration]
  }

  /// The entity of a type from outside that the project extends.
  func foreignType(_ name: String) -> EntityID? { lookup.foreignType(named: names.find(name)) }
}
