/// What a byte can start or continue.
struct ByteClass: OptionSet {
  let rawValue: UInt8
  static let identifierStart = ByteClass(rawValue: 1)
  static let digit = ByteClass(rawValue: 2)
  static let `operator` = ByteClass(rawValue: 4)
  /// `$`, which only continues a name.
  static let identifierContinuation = ByteClass(rawValue: 8)
  static let identifierPart: ByteClass = [.identifierStart, .digit, .identifierContinuation]
  /// Not ASCII: must be decoded as a Unicode scalar.
  static let beyondASCII = ByteClass(rawValue: 16)
  /// Bytes that rarely occur in names.
  static let uncommonPart: ByteClass = [.identifierContinuation, .beyondASCII]

  /// A class for each byte.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    table.initialize(repeating: [], count: 256)
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = .identifierStart }
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = .identifierStart }
    table[Int(UInt8(ascii: "_"))] = .identifierStart
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = .digit }
    table[Int(UInt8(ascii: "$"))] = .identifierContinuation
    for byte in UInt8(0x80)...0xFF { table[Int(byte)] = .beyondASCII }
    for byte in "/=-+!*%<>&|^~?.".utf8 { table[Int(byte)] = .operator }
    return UnsafePointer(table)
  }()
}

/// Which scalars above ASCII are operators, names or white space in Swift
enum ScalarClass {
  case `operator`, operatorContinuation, identifier, whitespace, other

  init(_ scalar: UInt32) {
    switch scalar {
    case 0x00A0, 0xFEFF: self = .whitespace
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      self = .operator
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
      self = .operatorContinuation
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
      0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
      0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD, 0x10000...0xEFFFD:
      self = .identifier
    default: self = .other
    }
  }
}
