/// Numbers and byte runs one behind the other, little endian.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: UInt8) { bytes.append(value) }

  mutating func write(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Its length, then the bytes.
  mutating func write(_ run: [UInt8]) {
    write(UInt32(run.count))
    bytes.append(contentsOf: run)
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ list: [UInt32]) {
    write(UInt32(list.count))
    for value in list { write(value) }
  }
}

/// Reads what a `WireWriter` wrote, or what pretends to be: nothing is believed. A length is held against what is there
/// before anything is allocated for it.
struct WireReader {
  enum Failure: Error { case malformed }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var left: Int { bytes.count - position }

  mutating func byte() throws(Failure) -> UInt8 {
    guard left >= 1 else { throw .malformed }
    position += 1
    return bytes[position - 1]
  }

  mutating func number() throws(Failure) -> UInt32 {
    guard left >= 4 else { throw .malformed }
    var value: UInt32 = 0
    for distance in 0..<4 { value |= UInt32(bytes[position + distance]) << UInt32(8 * distance) }
    position += 4
    return value
  }

  /// How many elements of at least `size` bytes follow.
  mutating func count(ofSize size: Int) throws(Failure) -> Int {
    let count = Int(try number())
    guard count <= left / size else { throw .malformed }
    return count
  }

  mutating func run() throws(Failure) -> [UInt8] {
    let length = try count(ofSize: 1)
    position += length
    return Array(bytes[position - length..<position])
  }

  mutating func text() throws(Failure) -> String {
    guard let text = String(validating: try run(), as: UTF8.self) else { throw .malformed }
    return text
  }

  mutating func end() throws(Failure) {
    guard left == 0 else { throw .malformed }
  }
}

// MARK: Messages

extension ClangUnit {
  func encoded() -> [UInt8] {
    var writer = WireWriter()
    writer.write(language.rawValue)
    writer.write(prelude)
    writer.write(main)
    writer.write(UInt32(headers.count))
    for header in headers { writer.write(header) }
    return writer.bytes
  }

  init(encoded bytes: [UInt8]) throws(WireReader.Failure) {
    var reader = WireReader(bytes)
    guard let language = ClangLanguage(rawValue: try reader.byte()) else { throw .malformed }
    self.language = language
    prelude = try reader.run()
    main = try reader.run()
    headers = []
    for _ in 0..<(try reader.count(ofSize: 4)) { headers.append(try reader.run()) }
    try reader.end()
  }
}

extension ClangAnswers {
  func encoded() -> [UInt8] {
    var writer = WireWriter()
    writer.write(types)
    writer.write(values)
    writer.write(methods)
    for list in [receivers, bases, variables] {
      writer.write(UInt32(list.count))
      for type in list {
        writer.write(type.offset)
        writer.write(type.name)
      }
    }
    return writer.bytes
  }

  /// Offsets must rise and lie in a file of `byteCount` bytes, and names must look like some.
  init(encoded bytes: [UInt8], byteCount: Int) throws(WireReader.Failure) {
    var reader = WireReader(bytes)
    types = try Self.offsets(&reader, byteCount)
    values = try Self.offsets(&reader, byteCount)
    methods = try Self.offsets(&reader, byteCount)
    receivers = try Self.typeList(&reader, byteCount)
    bases = try Self.typeList(&reader, byteCount)
    variables = try Self.typeList(&reader, byteCount)
    try reader.end()
  }

  private static func offsets(_ reader: inout WireReader, _ byteCount: Int) throws(WireReader.Failure) -> [UInt32] {
    var list: [UInt32] = []
    for _ in 0..<(try reader.count(ofSize: 4)) {
      let offset = try reader.number()
      guard offset < byteCount, list.last.map({ $0 < offset }) ?? true else { throw .malformed }
      list.append(offset)
    }
    return list
  }

  private static func typeList(_ reader: inout WireReader, _ byteCount: Int) throws(WireReader.Failure) -> [TypeAt] {
    var list: [TypeAt] = []
    for _ in 0..<(try reader.count(ofSize: 8)) {
      let offset = try reader.number()
      let name = try reader.text()
      guard offset < byteCount, list.last.map({ $0.offset < offset }) ?? true, !name.isEmpty, name.utf8.count < 1000
      else { throw .malformed }
      list.append(TypeAt(offset: offset, name: name))
    }
    return list
  }
}
