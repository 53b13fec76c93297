/// What the elements of a table are found by: numbers from 0 on, of a type that fits no other table.
public protocol TableKey: BitwiseCopyable, Hashable, Strideable, Sendable where Stride == Int {
  /// The place in an array, from 0 on.
  var index: Int { get }
  init(_ index: Int)
  /// The key before this one, which must not be the first.
  var previous: Self { get }
  /// The key after this one. It need not have an element.
  var next: Self { get }
}

extension TableKey {
  @inlinable @inline(__always) public func distance(to other: Self) -> Int { other.index &- index }
  @inlinable @inline(__always) public func advanced(by distance: Int) -> Self { Self(index &+ distance) }
  @inlinable @inline(__always) public static func < (one: Self, other: Self) -> Bool { one.index < other.index }

  @inlinable @inline(__always) public var previous: Self { Self(index &- 1) }
  @inlinable @inline(__always) public var next: Self { Self(index &+ 1) }
}
