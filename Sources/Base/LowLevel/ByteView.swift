#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Bytes of text in memory that something else owns, such as a name of a table or a part of a file. Valid only inside
/// the closure that it is passed to, or while the owner lives. A string literal is valid forever.
///
/// Indices start at 0. Methods such as `extracting` and `dropFirst` return a view whose indices start at 0 again. A
/// slice, `view[2...]`, has the indices of the whole.
@frozen public struct ByteView: RandomAccessCollection, @unchecked Sendable {
  /// For code that moves memory.
  public let buffer: UnsafeBufferPointer<UInt8>

  @inlinable @inline(__always) public init(_ buffer: UnsafeBufferPointer<UInt8>) { self.buffer = buffer }

  @inlinable @inline(__always) public init(start: UnsafePointer<UInt8>, count: Int) {
    buffer = UnsafeBufferPointer(start: start, count: count)
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { buffer.count }
  @inlinable public var count: Int { buffer.count }

  @inlinable public subscript(index: Int) -> UInt8 {
    assert(index >= 0 && index < count, "not an index of the bytes")
    return buffer[index]
  }

  @inlinable public func makeIterator() -> UnsafeBufferPointer<UInt8>.Iterator { buffer.makeIterator() }

  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try body(buffer)
  }

  /// Bytes that are not UTF-8 are replaced by U+FFFD.
  @inlinable public var string: String { String(decoding: buffer, as: UTF8.self) }
}

extension ByteView: CustomStringConvertible {
  public var description: String { string }
}

// MARK: - Parts

extension ByteView {
  @inlinable public func extracting(_ range: Range<Int>) -> ByteView {
    assert(range.lowerBound >= 0 && range.upperBound <= count, "not a range of the bytes")
    return ByteView(UnsafeBufferPointer(rebasing: buffer[range]))
  }

  @inlinable public func extracting(_ range: some RangeExpression<Int>) -> ByteView {
    extracting(range.relative(to: self))
  }

  @inlinable public func prefix(_ length: Int) -> ByteView { extracting(0..<Swift.min(length, count)) }
  @inlinable public func suffix(_ length: Int) -> ByteView { extracting(Swift.max(count - length, 0)..<count) }
  @inlinable public func dropFirst(_ length: Int = 1) -> ByteView { extracting(Swift.min(length, count)..<count) }
  @inlinable public func dropLast(_ length: Int = 1) -> ByteView { extracting(0..<Swift.max(count - length, 0)) }

  public func split(separator: UInt8, omittingEmptySubsequences: Bool = true) -> [ByteView] {
    self[...].split(separator: separator, omittingEmptySubsequences: omittingEmptySubsequences)
      .map { extracting($0.indices) }
  }
}

// MARK: - Comparison and search

extension ByteView: Equatable {
  @inlinable public static func == (one: ByteView, other: ByteView) -> Bool {
    one.count == other.count && one.has(other, at: 0)
  }

  @inlinable public func hasPrefix(_ beginning: ByteView) -> Bool {
    count >= beginning.count && has(beginning, at: 0)
  }

  @inlinable public func hasSuffix(_ ending: ByteView) -> Bool {
    count >= ending.count && has(ending, at: count - ending.count)
  }

  /// - Parameter index: there are at least as many bytes from there on as `part` has.
  @inlinable func has(_ part: ByteView, at index: Int) -> Bool {
    guard !part.isEmpty, let own = buffer.baseAddress, let other = part.buffer.baseAddress else { return true }
    return own[index] == other[0] && memcmp(own + index, other, part.count) == 0
  }

  @inlinable public func contains(_ byte: UInt8) -> Bool { firstIndex(of: byte) != nil }
  public func contains(_ part: ByteView) -> Bool { firstIndex(of: part) != nil }
  @inlinable public func firstIndex(of byte: UInt8) -> Int? { firstIndex(of: byte, from: 0) }

  /// The index of the first occurrence of a byte at or after `start`.
  @inlinable public func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = buffer.baseAddress else { return nil }
    return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
  }

  /// The index of the first occurrence of a part, which is not empty, at or after `start`.
  public func firstIndex(of part: ByteView, from start: Int = 0) -> Int? {
    var next = start
    while let index = firstIndex(of: part[0], from: next), index + part.count <= count {
      if has(part, at: index) { return index }
      next = index + 1
    }
    return nil
  }

  /// No branch for each byte, so that the loop is vectorized.
  public var isASCII: Bool {
    var seen: UInt8 = 0
    for byte in self { seen |= byte }
    return seen < 0x80
  }
}

// MARK: - Owners

extension ByteView: ExpressibleByStringLiteral {
  @inlinable @inline(__always) public init(stringLiteral text: StaticString) {
    self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}

extension String {
  /// Calls a function with the bytes in UTF-8.
  @inlinable public func withBytes<Result>(_ body: (ByteView) throws -> Result) rethrows -> Result {
    var text = self
    return try text.withUTF8 { try body(ByteView($0)) }
  }
}

extension ArraySlice<UInt8> {
  @inlinable public func withBytes<Result>(_ body: (ByteView) throws -> Result) rethrows -> Result {
    try withUnsafeBufferPointer { try body(ByteView($0)) }
  }
}

extension [UInt8] {
  @inlinable public func withBytes<Result>(_ body: (ByteView) throws -> Result) rethrows -> Result {
    try withUnsafeBufferPointer { try body(ByteView($0)) }
  }

  @inlinable public static func += (bytes: inout [UInt8], added: ByteView) { bytes.append(contentsOf: added.buffer) }
}
