import Findings
import Ordering

/// For people: the findings file by file, each with its source line; then what was inferred, and the sums.
struct TextReport {
  private let setting: ReportSetting
  private let ink: Ink
  private static let evidenceLimit = 6
  /// Of places that are told in one line.
  private static let linesTold = 12
  /// Of a rule that has more infos than `infoLimit`, so many are told, unless it is the only one.
  private static let infoLimit = 20
  private static let infosTold = 5
  private static let labelWidth = 8

  init(_ setting: ReportSetting) {
    self.setting = setting
    ink = setting.ink
  }

  func write(_ result: LintResult, to text: inout ReportText) {
    var explained: Set<String> = []
    let findings = result.findings
    let (told, untold) = Self.told(findings)
    for ofFile in Self.byFile(told, findings) {
      text += ink(.heading, findings[ofFile[ofFile.startIndex]].position.file.visible)
      text.endLine()
      let places = ofFile.map { "\(findings[$0].position.line):\(findings[$0].position.column)" }
      let placeWidth = places.map(\.utf8.count).max() ?? 0
      for (number, index) in ofFile.enumerated() {
        let place = places[number]
        let isNew = explained.insert(findings[index].rule).inserted
        add(findings[index], place: place.padded(to: placeWidth, leading: true), withRationale: isNew, to: &text)
      }
    }
    for (rule, count) in untold {
      text += "\(grouped(count)) more infos of \(rule.visible): --only \(rule.visible) tells all of them\n\n"
    }
    text += TextSummary(result, ink: ink).text
  }

  /// Files with errors come first, then those with warnings; otherwise in the order of the result.
  private static func byFile(_ told: [Int], _ findings: [Finding]) -> [ArraySlice<Int>] {
    var files: [ArraySlice<Int>] = []
    var rest = told[...]
    while let first = rest.first {
      files.append(rest.prefix { findings[$0].position.file == findings[first].position.file })
      rest = rest.dropFirst(files[files.count - 1].count)
    }
    let worst = files.map { file in file.reduce(Severity.info) { max($0, findings[$1].severity) } }
    return Severity.allCases.reversed().flatMap { severity in
      files.indices.filter { worst[$0] == severity }.map { files[$0] }
    }
  }

  /// What is worth a reader's time, by its place in the result: hundreds of infos of one kind would hide the rest.
  private static func told(_ findings: [Finding]) -> (told: [Int], untold: [(rule: String, count: Int)]) {
    var counts: [String: Int] = [:]
    for index in findings.indices where findings[index].severity == .info { counts[findings[index].rule, default: 0] += 1 }
    let isOnlyRule = findings.indices.allSatisfy { findings[$0].rule == findings[0].rule }
    let many = counts.filter { !isOnlyRule && $0.value > infoLimit }
    var left = many.mapValues { _ in infosTold }
    let told = findings.indices.filter { index in
      guard findings[index].severity == .info, let count = left[findings[index].rule] else { return true }
      left[findings[index].rule] = count - 1
      return count > 0
    }
    return (told, many.ordered { $0.key < $1.key }.map { ($0.key, $0.value - infosTold) })
  }

  private func add(_ finding: Finding, place: String, withRationale: Bool, to text: inout ReportText) {
    let severity = finding.severity.rawValue.padded(to: 7)
    text += "  "
    text += ink(.dim, place)
    text += "  "
    text += ink(finding.severity.style, severity)
    text += "  "
    text += ink(.bold, finding.message.visible)
    text += " "
    text += ink(.dim, "(\(finding.rule.visible))")
    text.endLine()
    let indentation = place.utf8.count + 4
    for line in excerpt(of: finding) {
      text.add(spaces: indentation)
      text += line
      text.endLine()
    }
    for (label, words) in remarks(on: finding, withRationale: withRationale) {
      var label = label
      words.forEachLine(of: setting.width - Self.labelWidth) { line in
        text.add(spaces: indentation)
        if !label.isEmpty { text += ink(.hint, label) }
        text.add(spaces: Self.labelWidth - label.utf8.count)
        text.add(line)
        text.endLine()
        label = ""
      }
    }
    text.endLine()
  }

  private func excerpt(of finding: Finding) -> [String] {
    let start = finding.position
    guard start.line > 0, let line = setting.sourceLine(start.file, start.line) else { return [] }
    let end = finding.endLine > start.line ? line.utf16.count + 1 : finding.endColumn
    let columns = max(1, start.column)..<max(1, start.column, end)
    let excerpt = SourceExcerpt(line: line, columns: columns, width: setting.width)
    return [excerpt.text, ink(finding.severity.style, excerpt.carets)]
  }

  /// What is said below the line of a finding, each with a word that stands before it.
  private func remarks(on finding: Finding, withRationale: Bool) -> [(label: String, text: String)] {
    var remarks: [(label: String, text: String)] = []
    if let target = finding.target, let file = target.file {
      let place = target.line.map { "\(file):\($0)" } ?? file
      remarks.append(("target", "\(target.name), \(place)"))
    }
    let groups = Self.together(finding.evidence)
    for group in groups.prefix(Self.evidenceLimit) { remarks.append(("also", Self.text(of: group, on: finding))) }
    let more = groups.dropFirst(Self.evidenceLimit).reduce(0) { $0 + $1.count }
    if more > 0 { remarks.append(("", "and \(grouped(more)) more")) }
    if withRationale, let rationale = finding.rationale { remarks.append(("why", rationale)) }
    if let suggestion = finding.suggestion { remarks.append(("try", suggestion)) }
    return remarks
  }

  /// What is said in the same words of places in one file belongs together.
  private static func together(_ evidence: [Evidence]) -> [ArraySlice<Evidence>] {
    var groups: [ArraySlice<Evidence>] = []
    var rest = evidence[...]
    while let first = rest.first {
      let group = rest.prefix { $0.note == first.note && $0.position.file == first.position.file }
      groups.append(group)
      rest = rest.dropFirst(group.count)
    }
    return groups
  }

  private static func text(of group: ArraySlice<Evidence>, on finding: Finding) -> String {
    guard let first = group.first else { return "" }
    let isHere = first.position.file == finding.position.file
    if group.count == 1 {
      let place = "\(first.position.line):\(first.position.column) \(first.note)"
      return isHere ? place : "\(first.position.file):\(place)"
    }
    let lines = group.prefix(linesTold).map { "\($0.position.line)" }.joined(separator: ", ")
    let more = group.count > linesTold ? " and \(grouped(group.count - linesTold)) more" : ""
    return "\(first.note), \(isHere ? "" : "\(first.position.file) ")lines \(lines)\(more)"
  }
}

extension Severity {
  public var style: Ink.Style {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
