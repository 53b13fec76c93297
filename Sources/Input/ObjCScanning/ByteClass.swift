/// What a byte can start or continue.
struct ByteClass: OptionSet {
  let rawValue: UInt8
  /// Letters, `_`, `$` and all bytes above ASCII.
  static let identifierStart = ByteClass(rawValue: 1)
  static let digit = ByteClass(rawValue: 2)
  static let `operator` = ByteClass(rawValue: 4)
  static let identifierPart: ByteClass = [.identifierStart, .digit]

  /// A class for each byte.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    table.initialize(repeating: [], count: 256)
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = .identifierStart }
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = .identifierStart }
    for byte in 0x80...0xFF { table[byte] = .identifierStart }
    for byte in "_$".utf8 { table[Int(byte)] = .identifierStart }
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = .digit }
    for byte in "/=-+!*%<>&|^~?.#\\".utf8 { table[Int(byte)] = .operator }
    return UnsafePointer(table)
  }()
}

extension UInt8 {
  /// Lets bytes be compared with character literals: `byte == "("`.
  @inline(__always)
  static func == (left: UInt8, right: Unicode.Scalar) -> Bool { UInt32(left) == right.value }
  @inline(__always)
  static func != (left: UInt8, right: Unicode.Scalar) -> Bool { UInt32(left) != right.value }
  @inline(__always)
  static func ~= (pattern: Unicode.Scalar, value: UInt8) -> Bool { UInt32(value) == pattern.value }
}
