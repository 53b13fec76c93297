/// How far apart the revisions of a history are.
public enum HistoryInterval: String, Sendable, CaseIterable {
  case commit, week, month, release
}

/// The architecture over time, as `history` prints it.
public struct HistoryDocument: QueryAnswer, Sendable {
  public var interval: HistoryInterval
  /// The oldest first.
  public var revisions: [Revision] = []
  /// The rules with findings in some revision, the most expensive category first.
  public var rules: [Rule] = []
  /// Notes for standard error.
  public var notes: [String] = []
  /// Revisions that are missing, and why. They are part of every format.
  public var problems: [Problem] = []

  public init(interval: HistoryInterval) { self.interval = interval }

  /// A commit, without its author.
  public struct Commit: Sendable, Equatable {
    public var id: String
    /// When it was committed, in UTC: `2026-03-01`.
    public var date: String
    /// The first line of its message.
    public var subject: String
    /// The tag by which it was chosen.
    public var tag: String?
    public init(id: String, date: String, subject: String, tag: String? = nil) {
      (self.id, self.date, self.subject, self.tag) = (id, date, subject, tag)
    }
  }

  public struct Rule: Sendable, Equatable {
    public var id: String
    public var category: FindingCategory
    public init(id: String, category: FindingCategory) { (self.id, self.category) = (id, category) }
  }

  /// The result of linting a commit. Findings that the baseline accepts count too.
  public struct Revision: Sendable, Equatable {
    public var commit: Commit
    public var files = 0
    public var lines = 0
    public var errors = 0
    public var warnings = 0
    public var infos = 0
    /// By rule; only rules with findings.
    public var findings: [String: Int] = [:]
    /// Dependencies between layers.
    public var edges: [Edge] = []
    /// The lines of the longest view controllers, by qualified name, as the rule `massive_controller` counts them: of
    /// those that are among the ten longest in the first or the last revision.
    public var controllers: [String: Int] = [:]
    public init(_ commit: Commit) { self.commit = commit }
  }

  public struct Edge: Sendable, Hashable {
    public var from: String
    public var to: String
    public var references: Int
    /// Whether one of the references leads to a higher layer or to a sibling.
    public var isUpward: Bool
    public init(from: String, to: String, references: Int, isUpward: Bool) {
      (self.from, self.to, self.references, self.isUpward) = (from, to, references, isUpward)
    }
  }
}

extension HistoryDocument.Revision {
  public var allFindings: Int { errors + warnings + infos }
}

/// The commits that introduced the current findings, as `history --introduced` prints them.
public struct IntroductionDocument: QueryAnswer, Sendable {
  /// The commit whose findings are explained.
  public var head: HistoryDocument.Commit
  /// The first commit that was checked.
  public var first: HistoryDocument.Commit
  /// How many commits there are from the first to the head, and how many of them were linted.
  public var commits = 0
  public var linted = 0
  /// By commit, the latest first; then those without one. Within a commit in the order of the findings.
  public var introductions: [Introduction] = []
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public init(head: HistoryDocument.Commit, first: HistoryDocument.Commit) { (self.head, self.first) = (head, first) }

  public struct Introduction: Sendable {
    public var finding: Finding
    /// Nil if the first checked commit has the finding already.
    public var commit: HistoryDocument.Commit?
    /// The subject and the file of the finding in that commit, if one of them was renamed since.
    public var former: Former?
    public init(finding: Finding, commit: HistoryDocument.Commit?, former: Former?) {
      (self.finding, self.commit, self.former) = (finding, commit, former)
    }
  }

  public struct Former: Sendable, Equatable {
    public var subject: String
    public var file: String
    public init(subject: String, file: String) { (self.subject, self.file) = (subject, file) }
  }
}
