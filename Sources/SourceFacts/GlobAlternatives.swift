/// Writes `{a,b}` out: `x{a,b}` is `xa`, `xb`. Braces may nest.
struct GlobAlternatives {
  /// Braces that would write out to more than this are taken literally.
  static let limit = 512

  private let bytes: [UInt8]
  /// For each `{` that has one: the index of its `}`.
  private var closing: [Int: Int] = [:]

  static func expand(_ text: some Sequence<UInt8>) -> [[UInt8]] {
    let bytes = Array(text)
    guard bytes.contains(UInt8(ascii: "{")) else { return [bytes] }
    return GlobAlternatives(bytes).expand(0..<bytes.count, depth: 0) ?? [bytes]
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
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
      if bytes[index] == UInt8(ascii: "{"), let end = closing[index] {
        var choices: [[UInt8]] = []
        for part in parts(index + 1..<end) {
          guard let expanded = expand(part, depth: depth + 1) else { return nil }
          choices += expanded
          if choices.count > Self.limit { return nil }
        }
        guard results.count * choices.count <= Self.limit else { return nil }
        results = results.flatMap { start in choices.map { start + $0 } }
        index = end + 1
        continue
      }
      var next = index
      repeat {
        next = bytes[next] == UInt8(ascii: "\\") ? min(next + 2, range.upperBound) : next + 1
      } while next < range.upperBound && !(bytes[next] == UInt8(ascii: "{") && closing[next] != nil)
      for result in results.indices { results[result] += bytes[index..<next] }
      index = next
    }
    return results
  }

  /// The stretches between the commas of one pair of braces.
  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{"): index = closing[index] ?? index
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
