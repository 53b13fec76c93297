/// Anchors that hold aliases of other anchors grow exponentially; a few aliases cannot.
struct AliasBomb {
  static let maximumAliases = 16

  private var anchors = 0
  private var aliases = 0
  /// The quote that is open.
  private var quote: UInt8?
  /// The column of what holds a block of text (`|`, `>`) that has not ended.
  private var block: Int?

  /// Counts anchors and aliases where they may stand: not in quotes, comments and blocks of text, and not within a plain one.
  static func isPossible(in bytes: ArraySlice<UInt8>) -> Bool {
    var bomb = AliasBomb()
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) { bomb.read(line) }
    return bomb.anchors > 0 && bomb.aliases > maximumAliases
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    guard let first = line.firstIndex(where: { !Self.isBlank($0) }) else { return }
    if quote == nil, let block {
      if first - line.startIndex > block { return }
      self.block = nil
    }
    // The last byte that is no blank; a line begins as an item of a list does.
    var last = UInt8(ascii: "-")
    var index = first
    while index < line.endIndex {
      let byte = line[index]
      defer { index += 1 }
      if let quote {
        if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { index += 1 }
        if byte == quote { self.quote = nil }
        last = byte
        continue
      }
      if Self.isBlank(byte) { continue }
      let startsWord = index == first || Self.isBlank(line[index - 1]) || "[{,".utf8.contains(line[index - 1])
      if startsWord, "-:?[{,".utf8.contains(last) {
        count(byte, before: line[(index + 1)...].first)
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        if byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">") { block = Self.column(of: line, before: index) }
      }
      if startsWord, byte == UInt8(ascii: "#") || block != nil { return }
      last = byte
    }
  }

  private mutating func count(_ sign: UInt8, before name: UInt8?) {
    guard let name, Self.isName(name) else { return }
    if sign == UInt8(ascii: "&") { anchors += 1 }
    if sign == UInt8(ascii: "*") { aliases += 1 }
  }

  /// Where the innermost of the items begins that a line opens before an index: `- - key: |`.
  private static func column(of line: ArraySlice<UInt8>, before end: Int) -> Int {
    var start = line.startIndex
    while start < end, isBlank(line[start]) || line[start] == UInt8(ascii: "-") && start + 1 < end && isBlank(line[start + 1]) { start += 1 }
    return max(0, (start == end ? line.firstIndex { !isBlank($0) } ?? start : start) - line.startIndex)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte >= 0x80
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
