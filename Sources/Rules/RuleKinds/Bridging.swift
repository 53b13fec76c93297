import DependencyGraph
import SourceFacts
import Tables

/// Temporary: queries by plain numbers, for callers that are not migrated.
extension ReferencesByTarget {
  subscript(symbol: Int) -> ArraySlice<Int32> { self[SymbolID(symbol)] }
}
extension DependencyGraph {
  func isMaker(_ symbol: Int, of type: SymbolID) -> Bool { isMaker(SymbolID(symbol), of: type) }
  func isMaker(_ symbol: Int, of type: Int) -> Bool { isMaker(SymbolID(symbol), of: SymbolID(type)) }
  func plainName(of symbol: Int) -> String { plainName(of: SymbolID(symbol)) }
}
extension RuleContext {
  func references(making types: Int...) -> [Reference] { references(making: types.map { SymbolID($0) }) }
  func layerName(ofSymbol symbol: Int) -> String? { layerName(ofSymbol: SymbolID(symbol)) }
}
