import Findings
import LowLevel

/// Writes one finding of the text report: position, message, source line, evidence, suggestion.
struct TextFinding {
  private let setting: ReportSetting
  private let ink: Ink
  private static let evidenceLimit = 6
  private static let targetLimit = 3
  /// The maximum number of lines that are listed for one note.
  private static let linesListed = 12
  private static let labelWidth = 8
  private static let indentation = 6

  init(_ setting: ReportSetting) {
    self.setting = setting
    ink = setting.ink
  }

  /// - Parameter alike: a description of the similar findings that this one represents.
  func write(_ finding: Finding, withAdvice: Bool, alike: String?, to text: inout GrowingText) {
    text += "  "
    text += ink(.place, "\(finding.position.file.visible):\(finding.position.line):\(finding.position.column)")
    text += "  "
    text += ink(finding.severity.style, finding.severity.rawValue)
    text.endLine()
    for line in finding.message.visible.wrapped(to: setting.width) { add(ink(.bold, line), to: &text) }
    for line in excerpt(of: finding) { add(line, to: &text) }
    for (label, words) in remarks(on: finding, withAdvice: withAdvice, alike: alike) { add(label, words, to: &text) }
    text.endLine()
  }

  private func add(_ line: String, to text: inout GrowingText) {
    text.add(spaces: Self.indentation)
    text += line
    text.endLine()
  }

  private func add(_ label: String, _ words: String, to text: inout GrowingText) {
    var label = label
    words.forEachLine(of: setting.width - Self.labelWidth) { line in
      text.add(spaces: Self.indentation)
      if !label.isEmpty { text += ink(.hint, label) }
      text.add(spaces: Self.labelWidth - label.utf8.count)
      text.add(line)
      text.endLine()
      label = ""
    }
  }

  private func excerpt(of finding: Finding) -> [String] {
    let start = finding.position
    guard start.line > 0, let line = setting.sourceLine(start.file, start.line) else { return [] }
    let end = finding.endLine > start.line ? line.utf16.count + 1 : finding.endColumn
    let columns = max(1, start.column)..<max(1, start.column, end)
    let excerpt = SourceExcerpt(line: line, columns: columns, width: setting.width)
    return ["  \(excerpt.text)", "  \(ink(finding.severity.style, excerpt.carets))"]
  }

  /// The remarks below the source line, each with its label.
  private func remarks(on finding: Finding, withAdvice: Bool, alike: String?) -> [(label: String, text: String)] {
    var remarks: [(label: String, text: String)] = []
    for (number, target) in finding.declaredTargets.prefix(Self.targetLimit).enumerated() {
      remarks.append((number == 0 ? "target" : "", target))
    }
    let groups = Self.adjacentGroups(finding.evidence)
    for group in groups.prefix(Self.evidenceLimit) { remarks.append(("also", Self.text(of: group, on: finding))) }
    let more = groups.dropFirst(Self.evidenceLimit).reduce(0) { $0 + $1.count }
    if more > 0 { remarks.append(("", "and \(grouped(more)) more")) }
    if let alike { remarks.append(("more", alike)) }
    if withAdvice, let suggestion = finding.suggestion { remarks.append(("try", suggestion)) }
    if let command = finding.remedyCommand { remarks.append(("see", command.visible)) }
    return remarks
  }

  /// Groups adjacent evidence with the same note and file.
  private static func adjacentGroups(_ evidence: [Evidence]) -> [ArraySlice<Evidence>] {
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
    let lines = group.prefix(linesListed).map { "\($0.position.line)" }.joined(separator: ", ")
    let more = group.count > linesListed ? " and \(grouped(group.count - linesListed)) more" : ""
    return "\(first.note), \(isHere ? "" : "\(first.position.file) ")lines \(lines)\(more)"
  }
}

extension Finding {
  /// The declared targets with their positions: `FeedViewController, App/FeedViewController.swift:2`.
  fileprivate var declaredTargets: [String] {
    targets.compactMap { target in
      guard let file = target.file else { return nil }
      return "\(target.name), \(target.line.map { "\(file):\($0)" } ?? file)"
    }
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
