import LowLevel
import SourceFacts

/// Reads Objective-C text into facts from its tokens alone, without libclang.
public enum ObjCTokens {
  /// Never fails: unreadable text becomes a `problem`, and reading continues. The text may be any bytes of at most 4
  /// GiB. Time and memory are linear in its length.
  public static func scan(_ source: ByteView, isHeader: Bool) -> FileFacts {
    read(source, isHeader: isHeader, answers: ClangAnswers()).facts
  }

  public static func scan(_ source: [UInt8], isHeader: Bool) -> FileFacts {
    source.withBytes { scan($0, isHeader: isHeader) }
  }

  public static func scan(_ text: String, isHeader: Bool = false) -> FileFacts {
    text.withBytes { scan($0, isHeader: isHeader) }
  }

  struct Reading: Sendable {
    var facts: FileFacts
    var uses: NameUses
    /// Whether brackets or operators are nested too deeply for libclang's recursion.
    var isTooDeep: Bool
    var mayHideDeclarations: Bool
    /// Names that were guessed to be types or values.
    var guessedTypes: [Name] = []
    var guessedValues: [Name] = []
  }

  static func read(_ source: ByteView, isHeader: Bool, answers: ClangAnswers) -> Reading {
    var facts = FileFacts()
    facts.lines = LineTable(source)
    guard !source.isEmpty else {
      facts.scopes = [.file]
      return Reading(facts: facts, uses: NameUses(), isTooDeep: false, mayHideDeclarations: false)
    }
    var lexer = Lexer(source)
    lexer.run()
    var reader = Reader(lexer, isHeader: isHeader, answers: answers)
    reader.run(byteCount: source.count)
    facts.swiftNames = reader.readSwiftNames()
    facts.names = reader.names
    facts.names.freeze()
    facts.imports = reader.imports
    facts.declarations = reader.declarations
    facts.attachments = reader.attachments
    facts.scopes = reader.scopes
    facts.nodes = reader.nodes
    facts.branches = lexer.conditions.branches
    facts.directives = lexer.directives
    facts.compilerTypes = reader.compilerTypes.sorted { $0.node < $1.node }
    facts.problems = (lexer.problems + reader.problems).sorted { $0.offset < $1.offset }
    return Reading(
      facts: facts, uses: reader.uses, isTooDeep: lexer.isTooDeep,
      mayHideDeclarations: reader.doubts.mayHideDeclarations || !facts.problems.isEmpty,
      guessedTypes: reader.doubts.guessedTypes.sorted { $0.raw < $1.raw },
      guessedValues: reader.doubts.guessedValues.sorted { $0.raw < $1.raw })
  }
}
