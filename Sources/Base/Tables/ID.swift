/// The number of one thing among all of its kind, from 0 on: `ID<File>` is the number of a file. It takes four bytes.
///
/// A thing that may be missing has an optional number. There is no number that means "none".
@frozen public struct ID<Thing>: TableKey {
  public let raw: Int32

  @inlinable @inline(__always) public init(raw: Int32) { self.raw = raw }

  /// Stops the program where the index does not fit.
  @inlinable @inline(__always)
  public init(_ index: Int) {
    raw = Int32(truncatingIfNeeded: index)
    precondition(Int(truncatingIfNeeded: raw) == index, "does not fit into 32 bits")
  }

  @inlinable @inline(__always) public var index: Int { Int(truncatingIfNeeded: raw) }

  // Unchecked, unlike those of other keys: a table that is used with the result checks it.

  @inlinable @inline(__always) public var next: Self { Self(raw: raw &+ 1) }
  @inlinable @inline(__always) public var previous: Self { Self(raw: raw &- 1) }
  @inlinable @inline(__always)
  public func advanced(by distance: Int) -> Self { Self(raw: raw &+ Int32(truncatingIfNeeded: distance)) }

  @inlinable @inline(__always) public static func == (one: Self, other: Self) -> Bool { one.raw == other.raw }
  @inlinable @inline(__always) public static func < (one: Self, other: Self) -> Bool { one.raw < other.raw }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(raw) }
}

extension ID: CustomStringConvertible {
  public var description: String { "\(raw)" }
}

/// `ID<Thing>?` in four bytes instead of five, for fields of which there are many and for what is stored in files.
@frozen public struct OptionalID<Thing>: BitwiseCopyable, Hashable, Sendable {
  /// Negative for none.
  @usableFromInline let bits: Int32

  @inlinable @inline(__always) public init(_ id: ID<Thing>?) { bits = id?.raw ?? -1 }

  @inlinable @inline(__always) public static var none: Self { Self(nil) }

  @inlinable @inline(__always) public var id: ID<Thing>? { bits < 0 ? nil : ID(raw: bits) }

  @inlinable @inline(__always) public static func == (one: Self, other: Self) -> Bool { one.bits == other.bits }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}
