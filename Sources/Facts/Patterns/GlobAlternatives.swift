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
    if let groups = GlobGroups(text) { return groups.forEach(in: text, body) }
    for alternative in expand(Array(text)) { alternative.withUnsafeBufferPointer(body) }
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

/// A text whose braces stand side by side, as they mostly do: a group of choices for each pair, and one of one choice for what
/// stands between them.
private struct GlobGroups {
  /// Stretches of the text.
  private var choices: [Range<Int>] = []
  /// Those of group `i` are `choices[ends[i]..<ends[i + 1]]`.
  private var ends = [0]

  /// Nil where braces nest or are not closed, for a text with a backslash, and where there are too many alternatives.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
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

  /// Each choice of the last group with the first of all others, and so on.
  func forEach(in text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var chosen = Array(ends.dropLast())
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { room in
      var group: Int
      repeat {
        var count = 0
        for choice in chosen {
          for index in choices[choice] {
            room[count] = text[index]
            count += 1
          }
        }
        body(UnsafeBufferPointer(rebasing: room[..<count]))
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
}
