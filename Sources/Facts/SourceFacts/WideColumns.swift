import LowLevel

/// Where a text that is not ASCII has fewer UTF-16 units than bytes: enough to compute columns without the text.
public struct WideColumns: Sendable, Equatable {
  /// Byte offsets after characters that are not ASCII, ascending.
  public let ends: [UInt32]
  /// By how many the bytes of the text up to there exceed its UTF-16 units.
  public let surplus: [UInt32]

  /// Nil if the lists do not belong together.
  public init?(ends: [UInt32], surplus: [UInt32]) {
    guard ends.count == surplus.count else { return nil }
    (self.ends, self.surplus) = (ends, surplus)
  }

  /// Nil if the text is ASCII.
  public init?(_ text: ByteView) {
    if text.isASCII { return nil }
    var (ends, surplus): ([UInt32], [UInt32]) = ([], [])
    var (position, total) = (0, 0)
    while let start = text[position...].firstIndex(where: { $0 >= 0x80 }) {
      let end = text[start...].firstIndex { $0 < 0x80 } ?? text.count
      let run = text.extracting(start..<end).string
      var read = start
      // Bytes that are not UTF-8 are decoded as a character of another length: then the run counts as a whole.
      let isBroken = run.utf8.count != end - start || run.unicodeScalars.contains("\u{FFFD}")
      for length in isBroken ? [(end - start, run.utf16.count)] : run.unicodeScalars.map(\.lengths) {
        read += length.0
        total += length.0 - length.1
        ends.append(UInt32(truncatingIfNeeded: read))
        surplus.append(UInt32(truncatingIfNeeded: total))
      }
      position = end
    }
    self.init(ends: ends, surplus: surplus)
  }

  /// The column of a byte offset in a line, from 1, in UTF-16 units.
  public func column(of offset: Int, lineStart: Int) -> Int {
    offset - lineStart + 1 - (surplus(before: offset) - surplus(before: lineStart))
  }

  private func surplus(before offset: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(ends[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : Int(surplus[low - 1])
  }
}

extension Unicode.Scalar {
  /// In bytes and in UTF-16 units.
  fileprivate var lengths: (Int, Int) { (utf8.count, utf16.count) }
}
