import Architecture
import DependencyGraph
import Findings
import Ordering
import SourceFacts

/// Types with more lines than a limit: from the line that names them to their closing braces, their extensions in the
/// same module too.
public struct SizeRule: Sendable, Equatable {
  public var of: Selector
  /// More lines than this are worth a warning …
  public var warning: Int
  /// … and more than this an error.
  public var error: Int
  /// Replaces both; the rule's own severity then.
  public var maxLines: Int?

  static let specification = RuleKindSpecification(
    name: "size", summary: "types with too many lines",
    parameters: [
      Parameter("of", .selector, default: nil, doc: "the types that are measured"),
      Parameter("warning", .number, default: .number(300), doc: "more lines than this are a warning"),
      Parameter("error", .number, default: .number(600), doc: "more lines than this are an error"),
      Parameter(
        "max_lines", .number, default: nil, isOptional: true,
        doc: "replaces warning and error: more lines than this have the rule's severity; 0 measures every one"),
    ],
    // `extended`: lines in extensions. `part`: those of one extension.
    placeholders: ["subject", "lines", "limit", "extended"],
    notes: [.init("extension", ["subject", "part"])]
  ) { values in
    .size(
      SizeRule(
        of: values.selector("of") ?? Selector(), warning: values.number("warning") ?? 300,
        error: values.number("error") ?? 600, maxLines: values.number("max_lines")))
  }

  func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let graph = context.graph
    return graph.types.compactMap { type in
      guard graph.symbols[type].kind.hasCode, of.matches(symbol: type, in: context.model) else { return nil }
      let sizes = graph.parts(of: type).map { (part: $0, lines: graph.lines(of: $0)) }
      let lines = sizes.reduce(0) { $0 + $1.lines }
      guard let limit = limit(lines, rule.severity) else { return nil }
      var draft = FindingDraft(
        rule: rule, context: context, at: Place(nameOf: type, in: graph), subject: graph.qualifiedName(of: type),
        target: "")
      draft.finding.severity = limit.severity
      draft.finding.measures["lines"] = .count(lines)
      draft.values.merge(
        ["lines": "\(lines)", "limit": "\(limit.lines)", "extended": "\(lines - sizes[0].lines)"]
      ) { $1 }
      for size in sizes.dropFirst().ordered(by: { ($1.lines, $0.part) < ($0.lines, $1.part) }) {
        draft.values["part"] = "\(size.lines)"
        draft.addEvidence([Place(nameOf: size.part, in: graph)], note: "extension")
      }
      return draft.finished(edge: "")
    }
  }

  /// The limit that is passed; nil for none.
  private func limit(_ lines: Int, _ severity: Severity) -> (lines: Int, severity: Severity)? {
    if let maxLines { return lines > maxLines ? (maxLines, severity) : nil }
    // A rule that was set to info only informs.
    if lines > error { return (error, severity == .info ? .info : .error) }
    return lines > warning ? (warning, min(severity, .warning)) : nil
  }
}

extension DependencyGraph {
  /// Lines from the one with a declaration's name to the one with its last token.
  fileprivate func lines(of symbol: Int) -> Int {
    let declaration = declaration(of: symbol)
    let lines = files[Int(symbols[symbol].file)].facts.lines
    let last = max(declaration.end, declaration.nameOffset + 1) - 1
    return lines.line(at: last).line - lines.line(at: declaration.nameOffset).line + 1
  }
}

extension DeclarationKind {
  /// Types that can be measured: not what a protocol asks for.
  var hasCode: Bool { isNominalType && self != .protocol }
}
