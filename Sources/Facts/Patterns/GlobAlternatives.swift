import LowLevel

/// Expands `{a,b}`: `x{a,b}` becomes `xa` and `xb`. Braces may nest.
struct GlobAlternatives {
  /// The maximum number of alternatives; with more, braces are literal.
  static let limit = 512

  private let bytes: [UInt8]
  /// The index of the matching `}` for each `{`, by byte; 0 for unmatched braces and other bytes.
  private var closing: [Int]

  static func expand(_ bytes: [UInt8]) -> [[UInt8]] {
    guard bytes.contains(UInt8(ascii: "{")) else { return [bytes] }
    return GlobAlternatives(bytes).expand(0..<bytes.count, depth: 0) ?? [bytes]
  }

  /// Calls a function with each alternative.
  static func forEach(_ text: ByteView, _ body: (ByteView) -> Void) {
    guard text.contains(UInt8(ascii: "{")) else { return body(text) }
    if let groups = GlobGroups(text) { return groups.forEach(in: text, body) }
    for alternative in expand(Array(text)) { alternative.withBytes(body) }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    closing = [Int](repeating: 0, count: bytes.count)
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: "}"): if let start = open.popLast() { closing[start] = index }
      default: break
      }
      index += 1
    }
  }

  /// Returns nil if there are too many alternatives, or braces nest too deep.
  private func expand(_ range: Range<Int>, depth: Int) -> [[UInt8]]? {
    guard depth < 16 else { return nil }
    var results: [[UInt8]] = [[]]
    var index = range.lowerBound
    while index < range.upperBound {
      if closing[index] > 0 {
        guard let choices = choices(index + 1..<closing[index], depth: depth),
          results.count * choices.count <= Self.limit
        else { return nil }
        results = results.flatMap { start in choices.map { start + $0 } }
        index = closing[index] + 1
        continue
      }
      var next = index
      repeat {
        next = bytes[next] == UInt8(ascii: "\\") ? min(next + 2, range.upperBound) : next + 1
      } while next < range.upperBound && closing[next] == 0
      for result in results.indices { results[result] += bytes[index..<next] }
      index = next
    }
    return results
  }

  /// The alternatives of a pair of braces.
  private func choices(_ range: Range<Int>, depth: Int) -> [ArraySlice<UInt8>]? {
    var choices: [ArraySlice<UInt8>] = []
    for part in parts(range) {
      if closing[part].allSatisfy({ $0 == 0 }), depth < 15 {
        choices.append(bytes[part])
      } else {
        guard let expanded = expand(part, depth: depth + 1) else { return nil }
        choices += expanded.map { $0[...] }
      }
      if choices.count > Self.limit { return nil }
    }
    return choices
  }

  /// The ranges between the commas of a pair of braces.
  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{") where closing[index] > 0: index = closing[index]
      case UInt8(ascii: ","):
        parts.append(start..<index)
        start = index + 1
      default: break
      }
      index += 1
    }
    return parts + [start..<range.upperBound]
  }
}

/// A text whose braces do not nest, the usual case. Each pair is a group of choices; the text between pairs is a group
/// with one choice.
private struct GlobGroups {
  /// Ranges of the text.
  private var choices: [Range<Int>] = []
  /// The choices of group `i` are `choices[ends[i]..<ends[i + 1]]`.
  private var ends = [0]

  /// Returns nil if braces nest or are unmatched, if the text has a backslash, and if there are too many alternatives.
  init?(_ text: ByteView) {
    var (start, isOpen, count) = (0, false, 1)
    choices.reserveCapacity(text.count / 4)
    ends.reserveCapacity(8)
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\\"): return nil
      case UInt8(ascii: "{"):
        if isOpen { return nil }
        if start < index { endGroup(start..<index) }
        (start, isOpen) = (index + 1, true)
      case UInt8(ascii: ",") where isOpen:
        choices.append(start..<index)
        start = index + 1
      case UInt8(ascii: "}") where isOpen:
        endGroup(start..<index)
        count *= ends[ends.count - 1] - ends[ends.count - 2]
        if count > GlobAlternatives.limit { return nil }
        (start, isOpen) = (index + 1, false)
      default: break
      }
    }
    if isOpen { return nil }
    if start < text.count { endGroup(start..<text.count) }
  }

  private mutating func endGroup(_ choice: Range<Int>) {
    choices.append(choice)
    ends.append(choices.count)
  }

  /// Calls a function with each combination of choices. The choice of the last group changes fastest.
  func forEach(in text: ByteView, _ body: (ByteView) -> Void) {
    var chosen = Array(ends.dropLast())
    var alternative: [UInt8] = []
    alternative.reserveCapacity(text.count)
    var group: Int
    repeat {
      alternative.removeAll(keepingCapacity: true)
      for choice in chosen { alternative += text.extracting(choices[choice]) }
      alternative.withBytes(body)
      group = chosen.count - 1
      while group >= 0 {
        chosen[group] += 1
        if chosen[group] < ends[group + 1] { break }
        chosen[group] = ends[group]
        group -= 1
      }
    } while group >= 0
  }
}
