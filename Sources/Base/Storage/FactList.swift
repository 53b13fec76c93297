/// Facts of one kind of a file, in the order of the text. They lie where somebody else keeps them, in an array or where those of an
/// earlier run are mapped, and may be read as long as that is kept: by `FrozenFacts`, of which a list is asked for.
///
/// To hand on an array counts its owners up and down each time, and to have one costs a copy of what is mapped.
@frozen public struct FactList<Element: BitwiseCopyable>: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let elements: UnsafeBufferPointer<Element>

  /// None.
  @inlinable public init() { elements = UnsafeBufferPointer(start: nil, count: 0) }

  /// What is kept elsewhere.
  @inlinable public init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  /// The elements of an array that is kept elsewhere, and that nobody changes: they stay where they are.
  @inlinable public init(in array: [Element]) { elements = array.withUnsafeBufferPointer { $0 } }

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
