/// A text that is built from many small parts; appending costs less than to a `String`. With a sink, the text is passed
/// on in blocks, so that it needs little memory.
public struct GrowingText {
  /// Receives the parts of a text in order.
  public typealias Sink = ([UInt8]) -> Void

  public private(set) var bytes: [UInt8] = []
  private let sink: Sink?
  private static let pieceSize = 1 << 16

  public init(to sink: Sink? = nil) { self.sink = sink }

  /// The text that has not been flushed.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  public static func += (text: inout GrowingText, piece: String) {
    piece.withBytes { text.bytes += $0 }
    text.flush()
  }

  public mutating func add(_ piece: ArraySlice<UInt8>) {
    bytes.append(contentsOf: piece)
    flush()
  }

  private mutating func flush() {
    if bytes.count >= Self.pieceSize { finish() }
  }

  public mutating func add(spaces count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
  }

  public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Passes the remaining text to the sink.
  public mutating func finish() {
    guard let sink else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
