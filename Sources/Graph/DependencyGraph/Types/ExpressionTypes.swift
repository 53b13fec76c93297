import SourceFacts

/// The types that name resolution found for the expressions and declarations of a project. Any number of threads may ask.
public protocol ExpressionTypes: AnyObject, Sendable {
  /// The type of an expression's value, or the type that a type node names.
  func type(ofNode node: NodeID, in file: FileID) -> ValueType
  /// The type of a variable, the result of a function; a type's symbol gives the type itself.
  func type(ofSymbol symbol: SymbolID) -> ValueType
  /// The type of a variable, the result of a function, what an alias stands for.
  func tree(of symbol: SymbolID) -> TypeTree
  /// The types of the parameters of a function, or of the values that come with an enum's case, in order.
  func trees(ofParametersOf symbol: SymbolID) -> [TypeTree]
}
