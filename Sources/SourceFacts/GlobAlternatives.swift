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
    guard text.contains(UInt8(ascii: "{")) else { return body(text) }
    guard let pairs = plainPairs(in: text) else {
      for alternative in expand(Array(text)) { alternative.withUnsafeBufferPointer(body) }
      return
    }
    var written: [UInt8] = []
    written.reserveCapacity(text.count)
    write(text, from: 0, pairs[...], &written, body)
  }

  /// With each choice of the pairs that follow, behind what is written already.
  private static func write(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, _ pairs: ArraySlice<ClosedRange<Int>>, _ written: inout [UInt8],
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard let pair = pairs.first else {
      written.append(contentsOf: text[start...])
      return written.withUnsafeBufferPointer(body)
    }
    written.append(contentsOf: text[start..<pair.lowerBound])
    let count = written.count
    var choice = pair.lowerBound + 1
    while choice <= pair.upperBound {
      let end = text[choice..<pair.upperBound].firstIndex(of: UInt8(ascii: ",")) ?? pair.upperBound
      written.removeLast(written.count - count)
      written.append(contentsOf: text[choice..<end])
      write(text, from: pair.upperBound + 1, pairs.dropFirst(), &written, body)
      choice = end + 1
    }
  }

  /// The pairs of a text's braces; nil where they nest, or one has no other, for a backslash, and for perhaps too many alternatives.
  private static func plainPairs(in text: UnsafeBufferPointer<UInt8>) -> [ClosedRange<Int>]? {
    var pairs: [ClosedRange<Int>] = []
    var (open, choices, count) = (-1, 1, 1)
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\\"): return nil
      case UInt8(ascii: "{"):
        if open >= 0 || pairs.count == 8 { return nil }
        (open, choices) = (index, 1)
      case UInt8(ascii: ",") where open >= 0: choices += 1
      case UInt8(ascii: "}"):
        count *= choices
        if open < 0 || count > limit { return nil }
        pairs.append(open...index)
        open = -1
      default: break
      }
    }
    return open < 0 ? pairs : nil
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
