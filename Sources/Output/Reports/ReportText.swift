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
    piece.withUTF8 { text.add($0) }
  }

  mutating func add(_ piece: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: piece)
    if bytes.count >= Self.pieceSize { finish() }
  }

  mutating func add(spaces count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
  }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Hands over what is left.
  mutating func finish() {
    guard let sink else { return }
    bytes.withUnsafeBytes(sink)
    bytes.removeAll(keepingCapacity: true)
  }
}
