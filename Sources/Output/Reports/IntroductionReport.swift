import Findings
import JSON

/// The output of `history --introduced`.
public struct IntroductionReport {
  private let document: IntroductionDocument
  private let ink: Ink
  private static let findingsListed = 5
  private static let commitsListed = 40

  public init(_ document: IntroductionDocument, ink: Ink = Ink(isOn: false)) {
    (self.document, self.ink) = (document, ink)
  }

  public func render(_ format: HistoryFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .csv: csv
    case .markdown: markdown
    }
  }

  // MARK: Words

  private struct Group {
    /// Nil: before the first commit.
    var commit: HistoryDocument.Commit?
    var introductions: [IntroductionDocument.Introduction]
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for introduction in document.introductions {
      if groups.last?.commit == introduction.commit, !groups.isEmpty {
        groups[groups.count - 1].introductions.append(introduction)
      } else {
        groups.append(Group(commit: introduction.commit, introductions: [introduction]))
      }
    }
    return groups
  }

  private var summary: String {
    "\(counted(document.introductions.count, "finding")) in \(document.head.shortID) of \(document.head.date), "
      + "searched in \(counted(document.commits, "commit")), \(grouped(document.linted)) linted"
  }

  private func earlierFindings(_ count: Int) -> String {
    "\(counted(count, "finding")) \(count == 1 ? "was" : "were") there already in \(document.first.shortID) of "
      + "\(document.first.date): an earlier --since searches further"
  }

  private static func former(_ introduction: IntroductionDocument.Introduction) -> String? {
    guard let former = introduction.former else { return nil }
    return "then \(former.subject.visible) in \(former.file.visible)"
  }

  // MARK: Formats

  private var text: String {
    var lines = [ink(.bold, summary)]
    let known = groups.filter { $0.commit != nil }
    for group in known.prefix(Self.commitsListed) {
      guard let commit = group.commit else { continue }
      lines += ["", "\(ink(.heading, "\(commit.date) \(commit.shortID)"))  \(commit.subject.visible)"]
      for introduction in group.introductions.prefix(Self.findingsListed) {
        let finding = introduction.finding
        let place = "\(finding.position.file.visible):\(finding.position.line)"
        lines.append(
          "  \(place)  \(finding.severity.rawValue)  \(finding.message.visible) "
            + ink(.dim, "(\(finding.rule.visible))"))
        if let former = Self.former(introduction) { lines.append("    \(ink(.dim, former))") }
      }
      let more = group.introductions.count - Self.findingsListed
      if more > 0 { lines.append("  and \(grouped(more)) more") }
    }
    let hidden = known.count - Self.commitsListed
    if hidden > 0 { lines += ["", "\(counted(hidden, "earlier commit")) with findings: --format json"] }
    for group in groups where group.commit == nil { lines += ["", earlierFindings(group.introductions.count)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var markdown: String {
    var text = "## \(Tool.name): what brought the findings\n\n\(summary.asMarkdown)\n"
    if groups.contains(where: { $0.commit != nil }) {
      text += "\n| date | commit | finding | rule | place |\n| --- | --- | --- | --- | --- |\n"
    }
    for introduction in document.introductions {
      guard let commit = introduction.commit else { continue }
      let finding = introduction.finding
      let former = Self.former(introduction).map { "<br>\($0.asMarkdown)" } ?? ""
      let place = "\(finding.position.file):\(finding.position.line)"
      text +=
        "| \(commit.date) | \(commit.shortID.asCode) \(commit.subject.asMarkdown) "
        + "| \(finding.message.asMarkdown)\(former) | \(finding.rule.asCode) | \(place.asCode) |\n"
    }
    for group in groups where group.commit == nil {
      text += "\n\(earlierFindings(group.introductions.count).asMarkdown)\n"
    }
    return text
  }

  private var csv: String {
    let heads = ["commit", "date", "subject", "severity", "rule", "file", "line", "finding", "fingerprint"]
    let rows = document.introductions.map { introduction -> [String] in
      let finding = introduction.finding
      return [
        introduction.commit?.id ?? "", introduction.commit?.date ?? "", introduction.commit?.subject.visible ?? "",
        finding.severity.rawValue, finding.rule, finding.position.file.visible, String(finding.position.line),
        finding.message.visible,
        finding.fingerprint,
      ]
    }
    return CSVText.rows([heads] + rows)
  }

  /// `Schema/layerlint-introductions.schema.json` describes it.
  private var json: String {
    JSONWriter.document { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("head") { writer in writer.object(.line) { $0.commit(document.head) } }
      writer.member("first") { writer in writer.object(.line) { $0.commit(document.first) } }
      writer.member("commits", document.commits)
      writer.member("linted", document.linted)
      writer.member("introductions") { $0.list(document.introductions, .lines) { $0.introduction($1) } }
      writer.member("problems") { $0.list(document.problems, .lines) { $0.revisionProblem($1) } }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func introduction(_ introduction: IntroductionDocument.Introduction) {
    object(.line) { writer in
      if let commit = introduction.commit { writer.member("introduced") { $0.object(.line) { $0.commit(commit) } } }
      if let former = introduction.former {
        writer.member("former") {
          $0.object(.line) {
            $0.member("subject", former.subject)
            $0.member("file", former.file)
          }
        }
      }
      writer.member("finding") { $0.finding(introduction.finding) }
    }
  }
}
