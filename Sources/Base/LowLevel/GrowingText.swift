/// A text that grows by small pieces: a string asks more questions of each. Where it has a sink it does not grow large.
public struct GrowingText {
  /// Takes the pieces of a text in turn.
  public typealias Sink = (UnsafeRawBufferPointer) -> Void

  public private(set) var bytes: [UInt8] = []
  private let sink: Sink?
  private static let pieceSize = 1 << 16

  public init(to sink: Sink? = nil) { self.sink = sink }

  /// What no sink took.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  public static func += (text: inout GrowingText, piece: String) {
    var piece = piece
    piece.withUTF8 { text.add($0) }
  }

  public mutating func add(_ piece: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: piece)
    if bytes.count >= Self.pieceSize { finish() }
  }

  public mutating func add(spaces count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
  }

  public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Hands over what is left.
  public mutating func finish() {
    guard let sink else { return }
    bytes.withUnsafeBytes(sink)
    bytes.removeAll(keepingCapacity: true)
  }
}
