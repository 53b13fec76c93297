/// A text that grows by small pieces: a string asks more questions of each. Where it has a sink it does not grow large.
struct ReportText {
  private var bytes: [UInt8] = []
  private let sink: ReportSink?
  private static let pieceSize = 1 << 16

  init(to sink: ReportSink? = nil) { self.sink = sink }

  /// What no sink took.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  static func += (text: inout ReportText, piece: String) {
    var piece = piece
    piece.withUTF8 { text.bytes.append(contentsOf: $0) }
    if text.bytes.count >= pieceSize { text.finish() }
  }

  mutating func add(spaces count: Int) { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count)) }

  /// Hands over what is left.
  mutating func finish() {
    guard let sink else { return }
    bytes.withUnsafeBytes(sink)
    bytes.removeAll(keepingCapacity: true)
  }
}
