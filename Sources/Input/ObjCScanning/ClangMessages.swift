import Storage

// Encodes the messages to and from a worker.

extension ClangUnit {
  func encoded() -> [UInt8] {
    var writer = MessageWriter()
    writer.write(language.rawValue)
    writer.write(prelude)
    writer.write(main)
    writer.write(UInt32(headers.count))
    for header in headers { writer.write(header) }
    return writer.bytes
  }

  init(encoded bytes: [UInt8]) throws(MessageReader.Failure) {
    var reader = MessageReader(bytes)
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
    var writer = MessageWriter()
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

  /// Throws unless offsets are ascending and inside a file of `byteCount` bytes, and names are valid.
  init(encoded bytes: [UInt8], byteCount: Int) throws(MessageReader.Failure) {
    var reader = MessageReader(bytes)
    types = try Self.offsets(&reader, byteCount)
    values = try Self.offsets(&reader, byteCount)
    methods = try Self.offsets(&reader, byteCount)
    receivers = try Self.typeList(&reader, byteCount)
    bases = try Self.typeList(&reader, byteCount)
    variables = try Self.typeList(&reader, byteCount)
    try reader.end()
  }

  private static func offsets(_ reader: inout MessageReader, _ byteCount: Int) throws(MessageReader.Failure) -> [UInt32]
  {
    var list: [UInt32] = []
    for _ in 0..<(try reader.count(ofSize: 4)) {
      let offset = try reader.number()
      guard offset < byteCount, list.last.map({ $0 < offset }) ?? true else { throw .malformed }
      list.append(offset)
    }
    return list
  }

  private static func typeList(_ reader: inout MessageReader, _ byteCount: Int) throws(MessageReader.Failure)
    -> [TypeAt]
  {
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
