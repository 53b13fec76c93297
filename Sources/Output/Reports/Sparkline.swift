/// A row of bars, from the smallest of its numbers to the largest.
struct Sparkline {
  let text: String
  private static let bars = Array("▁▂▃▄▅▆▇█")
  private static let maximumWidth = 32

  /// - Parameter values: nil leaves a gap. If there are too many values, each bar shows the last value of its group.
  init(_ values: [Int?]) {
    let width = min(values.count, Self.maximumWidth)
    let shown = (0..<width).map { values[values.count * ($0 + 1) / width - 1] }
    let known = shown.compactMap { $0 }
    guard let least = known.min(), let most = known.max() else {
      text = ""
      return
    }
    text = String(
      shown.map { value -> Character in
        guard let value else { return " " }
        return least == most ? Self.bars[0] : Self.bars[(value - least) * (Self.bars.count - 1) / (most - least)]
      })
  }
}
