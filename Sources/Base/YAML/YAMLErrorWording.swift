import Yams

/// Rewords errors of the YAML parser so that they say what to do.
enum YAMLErrorWording {
  static func error(_ error: YamlError, text: String) -> YAMLError {
    let columns = YAMLColumns(text: text)
    func located(_ mark: Mark, _ message: String) -> YAMLError {
      let lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      return YAMLError(
        line: min(mark.line, lineCount), column: columns.column(line: mark.line, scalars: mark.column), message: message
      )
    }
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
      let words = words(for: problem, context: context?.text ?? "", before: character(at: mark, in: text))
      guard let begin = context?.mark, words.contains("missing"), !words.contains("key"), begin.line < mark.line else {
        return located(mark, words)
      }
      return located(mark, "\(words); it begins in line \(begin.line)")
    case .composer(_, let problem, let mark, _):
      return located(mark, words(for: problem, context: "", before: nil))
    case .duplicatedKeysInMapping(_, let context):
      return located(context.mark, "a key of this mapping is set more than once")
    case .reader(_, let offset, _, _):
      let before = text.prefix(offset ?? 0)
      let line = before.count(where: \.isNewline) + 1
      let last = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).last ?? ""
      let column = last.utf16.count + 1
      return YAMLError(line: line, column: column, message: "YAML must not contain control characters")
    default:
      return YAMLError(line: 1, column: 1, message: "cannot be read as YAML")
    }
  }

  /// Substrings of parser messages, the most specific first, and their replacements.
  private static let wordings: [(needle: String, words: String)] = [
    ("anchor", "a value that begins with '&' needs quotes"),
    ("alias", "a value that begins with '*' needs quotes"),
    ("block sequence entries are not allowed", "unexpected list item ('- '): put it on a separate line"),
    (
      "mapping values are not allowed",
      "unexpected ':': check the indentation, or put the value in quotes"
    ),
    ("tab character", "YAML must be indented with spaces, not tabs"),
    ("did not find expected ',' or ']'", "this list is not closed: a ']' or a comma is missing"),
    ("did not find expected ',' or '}'", "this mapping is not closed: a '}' or a comma is missing"),
    ("expected '-' indicator", "a list item ('- ') is expected here: check the indentation"),
    ("did not find expected key", "a 'key:' is expected here: check the indentation"),
    ("did not find expected node content", "a value is expected here"),
    ("could not find expected ':'", "a ':' is missing after the key"),
    ("unexpected end of stream", "the file ends inside a quoted text: its closing quote is missing"),
    ("unexpected document indicator", "'---' or '...' is inside a quoted text: its closing quote is missing"),
    ("unknown escape character", "unknown escape in double quotes: write '\\\\' for a backslash, or use single quotes"),
    ("expected a single document", "a second document begins here ('---'): one file holds one configuration"),
    ("but found another document", "a second document begins here ('---'): one file holds one configuration"),
    ("expected <document start>", "the configuration ends before this line: check the indentation"),
    ("expected comment or line break", "a text after '|' or '>' begins on the next line; other values need quotes"),
    ("nesting", "is nested too deeply for a configuration"),
    ("max depth", "is nested too deeply for a configuration"),
  ]

  private static func words(for problem: String, context: String, before character: Character?) -> String {
    if problem.contains("cannot start any token") {
      if character == "\t" { return "YAML must be indented with spaces, not tabs" }
      return "a value that begins with \(quoted(character.map(String.init) ?? "this character")) needs quotes"
    }
    let found = wordings.first { problem.contains($0.needle) } ?? wordings.first { context.contains($0.needle) }
    return found?.words ?? "invalid YAML: \(problem)"
  }

  private static func character(at mark: Mark, in text: String) -> Character? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(mark.line - 1) else { return nil }
    return lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1).first.map(Character.init)
  }
}
