import SourceFacts

/// A file's text with its inclusions blanked: libclang gets their declarations and reads no files. All offsets stay the
/// same.
enum Blanking {
  static func blank(_ bytes: [UInt8], _ facts: FileFacts) -> [UInt8] {
    var result = bytes
    for inclusion in facts.imports where inclusion.kind == .header {
      var start = Int(inclusion.offset)
      while start > 0, result[start] != UInt8(ascii: "#") { start -= 1 }
      for index in start...min(Int(inclusion.end), result.count - 1) where !isLineEnd(result[index]) {
        result[index] = UInt8(ascii: " ")
      }
    }
    // clang stops at a NUL only in words, but says so; a lone CR is a line end to us and white space to clang.
    return result
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
