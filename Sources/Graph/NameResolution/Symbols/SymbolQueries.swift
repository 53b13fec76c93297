import DependencyGraph
import SourceFacts
import Tables

typealias ParameterID = ID<SymbolTable.Parameter>

extension SymbolTable {
  @inline(__always)
  func isSymbol(_ entity: EntityID) -> Bool { entity.index < symbolCount }

  /// Nil for what is declared in code, generic parameters and foreign types.
  @inline(__always)
  func symbol(of entity: EntityID) -> SymbolID? { isSymbol(entity) ? SymbolID(raw: entity.raw) : nil }

  func symbols(in file: FileID) -> Range<SymbolID> { firstSymbol[file]..<firstSymbol[file.next] }

  func symbolEntities(in file: FileID) -> Range<EntityID> {
    EntityID(symbol: firstSymbol[file])..<EntityID(symbol: firstSymbol[file.next])
  }

  /// What a declaration became; nil for parameters, captures, closures, accessors and variables in code.
  @inline(__always)
  func entity(_ declaration: DeclarationID, in file: FileID) -> EntityID? {
    entityOf.elements[entityOf.range(of: file).lowerBound &+ declaration.index].id
  }

  /// For each declaration of a file what it became.
  func entities(declaredIn file: FileID) -> ArraySlice<OptionalID<Entity>> { entityOf[file] }

  /// The file of what the project declares.
  @inline(__always)
  func home(of entity: EntityID) -> FileID { entities[entity].home }

  /// What the project declares as an entity.
  func declaration(_ entity: EntityID) -> Declaration {
    let entity = entities[entity]
    guard let declaration = entity.declaration else { preconditionFailure("declared outside of the project") }
    return files[entity.home].facts.declarations[declaration]
  }

  @inline(__always)
  func parameterRange(_ entity: EntityID) -> Range<ParameterID> { parameters.range(of: entity) }

  /// Its generic parameters.
  @inline(__always)
  func generics(of entity: EntityID) -> Range<EntityID> {
    let first = firstGeneric[entity]
    return first..<EntityID(raw: first.raw &+ Int32(genericCount[entity]))
  }

  // MARK: Supertypes

  /// Whether supertypes were looked for.
  @inline(__always)
  var knowsAncestors: Bool { ancestors.ownerCount > 0 }

  @inline(__always)
  func ancestorRange(_ entity: EntityID) -> Range<ID<EntityID>> { ancestors.range(of: entity) }

  /// Whether a type is another or has it among its supertypes.
  func inherits(_ entity: EntityID, _ other: EntityID) -> Bool {
    for place in ancestorRange(entity) where ancestors[place] == other { return true }
    return false
  }
}
