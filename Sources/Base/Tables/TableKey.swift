/// A key of a table: an index of a type of its own, so that it cannot be used with other tables.
public protocol TableKey: BitwiseCopyable, Hashable, Strideable, Sendable where Stride == Int {
  /// The index in an array, from 0.
  var index: Int { get }
  init(_ index: Int)
  /// The key before this one. This one must not be the first.
  var previous: Self { get }
  /// The key after this one. The table need not contain it.
  var next: Self { get }
}

extension TableKey {
  @inlinable @inline(__always) public func distance(to other: Self) -> Int { other.index &- index }
  @inlinable @inline(__always) public func advanced(by distance: Int) -> Self { Self(index &+ distance) }
  @inlinable @inline(__always) public static func < (one: Self, other: Self) -> Bool { one.index < other.index }

  @inlinable @inline(__always) public var previous: Self { Self(index &- 1) }
  @inlinable @inline(__always) public var next: Self { Self(index &+ 1) }
}
