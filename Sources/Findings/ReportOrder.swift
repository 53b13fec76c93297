import Ordering

extension LintResult {
  /// Puts findings and problems into the one order that every report keeps: file, line, column, rule, target, and then
  /// whatever else tells them apart. What has no file comes last.
  public mutating func sort() {
    findings = findings.sorted(by: \.reportKey, \.reportWords)
    accepted = accepted.sorted(by: \.finding.reportKey, \.finding.reportWords)
    problems = problems.sorted(by: \.reportKey, \.reportWords)
  }
}

extension Array {
  /// Words are asked for where two stand at one place.
  fileprivate func sorted(by key: (Element) -> ReportKey, _ words: (Element) -> [String]) -> [Element] {
    let keys = map(key)
    return indices.ordered { first, second in
      if keys[first] != keys[second] { return keys[first] < keys[second] }
      return words(self[first]).lexicographicallyPrecedes(words(self[second]))
    }.map { self[$0] }
  }
}

extension Finding {
  fileprivate var reportKey: ReportKey { ReportKey(file: position.file, line: position.line, column: position.column) }
  fileprivate var reportWords: [String] { [rule, target?.name ?? "", target?.file ?? "", subject, message, fingerprint] }
}

extension Problem {
  fileprivate var reportKey: ReportKey { ReportKey(file: file, line: line ?? 0, column: column ?? 0) }
  fileprivate var reportWords: [String] { [kind, message] }
}

/// What belongs to no file comes last.
private struct ReportKey: Comparable {
  var file: String?
  var line: Int
  var column: Int

  static func < (left: ReportKey, right: ReportKey) -> Bool {
    if left.file != right.file {
      guard let leftFile = left.file, let rightFile = right.file else { return left.file != nil }
      return leftFile < rightFile
    }
    return (left.line, left.column) < (right.line, right.column)
  }
}
