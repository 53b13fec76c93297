import LowLevel

extension LintResult {
  /// Sorts findings and problems in the order of every report: file, line, column, rule, target, then the remaining
  /// text. Entries without a file are last.
  public mutating func sort() {
    findings = findings.sorted(by: { $0.reportPlace }, { $0.reportWords })
    accepted = accepted.sorted(by: \.finding.reportPlace, \.finding.reportWords)
    problems = problems.sorted(by: \.reportPlace, \.reportWords)
  }
}

extension Array {
  /// Computes the texts of an element only for elements at the same position. Files are sorted once, since most
  /// comparisons are within one file.
  fileprivate func sorted(by place: (Element) -> ReportPlace, _ words: (Element) -> [String]) -> [Element] {
    let places = map(place)
    let files = [String](Set(places.compactMap(\.file)))
    let order = files.indices.sorted { files[$0] < files[$1] }
    let ranks = Dictionary(uniqueKeysWithValues: zip(order.map { files[$0] }, order.indices))
    let keys = places.map { ($0.file.flatMap { ranks[$0] } ?? files.count, $0.line, $0.column) }
    return indices.sorted { first, second in
      if keys[first] != keys[second] { return keys[first] < keys[second] }
      return words(self[first]).lexicographicallyPrecedes(words(self[second]))
    }.map { self[$0] }
  }
}

extension Finding {
  fileprivate var reportPlace: ReportPlace { (position.file, position.line, position.column) }
  fileprivate var reportWords: [String] {
    [rule, target?.name ?? "", target?.file ?? "", subject, message, fingerprint]
  }
}

extension Problem {
  fileprivate var reportPlace: ReportPlace { (file, line ?? 0, column ?? 0) }
  fileprivate var reportWords: [String] { [kind, message] }
}

/// Positions without a file are last.
private typealias ReportPlace = (file: String?, line: Int, column: Int)
