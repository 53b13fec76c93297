/// Temporary, while users of ids are migrated.
extension Int {
  @inlinable @inline(__always) public init<T>(_ id: ID<T>) { self = id.index }
  @inlinable @inline(__always) public init<T>(_ id: ID<T>?) { self = id?.index ?? -1 }
}
extension Int32 {
  @inlinable @inline(__always) public init<T>(_ id: ID<T>) { self = id.raw }
  @inlinable @inline(__always) public init<T>(_ id: ID<T>?) { self = id?.raw ?? -1 }
}
extension ID {
  /// Negative for none
  @inlinable public static func optional(_ raw: Int32) -> ID? { raw < 0 ? nil : ID(raw: raw) }
  @inlinable public static func optional(_ raw: Int) -> ID? { raw < 0 ? nil : ID(raw) }
}
extension Array {
  @inlinable public subscript<T>(id: ID<T>) -> Element {
    @inline(__always) get { self[id.index] }
    @inline(__always) _modify { yield &self[id.index] }
  }
}
extension Table {
  @inlinable public subscript(index: Int) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) _modify { yield &elements[index] }
  }
}

extension Table {
  @inlinable public func enumerated() -> EnumeratedSequence<[Element]> { elements.enumerated() }
}

extension ID {
  @inlinable public static func == (id: Self, raw: Int32) -> Bool { id.raw == raw }
  @inlinable public static func != (id: Self, raw: Int32) -> Bool { id.raw != raw }
  @inlinable public static func == (id: Self, index: Int) -> Bool { id.index == index }
  @inlinable public static func != (id: Self, index: Int) -> Bool { id.index != index }
}
extension Set where Element == Int32 {
  @inlinable public func contains<T>(_ id: ID<T>) -> Bool { contains(id.raw) }
}
extension Set where Element == Int {
  @inlinable public func contains<T>(_ id: ID<T>) -> Bool { contains(id.index) }
}
extension Dictionary where Key == Int32 {
  @inlinable public subscript<T>(id: ID<T>) -> Value? { self[id.raw] }
}
extension UInt32 {
  @inlinable @inline(__always) public init<T>(_ id: ID<T>) { self = UInt32(bitPattern: id.raw) }
}
extension Optional {
  @inlinable public static func >= <T>(id: Self, zero: Int) -> Bool where Wrapped == ID<T> { (id?.index ?? -1) >= zero }
  @inlinable public static func < <T>(id: Self, zero: Int) -> Bool where Wrapped == ID<T> { (id?.index ?? -1) < zero }
  @inlinable public static func == <T>(id: Self, raw: Int) -> Bool where Wrapped == ID<T> { (id?.index ?? -1) == raw }
  @inlinable public static func != <T>(id: Self, raw: Int) -> Bool where Wrapped == ID<T> { (id?.index ?? -1) != raw }
  @inlinable public static func == <T>(id: Self, raw: Int32) -> Bool where Wrapped == ID<T> { (id?.raw ?? -1) == raw }
  @inlinable public static func != <T>(id: Self, raw: Int32) -> Bool where Wrapped == ID<T> { (id?.raw ?? -1) != raw }
}
extension ID {
  @inlinable public static func < (id: Self, other: Int) -> Bool { id.index < other }
  @inlinable public static func >= (id: Self, other: Int) -> Bool { id.index >= other }
  @inlinable public static func <= (id: Self, other: Int) -> Bool { id.index <= other }
  @inlinable public static func > (id: Self, other: Int) -> Bool { id.index > other }
}
extension Table {
  @inlinable public subscript(range: Range<Int>) -> ArraySlice<Element> { elements[range] }
}
