/// The number of a thing among all of its kind, from 0: `ID<File>` is the number of a file. It takes four bytes.
///
/// For a thing that may be missing, use an optional id: no number means "none".
@frozen public struct ID<Thing>: TableKey {
  public let raw: Int32

  @inlinable @inline(__always) public init(raw: Int32) { self.raw = raw }

  /// Traps if the index does not fit into 32 bits.
  @inlinable @inline(__always)
  public init(_ index: Int) {
    raw = Int32(truncatingIfNeeded: index)
    precondition(Int(truncatingIfNeeded: raw) == index, "does not fit into 32 bits")
  }

  @inlinable @inline(__always) public var index: Int { Int(truncatingIfNeeded: raw) }

  // Unchecked, unlike those of other keys: a table checks the result when it is used.

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

/// `ID<Thing>?` in four bytes instead of five, for fields that exist many times or are stored in files.
@frozen public struct OptionalID<Thing>: BitwiseCopyable, Hashable, Sendable {
  /// Negative if there is no id.
  @usableFromInline let bits: Int32

  @inlinable @inline(__always) public init(_ id: ID<Thing>?) { bits = id?.raw ?? -1 }

  @inlinable @inline(__always) public static var none: Self { Self(nil) }

  @inlinable @inline(__always) public var id: ID<Thing>? { bits < 0 ? nil : ID(raw: bits) }

  @inlinable @inline(__always) public static func == (one: Self, other: Self) -> Bool { one.bits == other.bits }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}
