// Indices and offsets are stored in at most four bytes and converted to `Int` for arithmetic. The standard library does
// this with generic code, which the compiler specializes in each place. These initializers do the same, and take
// precedence because they are concrete. For the gain, see docs/performance.md.

extension Int {
  @inlinable @inline(__always) public init(_ value: Int32) { self.init(truncatingIfNeeded: value) }
  @inlinable @inline(__always) public init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }
  @inlinable @inline(__always) public init(_ value: UInt16) { self.init(truncatingIfNeeded: value) }
  @inlinable @inline(__always) public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }
}

extension UInt64 {
  @inlinable @inline(__always) public init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }
  @inlinable @inline(__always) public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }
}

extension Int32 {
  /// Traps if the value does not fit.
  @inlinable @inline(__always) public init(_ value: Int) {
    self.init(truncatingIfNeeded: value)
    precondition(Int(self) == value, "does not fit into 32 bits")
  }
}

extension UInt32 {
  /// Traps if the value does not fit.
  @inlinable @inline(__always) public init(_ value: Int) {
    self.init(truncatingIfNeeded: value)
    precondition(Int(self) == value, "does not fit into 32 bits without a sign")
  }
}
