/// A 64-bit hash of bytes, the same in every run and on every machine.
enum ContentKey {
  static func key(of bytes: [UInt8]) -> UInt64 {
    var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    bytes.withUnsafeBytes { bytes in
      var position = 0
      while position + 8 <= bytes.count {
        mix(&hash, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
        position += 8
      }
      var last: UInt64 = 0
      for index in position..<bytes.count { last = last << 8 | UInt64(bytes[index]) }
      mix(&hash, last)
    }
    return hash == 0 ? 1 : hash
  }

  private static func mix(_ hash: inout UInt64, _ word: UInt64) {
    let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    hash = product.high ^ product.low &+ 0x9E37_79B9_7F4A_7C15
  }
}
