import Tables

/// What is found by keys of one type, in memory that whoever made it keeps: a table without an array's bookkeeping.
struct KeyedView<Key: TableKey, Element> {
  let buffer: UnsafeBufferPointer<Element>

  /// Nothing.
  init() { buffer = UnsafeBufferPointer(start: nil, count: 0) }

  @inline(__always)
  init(_ buffer: UnsafeBufferPointer<Element>) { self.buffer = buffer }

  @inline(__always) var count: Int { buffer.count }
  @inline(__always) var endIndex: Key { Key(buffer.count) }
  @inline(__always) var indices: Range<Key> { Key(0)..<endIndex }

  @inline(__always)
  subscript(key: Key) -> Element { buffer[key.index] }

  /// The id that is kept for a key, where there is one.
  @inline(__always)
  subscript<Thing>(key: Key) -> ID<Thing>? where Element == OptionalID<Thing> { buffer[key.index].id }
}

/// The same, to be written too.
struct KeyedMemory<Key: TableKey, Element> {
  let buffer: UnsafeMutableBufferPointer<Element>

  /// Nothing.
  init() { buffer = UnsafeMutableBufferPointer(start: nil, count: 0) }

  @inline(__always)
  init(_ buffer: UnsafeMutableBufferPointer<Element>) { self.buffer = buffer }

  /// Whoever makes it frees it.
  init(capacity: Int) { buffer = .allocate(capacity: capacity) }

  func deallocate() { buffer.deallocate() }

  @inline(__always) var count: Int { buffer.count }
  @inline(__always) var endIndex: Key { Key(buffer.count) }
  @inline(__always) var indices: Range<Key> { Key(0)..<endIndex }

  @inline(__always)
  subscript(key: Key) -> Element {
    get { buffer[key.index] }
    nonmutating set { buffer[key.index] = newValue }
  }

  func initialize(repeating element: Element) { buffer.initialize(repeating: element) }

  /// Takes over the elements of another one, which has no more of them.
  func initialize(from other: Self) { _ = buffer.initialize(fromContentsOf: other.buffer) }

  func update(from other: Self) { _ = buffer.update(fromContentsOf: other.buffer) }

  /// The part for the first keys.
  func prefix(_ count: Int) -> Self { Self(UnsafeMutableBufferPointer(rebasing: buffer[..<count])) }
}

/// An id or none for each key.
struct KeyedIDs<Key: TableKey, Thing> {
  let fields: KeyedMemory<Key, OptionalID<Thing>>

  /// Whoever makes it frees it.
  init(capacity: Int) { fields = KeyedMemory(capacity: capacity) }

  func deallocate() { fields.deallocate() }

  @inline(__always)
  subscript(key: Key) -> ID<Thing>? {
    get { fields[key].id }
    nonmutating set { fields[key] = OptionalID(newValue) }
  }

  /// Forgets those of some keys.
  func clear(_ keys: Range<Key>) {
    let part = fields.buffer[keys.lowerBound.index..<keys.upperBound.index]
    UnsafeMutableBufferPointer(rebasing: part).update(repeating: .none)
  }
}

extension ID {
  /// Behind all that have a number: what is to come there does not come.
  @inline(__always) static var behindAll: Self { Self(raw: .max) }
}
