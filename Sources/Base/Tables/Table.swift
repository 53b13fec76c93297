/// An array that is indexed by keys of one type, so that a file's number cannot index a table of symbols.
@frozen public struct Table<Key: TableKey, Element>: RandomAccessCollection, MutableCollection {
  public var elements: [Element]

  @inlinable public init() { elements = [] }

  /// The element at index 0 has the first key, and so on.
  @inlinable public init(_ elements: [Element]) { self.elements = elements }

  @inlinable public init(repeating element: Element, count: Int) { elements = Array(repeating: element, count: count) }

  @inlinable public var startIndex: Key { Key(0) }
  @inlinable public var endIndex: Key { Key(elements.count) }
  @inlinable public var count: Int { elements.count }
  @inlinable public var isEmpty: Bool { elements.isEmpty }

  @inlinable public subscript(key: Key) -> Element {
    @inline(__always) get { elements[key.index] }
    @inline(__always) _modify { yield &elements[key.index] }
  }

  @inlinable public func index(after key: Key) -> Key { key.next }
  @inlinable public func index(before key: Key) -> Key { key.advanced(by: -1) }
  @inlinable public func index(_ key: Key, offsetBy distance: Int) -> Key { key.advanced(by: distance) }
  @inlinable public func distance(from start: Key, to end: Key) -> Int { start.distance(to: end) }

  @inlinable public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  /// Appends an element.
  /// - Returns: its key.
  @inlinable @discardableResult
  public mutating func append(_ element: Element) -> Key {
    elements.append(element)
    return Key(elements.count - 1)
  }

  @inlinable public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// Each element with its key, in order.
  @inlinable public var entries: Zip2Sequence<Range<Key>, [Element]> { zip(indices, elements) }

  /// A table with the same keys and transformed elements.
  @inlinable
  public func mapValues<Other>(_ transform: (Element) throws -> Other) rethrows -> Table<Key, Other> {
    Table<Key, Other>(try elements.map(transform))
  }

  @inlinable
  public func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) throws -> Result) rethrows
    -> Result
  {
    try elements.withUnsafeBufferPointer(body)
  }

  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try elements.withUnsafeBufferPointer(body)
  }
}

extension Table: Sendable where Element: Sendable {}
extension Table: Equatable where Element: Equatable {}
extension Table: Hashable where Element: Hashable {}

extension Table: ExpressibleByArrayLiteral {
  @inlinable public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension Table where Element == Bool {
  /// Creates a table with true for the chosen keys and false for all others.
  @inlinable
  public init(marking chosen: some Sequence<Key>, count: Int) {
    self.init(repeating: false, count: count)
    for key in chosen { elements[key.index] = true }
  }
}
