// Indices and offsets are kept in four bytes or less and counted with as `Int`. The standard library converts them by generic
// code, which the compiler makes concrete anew at each of some three thousand places: 6 ms apiece, a tenth of a clean build.
// These do the same, and being concrete they are taken first.

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
  /// Stops the program where the value does not fit.
  @inlinable @inline(__always) public init(_ value: Int) {
    self.init(truncatingIfNeeded: value)
    precondition(Int(self) == value, "does not fit into 32 bits")
  }
}

extension UInt32 {
  /// Stops the program where the value does not fit.
  @inlinable @inline(__always) public init(_ value: Int) {
    self.init(truncatingIfNeeded: value)
    precondition(Int(self) == value, "does not fit into 32 bits without a sign")
  }
}
