import SourceFacts

/// The types of expressions and declarations that name resolution inferred. Thread-safe.
public protocol ExpressionTypes: AnyObject, Sendable {
  /// The type of an expression's value, or the type that a type node names.
  func type(ofNode node: NodeID, in file: FileID) -> ValueType
  /// The type of a variable, the result type of a function, or for a type's symbol the type itself.
  func type(ofSymbol symbol: SymbolID) -> ValueType
  /// The type of a variable, the result type of a function, or the type of an alias.
  func tree(of symbol: SymbolID) -> TypeTree
  /// The types of a function's parameters, or of an enum case's associated values, in order.
  func trees(ofParametersOf symbol: SymbolID) -> [TypeTree]
}
