import Findings
import Reports

/// A table of rules: name, severity, marks, summary.
struct RuleTable {
  let ink: Ink

  struct Row {
    let rule: RuleDescription
    /// The severity in a project, nil if the rule is off; outside of a project the default severity.
    var severity: Severity?
    /// The reason for a severity other than the default: `set in .layerlint.yml:12`.
    var reason = ""

    init(rule: RuleDescription) {
      self.rule = rule
      severity = rule.isOn ? rule.severity : nil
    }

    init(rule: RuleDescription, severity: Severity?, reason: String) {
      self.rule = rule
      self.severity = severity
      self.reason = reason
    }

    fileprivate var marks: String {
      let marks = [rule.isOn ? "" : "opt-in", rule.isFixable ? "fixable" : "", reason]
      return marks.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  func lines(of rows: [Row]) -> [String] {
    let idWidth = rows.map(\.rule.id.count).max() ?? 0
    let marksWidth = rows.map(\.marks.count).max() ?? 0
    return rows.map { row in
      let severity = (row.severity?.rawValue ?? "off (\(row.rule.severity.rawValue))").padded(to: 13)
      return "\(ink(.bold, row.rule.id.padded(to: idWidth)))  \(ink(row.severity?.style ?? .dim, severity))  "
        + "\(ink(.dim, row.marks.padded(to: marksWidth)))  \(row.rule.summary)"
    }
  }
}
