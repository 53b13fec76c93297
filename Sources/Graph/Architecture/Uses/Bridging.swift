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
  public func layer(of symbol: Int) -> LayerID? { layer(of: SymbolID(symbol)) }
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
extension UseReader {
  public func uses(of type: Int, forms: Use.Forms = .doing) -> [Use] { uses(of: SymbolID(type), forms: forms) }
  public func uses(of type: Int, forms: Use.Forms = .doing, _ filter: UseFilter) -> [Use] { uses(of: SymbolID(type), forms: forms, filter) }
  public func uses(inExtension part: Int, forms: Use.Forms) -> [Use] { uses(inExtension: SymbolID(part), forms: forms) }
  public func path(of node: Int, in file: Int) -> String? { path(of: NodeID(node), in: FileID(file)) }
  public func isPath(_ node: Int, in file: Int, _ name: String) -> Bool { isPath(NodeID(node), in: FileID(file), name) }
  public func localValue(of node: Int, at use: Use) -> Int? { localValue(of: NodeID(node), at: use)?.index }
  public func isUnwrappedProperty(_ node: Int, at use: Use) -> Bool { isUnwrappedProperty(NodeID(node), at: use) }
  public func identifier(_ node: Int, of use: Use) -> String? { identifier(NodeID(node), of: use) }
  public func mayHandClosureToInitializer(in type: Int) -> Bool { mayHandClosureToInitializer(in: SymbolID(type)) }
}
extension UseFilter {
  public init(names: [Bool] = [], sources: [Bool]) { self.init(names: names, sources: Table<SymbolID, Bool>(sources)) }
}
extension ValueTypes {
  public func type(of node: Int, in file: Int) -> ValueType { type(of: NodeID(node), in: FileID(file)) }
  public func type(ofSymbol symbol: Int) -> ValueType { type(ofSymbol: SymbolID(symbol)) }
  public func target(in file: Int, at offset: UInt32) -> Int? { target(in: FileID(file), at: offset)?.index }
  public func localValue(of name: Name, at offset: UInt32, node: Int, in file: Int) -> Int? {
    localValue(of: name, at: offset, node: NodeID(node), in: FileID(file))?.index
  }
}
extension UseVocabulary {
  public func lists(function: Int, in graph: DependencyGraph, labels: () -> String) -> UseLists {
    lists(function: SymbolID(function), in: graph, labels: labels)
  }
}
extension FrozenFacts {
  public func parent(of node: Int) -> Int? { parent(of: NodeID(node))?.index }
}
extension PropertyOrigins {
  public init(of type: Int, in model: ArchitecturalModel, _ references: ReferencesByTarget) {
    self.init(of: SymbolID(type), in: model, references)
  }
  public func creates(_ node: Int, in file: Int) -> Bool { creates(NodeID(node), in: FileID(file)) }
  public func localValue(of node: Int, in file: Int) -> Int? { localValue(of: NodeID(node), in: FileID(file))?.index }
  public func files(naming symbol: Int) -> [FileID] { files(naming: SymbolID(symbol)) }
  public func isGivenNew(_ property: StoredProperty, beside types: [Int32]) -> Bool {
    isGivenNew(property, beside: types.map { SymbolID(raw: $0) })
  }
}
extension FrozenFacts {
  public func text(ofType type: Int) -> String { text(ofType: NodeID(type)) }
}
extension LayerMap {
  public func order(of first: Int32, to second: Int32) -> LayerOrder { order(of: .optional(first), to: .optional(second)) }
  public func announces(_ layer: Int32, _ path: String) -> Bool { announces(LayerID(raw: layer), path) }
}
extension InterfaceLayers {
  public func isInterface(layer: Int32) -> Bool { isInterface(layer: .optional(layer)) }
}
