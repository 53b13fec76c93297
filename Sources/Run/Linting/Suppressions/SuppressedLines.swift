import LowLevel

/// The suppressions of one rule in one file by the lines that they cover.
struct SuppressedLines {
  /// The first suppression of all lines.
  private var whole: Int?
  /// Of the suppressions of few lines, the first one for each of their lines.
  private var narrow: [Int: Int] = [:]
  /// The other suppressions in the order of their first lines. `end` is the maximum last line of all entries up to this
  /// one.
  private var wide: [(start: Int, index: Int, end: Int)] = []
  /// Lines with suppressed findings.
  private var used: Set<Int> = []

  private static let fewLines = 16

  /// Adds a suppression. Suppressions are added in the order of the text.
  mutating func add(_ index: Int, lines: ClosedRange<Int>) {
    if lines.upperBound - max(lines.lowerBound, 0) < Self.fewLines {
      for line in lines where narrow[line] == nil { narrow[line] = index }
    } else if lines == 0...Int.max {
      whole = whole ?? index
    } else {
      wide.append((lines.lowerBound, index, max(lines.upperBound, wide.last?.end ?? Int.min)))
    }
  }

  /// The first suppression that covers a line, in the order of the comments.
  func first(at line: Int) -> Int? {
    // The first entry that does not end before the line; all later ones start after it.
    let place = wide.indices.partitioningIndex { wide[$0].end >= line }
    let around = place < wide.count && wide[place].start <= line ? wide[place].index : nil
    return [whole, narrow[line], around].compactMap { $0 }.min()
  }

  /// Marks all suppressions of a line as used.
  mutating func use(_ line: Int) { used.insert(line) }

  /// The lines that were marked, sorted.
  var usedLines: [Int] { used.sorted() }

  /// Whether sorted lines contain one that a suppression covers.
  static func contain(_ sorted: [Int], _ lines: ClosedRange<Int>) -> Bool {
    let place = sorted.indices.partitioningIndex { sorted[$0] >= lines.lowerBound }
    return place < sorted.count && sorted[place] <= lines.upperBound
  }
}
