import Ordering

extension LintResult {
  /// Puts findings and problems into the one order that every report keeps: file, line, column, rule, target, and then
  /// whatever else tells them apart. What has no file comes last.
  public mutating func sort() {
    findings = findings.sorted(by: \.reportKey)
    accepted = accepted.sorted(by: \.finding.reportKey)
    problems = problems.sorted(by: \.reportKey)
  }
}

extension Array {
  fileprivate func sorted(by key: (Element) -> ReportKey) -> [Element] {
    let keys = map(key)
    return indices.ordered { keys[$0] < keys[$1] }.map { self[$0] }
  }
}

extension Finding {
  fileprivate var reportKey: ReportKey {
    ReportKey(
      file: position.file, line: position.line, column: position.column,
      words: [rule, target?.name ?? "", target?.file ?? "", subject, message, fingerprint])
  }
}

extension Problem {
  fileprivate var reportKey: ReportKey {
    ReportKey(file: file, line: line ?? 0, column: column ?? 0, words: [kind, message])
  }
}

private struct ReportKey: Comparable {
  var file: String?
  var line: Int
  var column: Int
  var words: [String]

  static func < (left: ReportKey, right: ReportKey) -> Bool {
    if left.file != right.file {
      guard let leftFile = left.file, let rightFile = right.file else { return left.file != nil }
      return leftFile < rightFile
    }
    if (left.line, left.column) != (right.line, right.column) {
      return (left.line, left.column) < (right.line, right.column)
    }
    return left.words.lexicographicallyPrecedes(right.words)
  }
}
