/// A token of a Package.swift: enough Swift to read target lists, without comments.
enum ManifestToken: Equatable {
  case identifier(String)
  /// The parts of a string literal: text, and names in `\(…)`; nil for an interpolated expression.
  case string([Piece])
  case symbol(UInt8)

  enum Piece: Equatable {
    case text(String)
    case name(String?)
  }

  static func symbol(_ scalar: Unicode.Scalar) -> ManifestToken { .symbol(UInt8(ascii: scalar)) }
}

struct ManifestLexer {
  private let bytes: [UInt8]
  private var position = 0

  static func tokens(_ bytes: [UInt8]) -> [ManifestToken] {
    var lexer = ManifestLexer(bytes: bytes)
    var tokens: [ManifestToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func next() -> ManifestToken? {
    skipSpace()
    guard let byte = peek() else { return nil }
    if Self.isWord(byte) { return .identifier(word()) }
    if byte == UInt8(ascii: "\"") { return .string(string(hashes: 0)) }
    if byte == UInt8(ascii: "#") {
      var hashes = 1
      while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
      if peek(hashes) == UInt8(ascii: "\"") {
        position += hashes
        return .string(string(hashes: hashes))
      }
    }
    if byte == UInt8(ascii: "`") {
      position += 1
      let name = word()
      if peek() == UInt8(ascii: "`") { position += 1 }
      return .identifier(name)
    }
    position += 1
    return .symbol(byte)
  }

  private mutating func skipSpace() {
    while let byte = peek() {
      if byte == 0x20 || (9...13).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private mutating func word() -> String {
    let start = position
    while let byte = peek(), Self.isWord(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Reads a string from its opening quote. A string without an end ends with its line, or, with three quotes, with the
  /// text.
  private mutating func string(hashes: Int) -> [ManifestToken.Piece] {
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    position += quotes
    var pieces: [ManifestToken.Piece] = []
    var text: [UInt8] = []
    while let byte = peek() {
      if byte == UInt8(ascii: "\n"), !isLong { break }
      if byte == UInt8(ascii: "\""), isEnd(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        break
      }
      guard byte == UInt8(ascii: "\\"), areHashes(at: 1, hashes) else {
        text.append(byte)
        position += 1
        continue
      }
      position += 1 + hashes
      guard peek() == UInt8(ascii: "(") else {
        if let escaped = peek() { text.append(escaped) }
        position += 1
        continue
      }
      pieces.append(.text(String(decoding: text, as: UTF8.self)))
      text = []
      pieces.append(.name(interpolation()))
    }
    return pieces + [.text(String(decoding: text, as: UTF8.self))]
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    for offset in 0..<quotes where peek(offset) != UInt8(ascii: "\"") { return false }
    return areHashes(at: quotes, hashes)
  }

  private func areHashes(at offset: Int, _ count: Int) -> Bool {
    for index in 0..<count where peek(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Reads an interpolation from its parenthesis. Returns the name in it; nil for any other expression.
  private mutating func interpolation() -> String? {
    let start = position + 1
    var depth = 0
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      position += 1
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
    }
    let inside = bytes[min(start, position)..<max(min(start, position), position - 1)]
    let name = inside.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).last ?? []
    return name.isEmpty || !name.allSatisfy(Self.isWord) ? nil : String(decoding: name, as: UTF8.self)
  }
}
