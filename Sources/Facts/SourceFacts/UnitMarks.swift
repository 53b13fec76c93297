/// The numbers of UTF-16 units before places of a text at regular distances, so that a column in a long line is not
/// counted from the start of the line.
struct UnitMarks {
  static let distance = 512
  /// The first mark is the start of the text; each of the others is the first boundary from a multiple of the distance.
  private var marks: [(offset: Int, units: Int)] = []

  init(_ text: [UInt8]) {
    var (offset, units) = (0, 0)
    while marks.count * Self.distance <= text.count {
      marks.append((offset, units))
      var next = min(max(offset, marks.count * Self.distance), text.count)
      while !Self.isBoundary(next, text) { next += 1 }
      units += Self.units(text[offset..<next])
      offset = next
    }
  }

  /// Whether no character continues at an offset: the texts before and after it can then be decoded separately.
  static func isBoundary(_ offset: Int, _ text: [UInt8]) -> Bool {
    !text.indices.contains(offset) || text[offset] & 0xC0 != 0x80
  }

  /// - Parameter offset: at most the length of the text, which is that of the marks.
  func units(before offset: Int, _ text: [UInt8]) -> Int {
    var index = offset / Self.distance
    while marks[index].offset > offset { index -= 1 }
    return marks[index].units + Self.units(text[marks[index].offset..<offset])
  }

  private static func units(_ bytes: ArraySlice<UInt8>) -> Int { String(decoding: bytes, as: UTF8.self).utf16.count }
}
