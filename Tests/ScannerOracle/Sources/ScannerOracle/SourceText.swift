/// The bytes of a file, read without SwiftParser or the scanner.
struct SourceText {
  let bytes: UnsafeBufferPointer<UInt8>
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return false }
    for index in 0...(bytes.count - wanted.count) where bytes[index] == wanted[0] {
      if wanted.indices.allSatisfy({ bytes[index + $0] == wanted[$0] }) { return true }
    }
    return false
  }

  var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

  /// Lines end with LF, CRLF or CR.
  var lineStarts: [UInt32] {
    var starts: [UInt32] = [0]
    for (index, byte) in bytes.enumerated() {
      let isReturn = byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if byte == 0x0A || isReturn { starts.append(UInt32(index + 1)) }
    }
    return starts
  }
}
