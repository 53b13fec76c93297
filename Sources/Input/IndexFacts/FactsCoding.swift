import SourceFacts
import Storage

// Encodes the facts of an index, which a worker sends to its parent.

extension IndexedFacts {
  func encoded() -> [UInt8] {
    var writer = MessageWriter()
    writer.write(UInt32(files.count))
    writer.write(UInt32(symbols.count))
    for symbol in symbols {
      writer.write(symbol.name)
      let flags: UInt32 = (symbol.isMember ? 1 : 0) | (symbol.isImplicit ? 2 : 0)
      writer.write(UInt32(symbol.kind.rawValue) << 8 | flags)
      writer.write(symbol.file)
      for number in [symbol.line, symbol.column] { writer.write(number) }
    }
    for file in files {
      writer.write(file.path)
      writer.write(file.isFresh ? 1 : 0 as UInt32)
      writer.write(file.lines)
      writer.write(UInt32(file.references.count))
      for reference in file.references {
        for number in [reference.line, reference.column] { writer.write(number) }
        writer.write(reference.symbol)
      }
    }
    return writer.bytes
  }

  /// - Parameter start: the offset of the facts.
  init(encoded bytes: [UInt8], from start: Int = 0) throws(MessageReader.Failure) {
    self.init()
    var reader = MessageReader(bytes, from: start)
    let fileCount = try reader.count(ofSize: 16)
    let symbolCount = try reader.count(ofSize: 20)
    symbols.reserveCapacity(symbolCount)
    for _ in 0..<symbolCount { symbols.append(try Self.symbol(&reader, fileCount)) }
    files.reserveCapacity(fileCount)
    for _ in 0..<fileCount {
      var file = IndexedFile(path: try reader.text(), isFresh: try reader.number() != 0)
      file.lines = try reader.numbers()
      let referenceCount = try reader.count(ofSize: 12)
      file.references.reserveCapacity(referenceCount)
      for _ in 0..<referenceCount {
        file.references.append(
          IndexedReference(
            line: try reader.number(), column: try reader.number(), symbol: try reader.id(below: symbolCount)))
      }
      files.append(file)
    }
    try reader.end()
  }

  private static func symbol(_ reader: inout MessageReader, _ fileCount: Int) throws(MessageReader.Failure)
    -> IndexedSymbol
  {
    let name = try reader.text()
    let word = try reader.number()
    guard let kind = IndexedSymbol.Kind(rawValue: UInt8(truncatingIfNeeded: word >> 8)) else { throw .malformed }
    return IndexedSymbol(
      name: name, kind: kind, isMember: word & 1 != 0, isImplicit: word & 2 != 0, file: try reader.id(below: fileCount),
      line: try reader.number(), column: try reader.number())
  }
}
