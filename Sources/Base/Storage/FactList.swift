import Tables

/// The facts of one kind in a file, in the order of the text. The list does not own its memory: a `FactMemory` or the
/// data of a cache file does. It is valid as long as the `FrozenFacts` that it comes from.
///
/// An array would be retained and released at each use, and facts from a cache file would have to be copied into it.
@frozen public struct FactList<Element: BitwiseCopyable>: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let elements: UnsafeBufferPointer<Element>

  /// An empty list.
  @inlinable public init() { elements = UnsafeBufferPointer(start: nil, count: 0) }

  /// - Parameter elements: must outlive the list.
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
