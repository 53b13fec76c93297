import EditorProtocol
import Findings
import Reports

/// A diagnostic and its source.
struct LocatedDiagnostic: Sendable {
  enum Source: Sendable {
    case finding(Finding)
    case problem(Problem)
    case mistake(ConfigurationMistake)
  }
  var diagnostic: Diagnostic
  var source: Source
}

/// Converts a result to diagnostics.
struct DiagnosticWording: Sendable {
  /// The base folder, which the paths of the result are relative to; absolute.
  var base: String
  var encoding: PositionEncoding
  /// Whether the client shows related information.
  var hasRelated = true
  private static let evidenceLimit = 25

  typealias Lines = (_ file: String, _ line: Int) -> String?

  init(base: String, encoding: PositionEncoding, hasRelated: Bool = true) {
    self.base = base
    self.encoding = encoding
    self.hasRelated = hasRelated
  }

  /// Returns diagnostics by file, in the order of the result.
  func diagnostics(of result: LintResult, lines: @escaping Lines) -> [String: [LocatedDiagnostic]] {
    let places = TextPlaces(encoding: encoding, lines: lines)
    let ownRules = Set(result.rules.lazy.filter { $0.pack.isEmpty }.map(\.id))
    var found: [String: [LocatedDiagnostic]] = [:]
    for finding in result.findings {
      let diagnostic = diagnostic(of: finding, isOwn: ownRules.contains(finding.rule), places)
      found[finding.position.file, default: []].append(
        LocatedDiagnostic(diagnostic: diagnostic, source: .finding(finding)))
    }
    for problem in result.problems {
      guard let file = problem.file else { continue }
      let range = places.restOfLine(file, line: problem.line ?? 1, column: problem.column ?? 1)
      let diagnostic = Diagnostic(
        range: range, severity: severity(of: problem), code: problem.kind, message: problem.message.visible)
      found[file, default: []].append(LocatedDiagnostic(diagnostic: diagnostic, source: .problem(problem)))
    }
    return found
  }

  func diagnostics(of mistakes: [ConfigurationMistake], lines: @escaping Lines) -> [String: [LocatedDiagnostic]] {
    let places = TextPlaces(encoding: encoding, lines: lines)
    var found: [String: [LocatedDiagnostic]] = [:]
    for mistake in mistakes {
      let diagnostic = Diagnostic(
        range: places.restOfLine(mistake.file, line: mistake.line, column: mistake.column), severity: .error,
        code: "configuration", message: mistake.message.visible)
      found[mistake.file, default: []].append(LocatedDiagnostic(diagnostic: diagnostic, source: .mistake(mistake)))
    }
    return found
  }

  /// Syntax errors are only informational, since they are common while a line is typed.
  private func severity(of problem: Problem) -> Diagnostic.Severity {
    if problem.fails { return .error }
    return problem.kind == "syntax_error" ? .information : .warning
  }

  private func diagnostic(of finding: Finding, isOwn: Bool, _ places: TextPlaces) -> Diagnostic {
    let severity: Diagnostic.Severity =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .info: .information
      }
    let advice = finding.suggestion.map { "\n\($0.visible)" } ?? ""
    return Diagnostic(
      range: places.range(finding.position, endLine: finding.endLine, endColumn: finding.endColumn), severity: severity,
      code: finding.rule, link: isOwn ? nil : RuleLink.page(of: finding.rule),
      message: finding.message.visible + advice,
      related: hasRelated ? related(to: finding, places) : [])
  }

  private func related(to finding: Finding, _ places: TextPlaces) -> [Diagnostic.Related] {
    var related = (finding.steps.isEmpty ? finding.evidence : finding.steps).prefix(Self.evidenceLimit).map {
      evidence in
      let note = evidence.note.isEmpty ? finding.message : evidence.note
      return Diagnostic.Related(
        location: location(places.word(at: evidence.position), evidence.position.file), message: note.visible)
    }
    for target in finding.targets.prefix(3) {
      guard let file = target.file, let line = target.line else { continue }
      let range = places.restOfLine(file, line: line, column: 1)
      related.append(
        Diagnostic.Related(location: location(range, file), message: "\(target.name.visible) is declared here"))
    }
    return related
  }

  private func location(_ range: TextRange, _ file: String) -> Location {
    Location(uri: DocumentPath.uri(of: file.hasPrefix("/") ? file : "\(base)/\(file)"), range: range)
  }
}

/// Links to the documentation of rules.
enum RuleLink {
  /// The URL of the page about a built-in rule.
  static func page(of rule: String) -> String {
    let end = Tool.configurationSchema.range(ofLast: "/Rules/") ?? Tool.configurationSchema.endIndex
    let root = Tool.configurationSchema[..<end].replacing("raw.githubusercontent.com", with: "github.com")
      .replacing("/layerlint/v", with: "/layerlint/blob/v")
    return "\(root)/Rules/REFERENCE.md#\(rule)"
  }
}

extension String {
  /// The start of the last occurrence of a text.
  fileprivate func range(ofLast text: String) -> Index? { ranges(of: text).last?.lowerBound }
}
