/// Reads the tags of an XML document in one pass. Text, comments, CDATA, processing instructions and the document type
/// are skipped. Only XML's five entities and numeric ones are expanded, so that the output cannot grow.
struct XMLReader {
  struct Attribute {
    var name: Range<Int>
    /// Between the quotes.
    var value: Range<Int>
  }

  enum Tag: Equatable {
    /// Its attributes are in `attributes` until the next call.
    case start(name: Range<Int>, isClosed: Bool)
    case end(name: Range<Int>)
  }

  /// An XML error. The tags before it are valid.
  struct Failure: Error, Equatable {
    var message: String
    var offset: Int
  }

  private(set) var attributes: [Attribute] = []
  private let source: [UInt8]
  private var position: Int

  init(_ source: [UInt8]) {
    self.source = source
    position = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next tag, or nil at the end.
  mutating func next() throws(Failure) -> Tag? {
    while let open = find("<", from: position) {
      position = open + 1
      guard position < source.count else { throw Failure(message: "a tag does not end", offset: open) }
      switch source[position] {
      case UInt8(ascii: "/"): return try endTag(open)
      case UInt8(ascii: "!"): try skipDeclaration(open)
      case UInt8(ascii: "?"): try pass("?>", "a processing instruction", open)
      default: return try startTag(open)
      }
    }
    position = source.count
    return nil
  }

  // MARK: Tags

  private mutating func startTag(_ open: Int) throws(Failure) -> Tag {
    attributes.removeAll(keepingCapacity: true)
    let name = try readName("an element", open)
    while true {
      skipSpace()
      guard position < source.count else { throw Failure(message: "a tag does not end", offset: open) }
      switch source[position] {
      case UInt8(ascii: ">"):
        position += 1
        return .start(name: name, isClosed: false)
      case UInt8(ascii: "/") where position + 1 < source.count && source[position + 1] == UInt8(ascii: ">"):
        position += 2
        return .start(name: name, isClosed: true)
      default: try readAttribute()
      }
    }
  }

  private mutating func endTag(_ open: Int) throws(Failure) -> Tag {
    position += 1
    let name = try readName("an end tag", open)
    skipSpace()
    guard position < source.count, source[position] == UInt8(ascii: ">") else {
      throw Failure(message: "an end tag does not end", offset: open)
    }
    position += 1
    return .end(name: name)
  }

  private mutating func readAttribute() throws(Failure) {
    let start = position
    let name = try readName("an attribute", start)
    skipSpace()
    guard position < source.count, source[position] == UInt8(ascii: "=") else {
      throw Failure(message: "an attribute has no value", offset: start)
    }
    position += 1
    skipSpace()
    guard position < source.count, source[position] == UInt8(ascii: "\"") || source[position] == UInt8(ascii: "'"),
      let end = find(source[position], from: position + 1)
    else { throw Failure(message: "an attribute's value does not begin or end with a quote", offset: start) }
    attributes.append(Attribute(name: name, value: position + 1..<end))
    position = end + 1
  }

  private mutating func readName(_ what: String, _ place: Int) throws(Failure) -> Range<Int> {
    let start = position
    while position < source.count, Self.isName[Int(source[position])] { position += 1 }
    guard position > start else { throw Failure(message: "\(what) has no name", offset: place) }
    return start..<position
  }

  private static let isName: [Bool] = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  // MARK: Skipping

  private mutating func skipDeclaration(_ open: Int) throws(Failure) {
    let rest = source[position...]
    if rest.starts(with: "!--".utf8) {
      position += 3
      try pass("-->", "a comment", open)
    } else if rest.starts(with: "![CDATA[".utf8) {
      try pass("]]>", "a CDATA section", open)
    } else {
      try skipDocumentType(open)
    }
  }

  /// Skips `<!DOCTYPE … [ … ]>`: only quotes and brackets matter.
  private mutating func skipDocumentType(_ open: Int) throws(Failure) {
    var depth = 0
    while position < source.count {
      let byte = source[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = find(byte, from: position) else {
          position = source.count
          break
        }
        position = end + 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return
      default: break
      }
    }
    throw Failure(message: "a declaration does not end", offset: open)
  }

  private mutating func pass(_ ending: StaticString, _ what: String, _ open: Int) throws(Failure) {
    let length = ending.utf8CodeUnitCount
    let first = ending.utf8Start[0]
    while let found = find(first, from: position) {
      position = found + 1
      guard found + length <= source.count else { break }
      if (1..<length).allSatisfy({ source[found + $0] == ending.utf8Start[$0] }) {
        position = found + length
        return
      }
    }
    throw Failure(message: "\(what) does not end", offset: open)
  }

  private mutating func skipSpace() {
    while position < source.count, source[position] == 0x20 || (9...13).contains(source[position]) { position += 1 }
  }

  private func find(_ scalar: Unicode.Scalar, from start: Int) -> Int? { find(UInt8(ascii: scalar), from: start) }

  @inline(__always)
  private func find(_ byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index < source.count {
      if source[index] == byte { return index }
      index += 1
    }
    return nil
  }
}
