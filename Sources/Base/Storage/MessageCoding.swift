import Tables

/// Encodes messages between processes: numbers in little endian, strings and lists prefixed with their length.
/// `Packing` is for data that only the same build of the program reads.
public struct MessageWriter {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func write(_ value: UInt8) { bytes.append(value) }

  public mutating func write(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  public mutating func write<Thing>(_ id: ID<Thing>) { write(UInt32(bitPattern: id.raw)) }

  /// Writes the length, then the bytes.
  public mutating func write(_ run: [UInt8]) {
    write(UInt32(run.count))
    bytes.append(contentsOf: run)
  }

  public mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  public mutating func write(_ list: [UInt32]) {
    write(UInt32(list.count))
    for value in list { write(value) }
  }
}

/// Decodes the output of `MessageWriter`. The other process may have crashed or be another program, so lengths are
/// checked against the available bytes before memory is allocated.
public struct MessageReader {
  public enum Failure: Error { case malformed }

  private let bytes: [UInt8]
  private var position: Int

  /// - Parameter start: the offset of the message.
  public init(_ bytes: [UInt8], from start: Int = 0) { (self.bytes, position) = (bytes, min(start, bytes.count)) }

  private var left: Int { bytes.count - position }

  public mutating func byte() throws(Failure) -> UInt8 {
    guard left >= 1 else { throw .malformed }
    position += 1
    return bytes[position - 1]
  }

  public mutating func number() throws(Failure) -> UInt32 {
    guard left >= 4 else { throw .malformed }
    defer { position += 4 }
    return UInt32(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt32.self) })
  }

  /// Reads an id.
  ///
  /// - Parameter count: the exclusive upper bound of its number.
  public mutating func id<Thing>(of _: Thing.Type = Thing.self, below count: Int) throws(Failure) -> ID<Thing> {
    let number = Int(try number())
    guard number < count else { throw .malformed }
    return ID(number)
  }

  /// Reads the number of elements that follow.
  ///
  /// - Parameter size: the minimum size of an element in bytes.
  public mutating func count(ofSize size: Int) throws(Failure) -> Int {
    let count = Int(try number())
    guard count <= left / size else { throw .malformed }
    return count
  }

  public mutating func run() throws(Failure) -> [UInt8] {
    let length = try count(ofSize: 1)
    position += length
    return Array(bytes[position - length..<position])
  }

  public mutating func text() throws(Failure) -> String {
    let length = try count(ofSize: 1)
    position += length
    guard let text = String(validating: bytes[position - length..<position], as: UTF8.self) else { throw .malformed }
    return text
  }

  public mutating func numbers() throws(Failure) -> [UInt32] {
    var numbers: [UInt32] = []
    let count = try count(ofSize: 4)
    numbers.reserveCapacity(count)
    for _ in 0..<count { numbers.append(try number()) }
    return numbers
  }

  public mutating func end() throws(Failure) {
    guard left == 0 else { throw .malformed }
  }
}
