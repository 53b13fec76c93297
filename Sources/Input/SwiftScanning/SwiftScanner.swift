import LowLevel
import SourceFacts
import Storage

/// Reads Swift text into facts in one pass, without building a tree.
public enum SwiftScanner {
  /// The first names of every file.
  public static var seeds: NameSeeds { Word.seeds }

  /// Never fails: unreadable text becomes a `problem`, and reading continues at the next declaration. The text may be
  /// any bytes of at most 4 GiB. Time and memory are linear in its length.
  public static func scan(_ source: ByteView) -> FileFacts {
    let text = TextBuffer()
    text.append(source)
    return scan(text)
  }

  public static func scan(_ text: TextBuffer) -> FileFacts {
    let lexer = Lexer(text)
    lexer.run()
    let reader = Reader(lexer)
    reader.run()
    return reader.facts
  }

  public static func scan(_ source: [UInt8]) -> FileFacts { source.withBytes { scan($0) } }

  public static func scan(_ text: String) -> FileFacts { text.withBytes { scan($0) } }
}
