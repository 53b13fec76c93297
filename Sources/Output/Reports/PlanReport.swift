import Findings
import JSON
import LowLevel

/// The output of `plan`.
public struct PlanReport {
  private let plan: PlanDocument
  /// Whether the moves were given by the user and not searched for.
  private let isQuestion: Bool
  private let ink: Ink
  private static let findingsListed = 5

  public init(_ plan: PlanDocument, isQuestion: Bool = false, ink: Ink = Ink(isOn: false)) {
    (self.plan, self.isQuestion, self.ink) = (plan, isQuestion, ink)
  }

  public func render(_ format: RemedyFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    }
  }

  // MARK: Words

  private var rules: String { plan.rules.joined(separator: ", ") }

  private var summary: String {
    if plan.before == 0, plan.steps.isEmpty { return "No findings of \(rules)." }
    if plan.steps.isEmpty {
      let findings = plan.before == 1 ? "the finding" : "any of the \(counted(plan.before, "finding"))"
      return "No move of a file removes \(findings) of \(rules)."
    }
    let moves = counted(plan.steps.reduce(0) { $0 + ($1.moves.isEmpty ? 0 : 1) }, "move")
    let what = isQuestion ? "After this" : "After \(moves)"
    return "\(what): \(counted(plan.after, "finding")) of \(rules), \(grouped(plan.before)) before"
  }

  private static func effect(_ change: PlanDocument.Change) -> String {
    let new = change.new.isEmpty ? "adds none" : "adds \(grouped(change.new.count))"
    return change.gone.isEmpty
      ? "removes no finding, \(new)" : "removes \(counted(change.gone.count, "finding")), \(new)"
  }

  private func title(of step: PlanDocument.Step) -> String {
    guard let move = step.moves.first else { return "Nothing moves" }
    let names = step.moves.map { $0.from.lastComponent.visible }.joined(separator: " and ")
    let from = move.fromLayer.map { " from \($0.visible)" } ?? ""
    return "Move \(names)\(from) to \(move.toLayer?.visible ?? move.to.folder.visible)"
  }

  private var othersLine: String? {
    let others = plan.others
    if others.gone.isEmpty, others.new.isEmpty { return nil }
    return "Other rules: \(Self.effect(others))"
  }

  private static func reason(_ debt: PlanDocument.Debt) -> String {
    var parts = [counted(debt.lines, "line")]
    if debt.dependents > 0 { parts.append("reached by \(counted(debt.dependents, "type"))") }
    if let changes = debt.changes { parts.append("\(counted(changes, "commit")) in a year") }
    return parts.joined(separator: ", ")
  }

  // MARK: Text

  private var text: String {
    var text = "\(ink(.bold, summary))\n"
    for (number, step) in plan.steps.enumerated() {
      text += "\n\(ink(.heading, "\(number + 1). \(title(of: step))"))  \(Self.effect(step.change))\n"
      for move in step.moves { text += "   \(move.from.visible) -> \(move.to.visible)\n" }
      text += lines("gone", step.change.gone, .good) + lines("new", step.change.new, .error)
    }
    if let othersLine {
      text += "\n\(othersLine)\n" + lines("gone", plan.others.gone, .good) + lines("new", plan.others.new, .error)
    }
    if !plan.first.isEmpty, !isQuestion {
      text += "\n\(ink(.heading, "Fix these first"))\n"
      for (number, debt) in plan.first.enumerated() {
        let position = debt.finding.position
        text += "\(number + 1). \(debt.finding.message.visible) \(ink(.dim, "(\(debt.finding.rule.visible))"))\n"
        text += "   \(position.file.visible):\(position.line): \(Self.reason(debt))\n"
      }
    }
    return text
  }

  private func lines(_ label: String, _ findings: [Finding], _ style: Ink.Style) -> String {
    var lines = findings.prefix(Self.findingsListed).enumerated().map { index, finding in
      "   \(ink(style, (index == 0 ? label : "").padded(to: 5)))\(finding.message.visible)\n"
    }
    let more = findings.count - lines.count
    if more > 0 { lines.append("        and \(grouped(more)) more\n") }
    return lines.joined()
  }

  // MARK: Markdown

  private var markdown: String {
    var text = "## \(Tool.name): plan\n\n\(summary.asMarkdown)\n"
    if !plan.steps.isEmpty {
      text += "\n| | move | removes | adds |\n| ---: | --- | ---: | ---: |\n"
      for (number, step) in plan.steps.enumerated() {
        let moves = step.moves.map { "\($0.from.asCode) → \($0.to.asCode)" }.joined(separator: "<br>")
        text +=
          """
          | \(number + 1) | \(title(of: step).asMarkdown)<br>\(moves) | \(step.change.gone.count) | \
          \(step.change.new.count) |\n
          """
      }
    }
    if let othersLine { text += "\n\(othersLine)\n" }
    if !plan.first.isEmpty, !isQuestion {
      text += "\n### Fix these first\n\n"
      for (number, debt) in plan.first.enumerated() {
        let place = "\(debt.finding.position.file):\(debt.finding.position.line)"
        text +=
          """
          \(number + 1). \(debt.finding.message.asMarkdown) (\(debt.finding.rule.asCode)), \(place.asCode): \
          \(Self.reason(debt))\n
          """
      }
    }
    return text
  }

  // MARK: JSON

  /// JSON; see `Schema/layerlint-plan.schema.json`.
  private var json: String {
    JSONWriter.document { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("rules") { $0.list(plan.rules, .line) { $0.string($1) } }
      writer.member("before", plan.before)
      writer.member("after", plan.after)
      writer.member("steps") { $0.list(plan.steps, .lines) { $0.step($1) } }
      writer.member("others") { $0.change(plan.others) }
      writer.member("first") { $0.list(plan.first, .lines) { $0.debt($1) } }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func step(_ step: PlanDocument.Step) {
    object(.lines) { writer in
      writer.member("moves") {
        $0.list(step.moves, .lines) { writer, move in
          writer.object(.line) {
            $0.member("from", move.from)
            $0.member("to", move.to)
            $0.member("fromLayer", move.fromLayer)
            $0.member("toLayer", move.toLayer)
          }
        }
      }
      writer.member("change") { $0.change(step.change) }
    }
  }

  fileprivate mutating func change(_ change: PlanDocument.Change) {
    object(.lines) { writer in
      writer.member("gone") { $0.list(change.gone, .lines) { $0.finding($1) } }
      writer.member("new") { $0.list(change.new, .lines) { $0.finding($1) } }
    }
  }

  /// Writes the main members of a finding; the report of `lint` has all of them.
  mutating func finding(_ finding: Finding) {
    object(.line) { writer in
      writer.member("rule", finding.rule)
      writer.member("severity", finding.severity.rawValue)
      writer.member("message", finding.message)
      writer.member("file", finding.position.file)
      writer.member("line", finding.position.line)
      writer.member("fingerprint", finding.fingerprint)
    }
  }

  fileprivate mutating func debt(_ debt: PlanDocument.Debt) {
    object(.lines) { writer in
      writer.member("finding") { $0.finding(debt.finding) }
      writer.member("dependents", debt.dependents)
      writer.member("changes", debt.changes)
      writer.member("lines", debt.lines)
    }
  }
}

extension String {
  fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
  fileprivate var folder: String { split(separator: "/").dropLast().joined(separator: "/") }
}
