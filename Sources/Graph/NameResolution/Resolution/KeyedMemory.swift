import Tables

/// A read-only view of a table whose memory belongs to its creator; it has no reference counting.
struct KeyedView<Key: TableKey, Element> {
  let buffer: UnsafeBufferPointer<Element>

  /// An empty view.
  init() { buffer = UnsafeBufferPointer(start: nil, count: 0) }

  @inline(__always)
  init(_ buffer: UnsafeBufferPointer<Element>) { self.buffer = buffer }

  @inline(__always) var count: Int { buffer.count }
  @inline(__always) var endIndex: Key { Key(buffer.count) }
  @inline(__always) var indices: Range<Key> { Key(0)..<endIndex }

  @inline(__always)
  subscript(key: Key) -> Element { buffer[key.index] }

  /// The id for a key, if there is one.
  @inline(__always)
  subscript<Thing>(key: Key) -> ID<Thing>? where Element == OptionalID<Thing> { buffer[key.index].id }
}

/// The same as `KeyedView`, but writable.
struct KeyedMemory<Key: TableKey, Element> {
  let buffer: UnsafeMutableBufferPointer<Element>

  /// An empty table.
  init() { buffer = UnsafeMutableBufferPointer(start: nil, count: 0) }

  @inline(__always)
  init(_ buffer: UnsafeMutableBufferPointer<Element>) { self.buffer = buffer }

  /// The caller must free the memory.
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

  /// Copies the elements of another table, which must not be longer.
  func initialize(from other: Self) { _ = buffer.initialize(fromContentsOf: other.buffer) }

  func update(from other: Self) { _ = buffer.update(fromContentsOf: other.buffer) }

  /// The table of the first keys.
  func prefix(_ count: Int) -> Self { Self(UnsafeMutableBufferPointer(rebasing: buffer[..<count])) }
}

/// An optional id for each key.
struct KeyedIDs<Key: TableKey, Thing> {
  let fields: KeyedMemory<Key, OptionalID<Thing>>

  /// The caller must free the memory.
  init(capacity: Int) { fields = KeyedMemory(capacity: capacity) }

  func deallocate() { fields.deallocate() }

  @inline(__always)
  subscript(key: Key) -> ID<Thing>? {
    get { fields[key].id }
    nonmutating set { fields[key] = OptionalID(newValue) }
  }

  /// Removes the ids of some keys.
  func clear(_ keys: Range<Key>) {
    let part = fields.buffer[keys.lowerBound.index..<keys.upperBound.index]
    UnsafeMutableBufferPointer(rebasing: part).update(repeating: .none)
  }
}

extension ID {
  /// Greater than all other ids; for an event that never comes.
  @inline(__always) static var afterAll: Self { Self(raw: .max) }
}
