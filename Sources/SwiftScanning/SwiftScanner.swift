import SourceFacts

/// Reads Swift text into facts in one pass, without building a tree.
public enum SwiftScanner {
  /// Never fails: what cannot be read becomes a `problem`, and reading goes on at the next declaration.
  /// The text may be any bytes of at most 4 GiB. Time and memory are linear in its length.
  public static func scan(_ source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    var facts = FileFacts()
    facts.lines = LineTable(source)
    guard !source.isEmpty else {
      facts.scopes = [Scope(kind: .file, parent: -1, declaration: -1, firstNode: 0, start: 0)]
      return facts
    }
    var lexer = Lexer(source)
    lexer.run()
    var reader = Reader(lexer)
    reader.run(byteCount: source.count)
    facts.names = reader.names
    facts.names.freeze()
    facts.imports = reader.imports
    facts.declarations = reader.declarations
    facts.attachments = reader.attachments
    facts.scopes = reader.scopes
    facts.nodes = reader.nodes
    facts.branches = lexer.conditions.branches
    facts.directives = lexer.directives
    facts.problems = (lexer.problems + reader.problems).sorted { $0.offset < $1.offset }
    return facts
  }

  public static func scan(_ text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { scan($0) }
  }
}
