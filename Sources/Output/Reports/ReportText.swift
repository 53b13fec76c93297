/// A text that is built from small parts, faster than a string. With a sink, it is flushed regularly and stays small.
struct ReportText {
  private var bytes: [UInt8] = []
  private let sink: ReportSink?
  private static let flushSize = 1 << 16

  init(to sink: ReportSink? = nil) { self.sink = sink }

  /// The text that has not been flushed.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  static func += (text: inout ReportText, piece: String) {
    var piece = piece
    piece.withUTF8 { text.add($0) }
  }

  mutating func add(_ piece: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: piece)
    if bytes.count >= Self.flushSize { finish() }
  }

  mutating func add(spaces count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
  }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Flushes the text to the sink.
  mutating func finish() {
    guard let sink else { return }
    bytes.withUnsafeBytes(sink)
    bytes.removeAll(keepingCapacity: true)
  }
}
