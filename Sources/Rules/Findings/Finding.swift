import SourceFacts

/// The position of a finding in the sources.
public typealias Position = SourceFacts.Position

extension Position {
  /// The start of the line.
  public var ofLine: Position { Position(file: file, line: line, column: 1) }
}

/// The severity of a finding. Ordered: info < warning < error.
public enum Severity: String, Sendable, Codable, Comparable, CaseIterable {
  case info, warning, error
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
  private var rank: Int { Severity.allCases.firstIndex(of: self)! }
}

/// One violation of a rule, with everything that reports contain. Reporters only format it.
public struct Finding: Sendable {
  public var rule: String
  public var severity: Severity
  public var message: String
  public var suggestion: String?
  /// Why the rule exists, one line.
  public var rationale: String?
  public var position: Position
  public var endLine: Int
  public var endColumn: Int
  /// The member or function that contains the position, such as `FeedService.load()`.
  public var declaration: String?
  /// The name of what breaks the rule, as `allow:` and the baseline compare it. For code in a type it is a qualified
  /// name, `Feed.Item`: the type that the rule's selector matches, else the outermost type. For code outside of types
  /// it is the name of the outermost declaration; without one, that of the file without its folders. Rules about
  /// members, modules or layers use their names; for a cycle, the names of all its parts, separated by `, `.
  public var subject: String
  public var target: Target?
  /// Other targets of the same fault, strongest first.
  public var others: [Part] = []
  public var layer: String?
  public var targetLayer: String?
  /// How clearly the use of its target breaks the rule. Of several targets, that with the highest weight comes first.
  public var weight = 0
  public var evidence: [Evidence]
  /// The links of a retain cycle, in order.
  public var steps: [Evidence] = []
  public var fixes: [Fix]
  public var measures: [String: Measure]
  public var provenance: Provenance
  /// The identity of the finding, which does not change when code moves within a file. With several targets it is that
  /// of the first.
  public var key: FindingKey
  /// The identity of a fault that may have several targets. It does not change when targets are added or removed.
  public var fault: FindingKey?
  public var fingerprint: String { (fault ?? key).fingerprint }
  /// The parts of the message around the name of the target, for messages that may list several targets.
  public var wording: Wording?
  /// Set if several subjects have a common fault.
  public var share: Share?

  public struct Target: Sendable, Codable, Hashable {
    public var name: String
    public var file: String?
    public var line: Int?
    public init(name: String, file: String? = nil, line: Int? = nil) {
      self.name = name
      self.file = file
      self.line = line
    }
  }
  /// A target after the first one, with its own position, key and fixes.
  public struct Part: Sendable {
    public var target: Target
    public var position: Position
    public var key: FindingKey
    public var fixes: [Fix]
    public init(target: Target, position: Position, key: FindingKey, fixes: [Fix] = []) {
      self.target = target
      self.position = position
      self.key = key
      self.fixes = fixes
    }
  }
  public struct Wording: Sendable, Equatable {
    public var message: Sentence
    /// Nil if the suggestion does not name the target.
    public var suggestion: Sentence?
    /// Whether the suggestion fits only targets that are not classes.
    public var isOnlyForValues: Bool

    public init(message: Sentence, suggestion: Sentence? = nil, isOnlyForValues: Bool = false) {
      self.message = message
      self.suggestion = suggestion
      self.isOnlyForValues = isOnlyForValues
    }
  }

  /// A sentence around the name of a target.
  public struct Sentence: Sendable, Equatable {
    public var before: String
    public var name: String
    public var after: String

    public init(before: String, name: String, after: String) {
      self.before = before
      self.name = name
      self.after = after
    }

    /// The sentence about several targets: three of them, and the number of the others.
    public func naming(_ names: [String]) -> String { before + names.uniqued().listed(upTo: 3) + after }
  }
  /// A fault with several subjects has one finding, the head. Each subject also has its own finding, a part, which is
  /// reported only if other parts are in the baseline.
  public enum Share: Sendable, Equatable {
    case head
    case part(of: FindingKey)
  }
  public enum Provenance: String, Sendable, Codable { case source, index }

  public init(
    rule: String, severity: Severity, message: String, position: Position, endLine: Int, endColumn: Int,
    subject: String, evidence: [Evidence] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.position = position
    self.endLine = endLine
    self.endColumn = endColumn
    self.subject = subject
    self.evidence = evidence
    fixes = []
    measures = [:]
    provenance = .source
    key = FindingKey(rule: rule, subject: subject, file: position.file)
  }

  /// All targets, strongest first.
  public var targets: [Target] { (target.map { [$0] } ?? []) + others.map(\.target) }
  /// The fixes of all targets.
  public var allFixes: [Fix] { fixes + others.flatMap(\.fixes) }
}

/// A further place that supports a finding.
public struct Evidence: Sendable {
  public var position: Position
  public var note: String
  /// Whether the rule is violated here too. A comment that suppresses the first place does not cover this one.
  public var isBreach = false
  /// Whether the note says what is used here, so that it needs no target.
  public var isNamed = false
  /// The member or function that contains the violation.
  public var declaration: String?

  public init(position: Position, note: String) {
    self.position = position
    self.note = note
  }
}

/// A measured value: a count, or a list of words.
public enum Measure: Sendable, Equatable {
  case count(Int)
  case words([String])
}

/// A problem of the run itself, such as an unreadable file. It is not a violation of a rule, and is always reported.
public struct Problem: Sendable {
  /// The kind of a baseline entry without a finding. It fails a run.
  public static let stale = "stale_baseline"
  /// The kind of baseline entries that this run cannot check. It fails a run, since the result would be unreliable.
  public static let unverified = "unjudged_baseline"
  /// The kind of a measure that exceeds its baseline entry. It fails a run.
  public static let exceeded = "exceeded_baseline"

  /// Whether it fails the run as an error does.
  public var fails: Bool { [Self.stale, Self.unverified, Self.exceeded].contains(kind) }

  /// The problem for a fix that could not be applied, with the reason.
  public static func notFixed(_ file: String, _ reason: String) -> Problem {
    Problem(kind: "not_fixed", message: "\(reason); it is left as it is", file: file)
  }

  /// `syntax_error`, `unreadable_source`, `empty_pattern`, `unused_suppression` …
  public var kind: String
  public var message: String
  public var file: String?
  public var line: Int?
  public var column: Int?
  public init(kind: String, message: String, file: String? = nil, line: Int? = nil, column: Int? = nil) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }
}

/// The result of one lint run: the content of the JSON report, and the notes and overview of the text report.
public struct LintResult: Sendable {
  public var files = 0
  public var lines = 0
  public var declarations = 0
  public var references = 0
  public var unresolved = 0
  public var suppressed = 0
  public var baselined = 0
  /// Sorted by file, line, column, rule, target.
  public var findings: [Finding] = []
  /// Accepted findings, in the same order.
  public var accepted: [AcceptedFinding] = []
  public var problems: [Problem] = []
  /// The steps that searches of each rule took, by the rules' names; none if the result is from the cache.
  public var steps: [String: Int] = [:]
  /// A summary of the app; nil if it was not computed.
  public var overview: AppOverview?
  /// The rules that were checked, in the order of the packs.
  public var rules: [RuleDescription] = []
  /// Notes about what was inferred: packs, layers, root, skipped files.
  public var notes: [String] = []
  /// The projects of the run, sorted by folder, if there are several.
  public var projects: [ProjectSummary] = []
  public init() {}

  public func count(_ severity: Severity) -> Int { findings.indices.count { findings[$0].severity == severity } }
}
