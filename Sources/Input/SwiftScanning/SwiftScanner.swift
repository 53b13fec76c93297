import SourceFacts

/// Reads Swift text into facts in one pass, without building a tree.
public enum SwiftScanner {
  /// The first names of every file.
  public static var seeds: NameSeeds { Word.seeds }

  /// Never fails: unreadable text becomes a `problem`, and reading continues at the next declaration. The text may be
  /// any bytes of at most 4 GiB. Time and memory are linear in its length. To scan many files, reuse a `ScanMemory`.
  public static func scan(_ source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let memory = ScanMemory()
    memory.text.append(source)
    return scan(memory)
  }

  /// The same for the text in the memory.
  public static func scan(_ memory: ScanMemory) -> FileFacts {
    let lexer = Lexer(memory)
    lexer.run()
    let reader = Reader(lexer, memory)
    reader.run()
    defer { reader.leave(to: memory) }
    return reader.facts
  }

  public static func scan(_ text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { scan($0) }
  }
}
