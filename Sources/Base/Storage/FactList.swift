import Tables

/// Facts of one kind of a file, in the order of the text. A list does not own its memory: `FactMemory` does, or what was
/// read of the file of an earlier run. It may be read as long as that owner lives, which is as long as the `FrozenFacts`
/// that gave out the list.
///
/// An array in its place would be retained and released at each use, and facts that were read would have to be copied.
@frozen public struct FactList<Element: BitwiseCopyable>: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let elements: UnsafeBufferPointer<Element>

  /// An empty list.
  @inlinable public init() { elements = UnsafeBufferPointer(start: nil, count: 0) }

  /// A list of elements that the caller keeps alive.
  @inlinable public init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  @inlinable public var startIndex: ID<Element> { ID(0) }
  @inlinable public var endIndex: ID<Element> { ID(elements.count) }
  @inlinable public var count: Int { elements.count }

  @inlinable public subscript(id: ID<Element>) -> Element {
    precondition(UInt(bitPattern: id.index) < UInt(bitPattern: elements.count), "no such fact")
    return elements[id.index]
  }

  @inlinable public func index(after id: ID<Element>) -> ID<Element> { id.next }
  @inlinable public func index(before id: ID<Element>) -> ID<Element> { id.advanced(by: -1) }
  @inlinable public func index(_ id: ID<Element>, offsetBy distance: Int) -> ID<Element> { id.advanced(by: distance) }
  @inlinable public func distance(from start: ID<Element>, to end: ID<Element>) -> Int { start.distance(to: end) }

  @inlinable public func makeIterator() -> UnsafeBufferPointer<Element>.Iterator { elements.makeIterator() }

  /// Each fact with its id, in order.
  @inlinable public var entries: Zip2Sequence<Range<ID<Element>>, UnsafeBufferPointer<Element>> {
    zip(indices, elements)
  }

  @inlinable public func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) throws -> Result)
    rethrows -> Result
  {
    try body(elements)
  }

  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try body(elements)
  }
}
