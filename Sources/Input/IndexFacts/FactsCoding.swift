import SourceFacts

/// Facts on their way from a worker: numbers of four bytes, little endian, and texts with their length before them.
struct FactsEncoder {
  private(set) var bytes: [UInt8] = []

  init(_ facts: IndexedFacts) {
    write(facts.files.count)
    write(facts.symbols.count)
    for symbol in facts.symbols {
      write(symbol.name)
      let flags = (symbol.isMember ? 1 : 0) | (symbol.isImplicit ? 2 : 0)
      write(Int(symbol.kind.rawValue) << 8 | flags)
      for number in [symbol.file, symbol.line, symbol.column] { write(Int(number)) }
    }
    for file in facts.files {
      write(file.path)
      write(file.isFresh ? 1 : 0)
      write(file.lines.count)
      for line in file.lines { write(Int(line)) }
      write(file.references.count)
      for reference in file.references {
        for number in [reference.line, reference.column, reference.symbol] { write(Int(number)) }
      }
    }
  }

  private mutating func write(_ number: Int) {
    let number = UInt32(truncatingIfNeeded: number)
    for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads what an encoder wrote, or what pretends to be: nothing is believed. A count is held against what is there before
/// anything is allocated for it.
struct FactsDecoder {
  enum Failure: Error { case malformed }

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  static func facts(_ bytes: ArraySlice<UInt8>) throws(Failure) -> IndexedFacts {
    var decoder = FactsDecoder(bytes: bytes, position: bytes.startIndex)
    let facts = try decoder.facts()
    guard decoder.position == bytes.endIndex else { throw .malformed }
    return facts
  }

  private init(bytes: ArraySlice<UInt8>, position: Int) {
    self.bytes = bytes
    self.position = position
  }

  private mutating func facts() throws(Failure) -> IndexedFacts {
    var facts = IndexedFacts()
    let fileCount = try count(ofSize: 16)
    let symbolCount = try count(ofSize: 20)
    facts.symbols.reserveCapacity(symbolCount)
    for _ in 0..<symbolCount { facts.symbols.append(try symbol(fileCount)) }
    facts.files.reserveCapacity(fileCount)
    for _ in 0..<fileCount {
      var file = IndexedFile(path: try text(), isFresh: try number() != 0)
      let lineCount = try count(ofSize: 4)
      file.lines.reserveCapacity(lineCount)
      for _ in 0..<lineCount { file.lines.append(try number()) }
      let referenceCount = try count(ofSize: 12)
      file.references.reserveCapacity(referenceCount)
      for _ in 0..<referenceCount {
        let reference = IndexedReference(line: try number(), column: try number(), symbol: try number())
        guard reference.symbol < symbolCount else { throw .malformed }
        file.references.append(reference)
      }
      facts.files.append(file)
    }
    return facts
  }

  private mutating func symbol(_ fileCount: Int) throws(Failure) -> IndexedSymbol {
    let name = try text()
    let word = try number()
    guard let kind = IndexedSymbol.Kind(rawValue: UInt8(truncatingIfNeeded: word >> 8)) else { throw .malformed }
    let symbol = IndexedSymbol(
      name: name, kind: kind, isMember: word & 1 != 0, isImplicit: word & 2 != 0, file: try number(), line: try number(),
      column: try number())
    guard symbol.file < fileCount else { throw .malformed }
    return symbol
  }

  private mutating func number() throws(Failure) -> UInt32 {
    guard bytes.endIndex - position >= 4 else { throw .malformed }
    var number: UInt32 = 0
    for distance in 0..<4 { number |= UInt32(bytes[position + distance]) << UInt32(8 * distance) }
    position += 4
    return number
  }

  /// How many elements of at least `size` bytes follow.
  private mutating func count(ofSize size: Int) throws(Failure) -> Int {
    let count = Int(try number())
    guard count <= (bytes.endIndex - position) / size else { throw .malformed }
    return count
  }

  private mutating func text() throws(Failure) -> String {
    let length = try count(ofSize: 1)
    position += length
    guard let text = String(validating: bytes[position - length..<position], as: UTF8.self) else { throw .malformed }
    return text
  }
}
