import DependencyGraph
import Tables

/// The written types of declarations in all files. Their ids belong to an arena that is passed along.
struct DeclaredTypes: Sendable {
  /// The type of a variable, the result of a function or subscript, or the target of an alias.
  var ofEntity: Table<EntityID, TypeID>
  var ofParameter: Table<ParameterID, TypeID>
  /// The type in an inheritance clause.
  var ofClause: Table<ClauseID, TypeID>

  init(_ table: SymbolTable) {
    ofEntity = Table(repeating: .unset, count: table.entities.count)
    ofParameter = Table(repeating: .unset, count: table.entities.parameters.elements.count)
    ofClause = Table(repeating: .unset, count: table.hierarchy.clauses.elements.count)
  }
}
