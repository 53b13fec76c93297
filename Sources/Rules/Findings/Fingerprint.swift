/// The identity of a finding between runs: a 64-bit Fowler–Noll–Vo hash of its parts. Moving code within a file does
/// not change it.
public struct Fingerprint {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  public init(_ parts: String...) {
    for part in parts {
      for byte in part.utf8 { add(byte) }
      // 0xFF never occurs in UTF-8: it distinguishes ("ab", "c") from ("a", "bc").
      add(0xFF)
    }
  }

  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// 16 hexadecimal digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
