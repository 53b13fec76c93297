import DependencyGraph

/// The types that declarations write, of all files, so that each file can ask for those of another. The ids are those of
/// one arena that goes with it.
struct DeclaredTypes: Sendable {
  /// By entity: the type of a variable, the result of a function or subscript, what an alias stands for.
  var ofEntity: [TypeID]
  /// In the order of `SymbolTable.parameters`.
  var ofParameter: [TypeID]
  /// In the order of `SymbolTable.clauses`.
  var ofClause: [TypeID]

  init(_ table: SymbolTable) {
    ofEntity = [TypeID](repeating: .unset, count: table.entities.count)
    ofParameter = [TypeID](repeating: .unset, count: table.parameters.count)
    ofClause = [TypeID](repeating: .unset, count: table.clauses.count)
  }
}
