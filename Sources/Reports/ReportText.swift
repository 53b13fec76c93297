/// A text that grows by small pieces: a string asks more questions of each.
struct ReportText {
  private var bytes: [UInt8] = []

  var string: String { String(decoding: bytes, as: UTF8.self) }

  static func += (text: inout ReportText, piece: String) {
    var piece = piece
    piece.withUTF8 { text.bytes.append(contentsOf: $0) }
  }

  mutating func add(spaces count: Int) { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count)) }
}
