import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Temporary: queries by plain numbers, for callers that are not migrated.
extension DependencyGraph {
  public func parts(of type: Int) -> [Int] { parts(of: SymbolID(type)).map { $0.index } }
  public func members(of part: Int) -> [Int] { members(of: SymbolID(part)).map { $0.index } }
  public func labels(ofFunction function: Int) -> String { labels(ofFunction: SymbolID(function)) }
  public func isSwift(_ symbol: Int) -> Bool { isSwift(SymbolID(symbol)) }
  public func outermostType(of symbol: Int) -> Int { outermostType(of: SymbolID(symbol)).index }
  public func attributeNames(of symbol: Int) -> [String] { attributeNames(of: SymbolID(symbol)) }
  public func isNested(_ inner: Int32, in outer: Int32) -> Bool { isNested(SymbolID(raw: inner), in: SymbolID(raw: outer)) }
}

extension RoleMap {
  public subscript(symbol: Int) -> RoleSet { self[SymbolID(symbol)] }
}
extension LayerMap {
  public func isOfRootType(_ symbol: Int, in graph: DependencyGraph) -> Bool { isOfRootType(SymbolID(symbol), in: graph) }
}
extension Selector {
  public func matches(symbol: Int, in model: ArchitecturalModel) -> Bool { matches(symbol: SymbolID(symbol), in: model) }
}
extension ArchitecturalModel {
  public func roles(of symbol: Int) -> RoleSet { roles(of: SymbolID(symbol)) }
  public func layer(of symbol: Int) -> Int32 { layer(of: SymbolID(symbol)) }
}
extension ScreenModules {
  public func module(of symbol: Int, in graph: DependencyGraph) -> Int? { module(of: SymbolID(symbol), in: graph)?.index }
  public func module(ofFile file: Int) -> Int? { module(ofFile: FileID(file))?.index }
}
extension DependencyGraph {
  public func haveOneOutermostType(_ first: Int, _ second: SymbolID) -> Bool { haveOneOutermostType(SymbolID(first), second) }
}
extension DependencyGraph {
  public func inherits(_ type: Int, from traits: Traits) -> Bool { inherits(SymbolID(type), from: traits) }
}
