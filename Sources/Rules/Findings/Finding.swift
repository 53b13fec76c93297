import SourceFacts

/// The place of a finding is a place in the sources.
public typealias Position = SourceFacts.Position

/// How grave a finding is. Ordered: info < warning < error.
public enum Severity: String, Sendable, Codable, Comparable, CaseIterable {
  case info, warning, error
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
  private var rank: Int { Severity.allCases.firstIndex(of: self)! }
}

/// One breach of a rule. Everything a report says of it is here; reporters only format.
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
  /// The member or function in whose text the place lies, `FeedService.load()`.
  public var declaration: String?
  /// The type (or file) that breaks the rule.
  public var subject: String
  public var target: Target?
  /// Further targets of the same fault, strongest first.
  public var others: [Part] = []
  public var layer: String?
  public var targetLayer: String?
  public var evidence: [Evidence]
  /// Of a loop: its links, one after the other, from a place back to it.
  public var steps: [Evidence] = []
  public var fixes: [Fix]
  public var measures: [String: Measure]
  public var provenance: Provenance
  /// Stable under moving code within a file. With several targets that of the first.
  public var key: FindingKey
  /// What the finding is known by where its fault may have several targets, so that it stays the same when targets
  /// come and go.
  public var fault: FindingKey?
  public var fingerprint: String { (fault ?? key).fingerprint }
  /// The message around the name of the target, where a message may list several.
  public var wording: Wording?
  /// Set where several subjects have one fault.
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
  /// A target beyond the first, with what a finding of its own would have.
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
    public var before: String
    public var name: String
    public var after: String
    public init(before: String, name: String, after: String) {
      self.before = before
      self.name = name
      self.after = after
    }
  }
  /// A fault of the project as a whole has one finding, the head; each subject that has a part in it has a finding
  /// too, which is reported only where the others are in the baseline.
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
  /// Those of all targets.
  public var allFixes: [Fix] { fixes + others.flatMap(\.fixes) }
}

/// Another place that bears a finding out.
public struct Evidence: Sendable {
  public var position: Position
  public var note: String
  /// The rule is broken here too: a comment that suppresses the finding's first place does not cover this one.
  public var isBreach = false
  /// The member or function in whose text a breach is.
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

/// The tool's own trouble: never a breach, never silent.
public struct Problem: Sendable {
  /// The kind of an entry of the baseline that speaks of nothing any more: it fails a run.
  public static let stale = "stale_baseline"
  /// Of entries that this run cannot judge: it fails too, since nobody would know whether the gate still holds.
  public static let unjudged = "unjudged_baseline"
  /// A measure outgrew its entry.
  public static let exceeded = "exceeded_baseline"

  /// Whether it fails a run as an error does.
  public var fails: Bool { [Self.stale, Self.unjudged, Self.exceeded].contains(kind) }

  /// Something could be mended here, and was not.
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

/// What one lint run found: the JSON report's content, and what the text report says beside it.
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
  /// What was put up with, in the same order.
  public var accepted: [AcceptedFinding] = []
  public var problems: [Problem] = []
  /// What the app is; nil where nobody asked.
  public var overview: AppOverview?
  /// The rules that were checked, in the order of the packs.
  public var rules: [RuleDescription] = []
  /// Lines that say what was inferred: packs, layers, root, what was skipped.
  public var notes: [String] = []
  public init() {}

  public func count(_ severity: Severity) -> Int { findings.indices.count { findings[$0].severity == severity } }
}
