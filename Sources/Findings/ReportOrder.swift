import Ordering

extension LintResult {
  /// Puts findings and problems into the one order that every report keeps: file, line, column, rule, target, and then
  /// whatever else tells them apart. What has no file comes last.
  public mutating func sort() {
    findings = findings.sorted(by: \.reportPlace, \.reportWords)
    accepted = accepted.sorted(by: \.finding.reportPlace, \.finding.reportWords)
    problems = problems.sorted(by: \.reportPlace, \.reportWords)
  }
}

extension Array {
  /// Words are asked for where two stand at one place. Files are put in order once, since most comparisons are of two in one.
  fileprivate func sorted(by place: (Element) -> ReportPlace, _ words: (Element) -> [String]) -> [Element] {
    let places = map(place)
    let files = [String](Set(places.compactMap(\.file)))
    let order = files.indices.ordered { files[$0] < files[$1] }
    let ranks = Dictionary(uniqueKeysWithValues: zip(order.map { files[$0] }, order.indices))
    let fileRanks = places.map { $0.file.flatMap { ranks[$0] } ?? files.count }
    return indices.ordered { first, second in
      if fileRanks[first] != fileRanks[second] { return fileRanks[first] < fileRanks[second] }
      let (one, other) = ((places[first].line, places[first].column), (places[second].line, places[second].column))
      return one == other ? words(self[first]).lexicographicallyPrecedes(words(self[second])) : one < other
    }.map { self[$0] }
  }
}

extension Finding {
  fileprivate var reportPlace: ReportPlace { (position.file, position.line, position.column) }
  fileprivate var reportWords: [String] { [rule, target?.name ?? "", target?.file ?? "", subject, message, fingerprint] }
}

extension Problem {
  fileprivate var reportPlace: ReportPlace { (file, line ?? 0, column ?? 0) }
  fileprivate var reportWords: [String] { [kind, message] }
}

/// What belongs to no file comes last.
private typealias ReportPlace = (file: String?, line: Int, column: Int)
