import Storage
import Tables

/// Temporary: facts by plain numbers, for callers that are not migrated.
extension FactList {
  @inlinable public subscript(index: Int) -> Element { self[ID<Element>(index)] }
  @inlinable public subscript(index: Int32) -> Element { self[ID<Element>(raw: index)] }
  @inlinable public subscript(range: Range<Int>) -> Slice<Self> { self[ID<Element>(range.lowerBound)..<ID<Element>(range.upperBound)] }
}
extension FileFacts {
  public func children(of index: Int) -> [Int] { children(of: NodeID(index)).map(\.index) }
}
extension FrozenFacts {
  public func children(of index: Int) -> [Int] { children(of: NodeID(index)).map(\.index) }
}
extension FactList<Node> {
  public func children(of index: Int) -> [Int] { children(of: NodeID(index)).map(\.index) }
  public func lastChild(of node: Int) -> Int? { lastChild(of: NodeID(node))?.index }
  public func firstChild(of node: Int) -> Int? { firstChild(of: NodeID(node))?.index }
}
extension UnsafeBufferPointer {
  @inlinable public subscript(id: ID<Element>) -> Element { self[id.index] }
}
