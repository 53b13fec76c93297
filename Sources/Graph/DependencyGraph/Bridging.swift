import SourceFacts
import Tables

/// Temporary: queries by plain numbers, for callers that are not migrated.
extension DependencyGraph {
  public func name(of symbol: Int) -> String { name(of: SymbolID(symbol)) }
  @inlinable public func enclosingType(of symbol: Int) -> Int? { symbol < 0 ? nil : enclosingType(of: SymbolID(symbol))?.index }
  public func outermostSymbol(of symbol: Int) -> Int { outermostSymbol(of: SymbolID(symbol)).index }
  public func qualifiedName(of symbol: Int) -> String { qualifiedName(of: SymbolID(symbol)) }
  public func symbols(in file: Int) -> Range<Int> {
    let all = symbols(in: FileID(file))
    return all.lowerBound.index..<all.upperBound.index
  }
  public func references(in file: Int) -> Range<ReferenceID> { references(in: FileID(file)) }
  public func references(in file: Int, bytes: Range<UInt32>) -> Range<ReferenceID> { references(in: FileID(file), bytes: bytes) }
  public func references(in file: Int, at offset: UInt32) -> Range<ReferenceID> { references(in: FileID(file), at: offset) }
  @inlinable public func declaration(of symbol: Int) -> Declaration { declaration(of: SymbolID(symbol)) }
  @inlinable public func node(_ index: Int, in file: Int) -> Node { node(NodeID(index), in: FileID(file)) }
  public func children(of node: Int, in file: Int) -> [Int] { children(of: NodeID(node), in: FileID(file)).map(\.index) }
  public func children(of node: Int, in file: FileID) -> [Int] { children(of: NodeID(node), in: file).map(\.index) }
  public func node(_ index: Int, in file: FileID) -> Node { node(NodeID(index), in: file) }
  public func symbol(in file: FileID, declaration: Int) -> SymbolID? { symbol(in: file, declaration: DeclarationID(declaration)) }
  public func text(_ name: Name, in file: Int) -> String { text(name, in: FileID(file)) }
  public func symbol(in file: Int, declaration: Int) -> Int? { symbol(in: FileID(file), declaration: DeclarationID(declaration))?.index }
  public func symbol(in file: Int, at offset: UInt32) -> Int? { symbol(in: FileID(file), at: offset)?.index }
  public func members(declaredIn parent: Int) -> [Int] { members(declaredIn: SymbolID(parent)).map { $0.index } }
  public func storedProperties(of type: Int) -> StoredProperties { storedProperties(of: SymbolID(type)) }
  public func heldTypes(of symbol: Int) -> [HeldType] { heldTypes(of: SymbolID(symbol)) }
  @inlinable public func supertypes(of type: Int) -> ArraySlice<Supertype> { supertypes(of: SymbolID(type)) }
  @inlinable public func extensions(of type: Int) -> ArraySlice<SymbolID> { extensions(of: SymbolID(type)) }
  public func allSupertypes(of type: Int) -> [Supertype] { allSupertypes(of: SymbolID(type)) }
  @inlinable public func hasSupertype(_ type: Int, where isMeant: (Supertype) -> Bool) -> Bool {
    hasSupertype(SymbolID(type), where: isMeant)
  }
  public func isAside(_ symbol: Int) -> Bool { isAside(SymbolID(symbol)) }
  public func isWeakStandIn(_ type: Int) -> Bool { isWeakStandIn(SymbolID(type)) }
  public func assignments(in file: Int, bytes: Range<UInt32>) -> [Assignment] { assignments(in: FileID(file), bytes: bytes) }
  public func isMaker(_ symbol: Int, of type: SymbolID) -> Bool { isMaker(SymbolID(symbol), of: type) }
  public func isMaker(_ symbol: Int, of type: Int) -> Bool { isMaker(SymbolID(symbol), of: SymbolID(type)) }
  public func plainName(of symbol: Int) -> String { plainName(of: SymbolID(symbol)) }
  public func path(ofFile file: Int) -> String { path(ofFile: FileID(file)) }
  public func lines(ofFile file: Int) -> LineTable { lines(ofFile: FileID(file)) }
}
extension Subtypes {
  public func all(of type: Int) -> [Int] { all(of: SymbolID(type)).map { $0.index } }
}
extension Holdings {
  public func owners(of type: Int32) -> ArraySlice<SymbolID> { type < 0 ? [] : owners(of: SymbolID(raw: type)) }
  public func storedProperties(of type: Int) -> ArraySlice<StoredProperty> { storedProperties(of: SymbolID(type)) }
}
extension Interfaces {
  public func object(of symbol: Int) -> Object? { object(of: SymbolID(symbol)) }
  public func contents(of container: Int) -> [Int] { contents(of: SymbolID(container)).map { $0.index } }
}
extension ReferencesByTarget {
  public subscript(symbol: Int) -> ArraySlice<ReferenceID> { self[SymbolID(symbol)] }
}
extension ExpressionTypes {
  public func type(ofNode node: Int, in file: Int) -> ValueType { type(ofNode: NodeID(node), in: FileID(file)) }
  public func type(ofSymbol symbol: Int) -> ValueType { type(ofSymbol: SymbolID(symbol)) }
}
