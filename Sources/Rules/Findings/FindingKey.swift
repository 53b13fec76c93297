/// The identity of a finding between runs: rule, subject, target, kind of dependency and file. It does not contain the
/// position in the file, the message or a count, so that moving code does not change it.
public struct FindingKey: Sendable, Hashable {
  public var rule: String
  /// The type or file that breaks the rule; the member for rules about members.
  public var subject: String
  /// Empty if there is no target.
  public var target: String
  /// The kind of dependency: `reference`, `import`, `ownership` …; empty for other rules.
  public var edge: String
  /// Relative to the base folder; empty if the violation does not belong to a single file.
  public var file: String

  public init(rule: String, subject: String, target: String = "", edge: String = "", file: String) {
    self.rule = rule
    self.subject = subject
    self.target = target
    self.edge = edge
    self.file = file
  }

  /// The key as 16 hexadecimal digits.
  public var fingerprint: String { Fingerprint(rule, subject, target, edge, file).text }
}

extension FindingKey: Comparable {
  /// Sorted by file first, so that changes in different files are in different parts of a sorted list.
  public static func < (left: FindingKey, right: FindingKey) -> Bool {
    (left.file, left.rule, left.subject, left.target, left.edge)
      < (right.file, right.rule, right.subject, right.target, right.edge)
  }
}
