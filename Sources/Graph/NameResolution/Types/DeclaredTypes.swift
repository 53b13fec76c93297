import DependencyGraph
import Tables

/// The types that declarations write, of all files, so that each file can ask for those of another. The ids are those of
/// one arena that goes with it.
struct DeclaredTypes: Sendable {
  /// The type of a variable, the result of a function or subscript, what an alias stands for.
  var ofEntity: Table<EntityID, TypeID>
  var ofParameter: Table<ParameterID, TypeID>
  /// What an inheritance clause names.
  var ofClause: Table<ClauseID, TypeID>

  init(_ table: SymbolTable) {
    ofEntity = Table(repeating: .unset, count: table.entities.count)
    ofParameter = Table(repeating: .unset, count: table.entities.parameters.elements.count)
    ofClause = Table(repeating: .unset, count: table.hierarchy.clauses.elements.count)
  }
}
