import DependencyGraph
import SourceFacts

/// Temporary: queries by plain numbers, for callers that are not migrated.
extension RuleContext {
  func references(making types: Int...) -> [Reference] { references(making: types.map { SymbolID($0) }) }
  func layerName(ofSymbol symbol: Int) -> String? { layerName(ofSymbol: SymbolID(symbol)) }
}
