/// Writes `{a,b}` out: `x{a,b}` is `xa`, `xb`. Braces may nest.
struct GlobAlternatives {
  /// Braces that would write out to more than this are taken literally.
  static let limit = 512

  private let bytes: [UInt8]
  /// By byte: for each `{` that has one, the index of its `}`; else 0.
  private var closing: [Int]

  static func expand(_ bytes: [UInt8]) -> [[UInt8]] {
    guard bytes.contains(UInt8(ascii: "{")) else { return [bytes] }
    return GlobAlternatives(bytes).expand(0..<bytes.count, depth: 0) ?? [bytes]
  }

  /// Each of them in turn.
  static func forEach(_ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let open = text.firstIndex(of: UInt8(ascii: "{")) else { return body(text) }
    guard let close = endOfOnlyPair(in: text, open) else {
      for alternative in expand(Array(text)) { alternative.withUnsafeBufferPointer(body) }
      return
    }
    var alternative = Array(text[..<open])
    var start = open + 1
    while start <= close {
      let end = text[start..<close].firstIndex(of: UInt8(ascii: ",")) ?? close
      alternative.removeLast(alternative.count - open)
      alternative.append(contentsOf: text[start..<end])
      alternative.append(contentsOf: text[(close + 1)...])
      alternative.withUnsafeBufferPointer(body)
      start = end + 1
    }
  }

  /// The `}` of a text whose first `{` is at `open`; nil where it has other braces, a backslash, or perhaps too many alternatives.
  private static func endOfOnlyPair(in text: UnsafeBufferPointer<UInt8>, _ open: Int) -> Int? {
    var close: Int?
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\\"): return nil
      case UInt8(ascii: "{") where index != open: return nil
      case UInt8(ascii: "}"):
        if close != nil || index < open || index - open > limit { return nil }
        close = index
      default: break
      }
    }
    return close
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

  /// Nil when there are too many, or they nest too deep.
  private func expand(_ range: Range<Int>, depth: Int) -> [[UInt8]]? {
    guard depth < 16 else { return nil }
    var results: [[UInt8]] = [[]]
    var index = range.lowerBound
    while index < range.upperBound {
      if closing[index] > 0 {
        guard let choices = choices(index + 1..<closing[index], depth: depth), results.count * choices.count <= Self.limit
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

  /// What a pair of braces stands for.
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

  /// The stretches between the commas of one pair of braces.
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
