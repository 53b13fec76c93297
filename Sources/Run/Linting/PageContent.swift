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
    let survey = ControllerSurvey(project, analysis)
    (page.controllers, page.controllerLimits) = (survey.controllers, survey.limits)
    closeStore()
    return page
  }
}

/// The sizes and responsibilities of all view controllers, as two rules measure them, regardless of their limits.
private struct ControllerSurvey {
  let controllers: [PageDocument.Controller]
  let limits: PageDocument.ControllerLimits

  init(_ project: Project, _ analysis: Analysis) {
    let model = project.policy.checksSamples ? analysis.model : analysis.model.withoutSamples()
    let positions = analysis.positions
    let context = RuleContext(model: model) { positions.position(file: $0, offset: $1) }
    func rule(_ id: String) -> Rule? {
      project.policy.rules(ofPacks: RulePack.allNames, only: [id]).first
    }
    func findings(_ rule: Rule?, _ limit: String) -> [Finding] {
      (rule?.setting([limit: .number(0)]).check(context) ?? [])
        .filter { !analysis.sources.unchecked.contains($0.position.file) }
    }
    let (size, responsibility) = (rule("massive_controller"), rule("controller_responsibilities"))
    limits = PageDocument.ControllerLimits(
      lines: (size?.kind as? SizeRule)?.limits ?? [],
      responsibilities: (responsibility?.kind as? ResponsibilitiesRule)?.max)
    var responsibilities: [Position: [PageDocument.Responsibility]] = [:]
    if let rule = responsibility {
      for finding in findings(rule, "max") where responsibilities[finding.position] == nil {
        responsibilities[finding.position] = Self.responsibilities(finding, of: rule)
      }
    }
    controllers = findings(size, "max_lines").map { finding in
      PageDocument.Controller(
        name: finding.subject, position: finding.position, lines: finding.lines,
        responsibilities: responsibilities[finding.position] ?? [])
    }.sorted { (-$0.lines, $0.position.file, $0.position.line) < (-$1.lines, $1.position.file, $1.position.line) }
  }

  /// The responsibilities that a finding lists, each with its evidence: the notes that begin with its title.
  private static func responsibilities(_ finding: Finding, of rule: Rule) -> [PageDocument.Responsibility] {
    guard case .words(let ids)? = finding.measures["responsibilities"] else { return [] }
    return ids.map { id in
      let title = rule.title(ofResponsibility: id)
      return PageDocument.Responsibility(
        id: id, evidence: finding.evidence.filter { $0.note.hasPrefix("\(title):") })
    }
  }
}

extension Finding {
  /// The number of lines that a rule about sizes measured; 0 for other rules.
  fileprivate var lines: Int {
    if case .count(let lines)? = measures["lines"] { lines } else { 0 }
  }
}
