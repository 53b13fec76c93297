import LowLevel

/// A 128-bit hash of bytes. It is the same in every run and on every machine. It is not cryptographic: collisions can
/// be constructed.
public struct ContentHash: Hashable, Sendable, BitwiseCopyable {
  public var high: UInt64
  public var low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  public static let none = ContentHash(high: 0, low: 0)

  /// The hash of no words, to which words are added.
  public init() { self.init(seed: 0) }

  private init(seed: UInt64) { self.init(high: seed ^ 0xA076_1D64_78BD_642F, low: seed ^ 0xE703_7ED1_A0B4_28DB) }

  public init(_ bytes: UnsafeRawBufferPointer) {
    self.init(seed: UInt64(bytes.count))
    var position = 0
    while position + 16 <= bytes.count {
      mix(Self.word(bytes, position), Self.word(bytes, position + 8))
      position += 16
    }
    var (first, second): (UInt64, UInt64) = (0, 0)
    let rest = bytes.count - position
    for index in 0..<rest {
      let byte = UInt64(bytes[position + index]) << (8 * UInt64(index & 7))
      if index < 8 { first |= byte } else { second |= byte }
    }
    mix(first, second)
    mix(0, UInt64(bytes.count))
  }

  public init(_ bytes: ByteView) { self.init(UnsafeRawBufferPointer(bytes.buffer)) }

  public init(_ text: TextBuffer) { self.init(text.bytes) }

  public init(_ bytes: [UInt8]) { self = bytes.withBytes { ContentHash($0) } }

  public init(_ text: String) { self = text.withBytes { ContentHash($0) } }

  /// The hash of a list. The order matters.
  public init(_ list: [ContentHash]) { self = list.withUnsafeBytes { ContentHash($0) } }

  /// A different hash of the same content, for another purpose.
  public func marked(_ mark: UInt64) -> ContentHash {
    var marked = self
    marked.add(mark)
    return marked
  }

  /// Adds a word. The order of words matters.
  @inline(__always)
  public mutating func add(_ word: UInt64) { mix(word, 0x8EBC_6AF0_9C88_C6E3) }

  public func combined(_ other: ContentHash) -> ContentHash {
    var both = self
    both.mix(other.high, other.low)
    return both.marked(2)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  /// Mixes both words into both halves.
  @inline(__always)
  private mutating func mix(_ first: UInt64, _ second: UInt64) {
    let upper = (first ^ high).multipliedFullWidth(by: second ^ 0x9E37_79B9_7F4A_7C15)
    let lower = (second ^ low).multipliedFullWidth(by: first ^ 0xD6E8_FEB8_6659_FD93)
    high = upper.high ^ upper.low &+ second
    low = lower.high ^ lower.low &+ first
  }
}

extension ContentHash {
  /// 32 hexadecimal digits, valid as a file name.
  public var text: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ half: UInt64) -> String {
    let digits = String(half, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
