import SourceFacts

/// Reads Swift text into facts in one pass, without building a tree.
public enum SwiftScanner {
  /// Never fails: what cannot be read becomes a `problem`, and reading goes on at the next declaration.
  /// The text may be any bytes of at most 4 GiB. Time and memory are linear in its length.
  public static func scan(_ source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let lexer = Lexer(source)
    lexer.run()
    let reader = Reader(lexer)
    reader.run()
    return reader.facts
  }

  public static func scan(_ text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { scan($0) }
  }
}
