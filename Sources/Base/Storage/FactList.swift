/// Facts of one kind of a file, in the order of the text. A list does not own its memory: `FactMemory` does, or the mapped file of an
/// earlier run. It may be read as long as that owner lives, which is as long as the `FrozenFacts` that gave out the list.
///
/// An array in its place would be retained and released at each use, and mapped facts would have to be copied.
@frozen public struct FactList<Element: BitwiseCopyable>: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let elements: UnsafeBufferPointer<Element>

  /// An empty list.
  @inlinable public init() { elements = UnsafeBufferPointer(start: nil, count: 0) }

  /// A list of elements that the caller keeps alive.
  @inlinable public init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { elements.count }

  @inlinable public subscript(index: Int) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: elements.count), "no such fact")
    return elements[index]
  }

  @inlinable public func makeIterator() -> UnsafeBufferPointer<Element>.Iterator { elements.makeIterator() }

  @inlinable public func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) throws -> Result) rethrows -> Result {
    try body(elements)
  }

  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try body(elements)
  }
}
