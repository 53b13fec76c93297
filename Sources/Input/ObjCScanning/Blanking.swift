import SourceFacts

/// Replaces the inclusions in a file's text by blanks: libclang gets their declarations and reads no files. Offsets do
/// not change.
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
    // clang reports a NUL inside a word and ignores others. A lone CR ends a line for the scanner, and is white space
    // for clang.
    return result
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
