/// The suppressions of one file by the lines that they cover.
struct SuppressedLines {
  /// Suppressions of few lines, as indices by each of their lines.
  private var narrow: [Int: [Int]] = [:]
  /// The other suppressions, sorted by first line. `end` is the maximum last line of all entries up to this one.
  private var wide: [(lines: ClosedRange<Int>, index: Int, end: Int)] = []

  private static let fewLines = 16

  /// Adds the suppressions of one file, from index `first` on.
  mutating func add(_ all: [Suppression], from first: Int) {
    for index in first..<all.count {
      let lines = all[index].lines
      if lines.upperBound - max(lines.lowerBound, 0) < Self.fewLines {
        for line in lines { narrow[line, default: []].append(index) }
      } else {
        wide.append((lines, index, 0))
      }
    }
    wide.sort { ($0.lines.lowerBound, $0.index) < ($1.lines.lowerBound, $1.index) }
    var end = Int.min
    for place in wide.indices {
      end = max(end, wide[place].lines.upperBound)
      wide[place].end = end
    }
  }

  /// The suppressions that cover a line, in the order of their comments.
  func covering(_ line: Int) -> [Int] {
    var found = narrow[line] ?? []
    var (low, high) = (0, wide.count)
    while low < high {
      let middle = low + (high - low) / 2
      if wide[middle].lines.lowerBound > line { high = middle } else { low = middle + 1 }
    }
    while low > 0, wide[low - 1].end >= line {
      low -= 1
      if wide[low].lines.contains(line) { found.append(wide[low].index) }
    }
    return found.sorted()
  }
}
