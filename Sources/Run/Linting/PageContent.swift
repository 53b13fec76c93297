import Architecture
import DependencyGraph
import Findings
import GraphDocuments
import Policy
import RuleKinds
import SourceFacts

extension Linter {
  /// Returns what the HTML page shows beyond the result of `lint`.
  public func page() -> PageDocument {
    let violations = LayerViolations(project, analysis).lines
    var page = PageDocuments(analysis.model, analysis.positions, violations: violations).document()
    page.controllers = ControllerSurvey(project, analysis).controllers
    closeStore()
    return page
  }
}

/// The sizes and responsibilities of all view controllers, as two rules measure them, regardless of their limits.
private struct ControllerSurvey {
  let controllers: [PageDocument.Controller]

  init(_ project: Project, _ analysis: Analysis) {
    let model = project.policy.checksSamples ? analysis.model : analysis.model.withoutSamples()
    let positions = analysis.positions
    let context = RuleContext(model: model) { positions.position(file: $0, offset: $1) }
    func rule(_ id: String, _ parameter: String) -> Rule? {
      project.policy.rules(ofPacks: RulePack.allNames, only: [id]).first?.setting([parameter: .number(0)])
    }
    func findings(_ rule: Rule?) -> [Finding] {
      (rule?.check(context) ?? []).filter { !analysis.sources.unchecked.contains($0.position.file) }
    }
    var duties: [Position: [PageDocument.Duty]] = [:]
    if let rule = rule("controller_responsibilities", "max") {
      for finding in findings(rule) where duties[finding.position] == nil {
        duties[finding.position] = Self.duties(finding, of: rule)
      }
    }
    controllers = findings(rule("massive_controller", "max_lines")).map { finding in
      PageDocument.Controller(
        name: finding.subject, position: finding.position, lines: finding.lines, duties: duties[finding.position] ?? [])
    }.sorted { (-$0.lines, $0.position.file, $0.position.line) < (-$1.lines, $1.position.file, $1.position.line) }
  }

  /// The responsibilities that a finding lists, each with its evidence: the notes that begin with its title.
  private static func duties(_ finding: Finding, of rule: Rule) -> [PageDocument.Duty] {
    guard case .words(let ids)? = finding.measures["responsibilities"] else { return [] }
    return ids.map { id in
      let title = rule.title(ofResponsibility: id)
      return PageDocument.Duty(id: id, evidence: finding.evidence.filter { $0.note.hasPrefix("\(title):") })
    }
  }
}

extension Finding {
  /// The number of lines that a rule about sizes measured; 0 for other rules.
  fileprivate var lines: Int {
    if case .count(let lines)? = measures["lines"] { lines } else { 0 }
  }
}
