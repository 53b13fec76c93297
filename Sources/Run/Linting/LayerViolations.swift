import Architecture
import DependencyGraph
import Findings
import Policy
import RuleKinds

/// The lines at which the rules about layers find a violation, accepted or not.
struct LayerViolations {
  /// Nil if no such rule is in force.
  let lines: Set<Position>?

  init(_ project: Project, _ analysis: Analysis) {
    let policy = project.policy
    let rules = policy.rules(ofPacks: analysis.packs.packs).filter { Self.kinds.contains($0.specification.name) }
    guard !rules.isEmpty else {
      lines = nil
      return
    }
    let model = policy.checksSamples ? analysis.model : analysis.model.withoutSamples()
    let positions = analysis.positions
    let context = RuleContext(model: model) { positions.position(file: $0, offset: $1) }
    var lines: Set<Position> = []
    for rule in rules {
      let variants = policy.variants(of: rule)
      for (index, variant) in variants.enumerated() where variant.rule.isOn {
        for finding in variant.rule.check(context) where variants.index(for: finding.position.file) == index {
          if analysis.sources.unchecked.contains(finding.position.file) { continue }
          lines.insert(finding.position.ofLine)
          for evidence in finding.evidence where evidence.isBreach { lines.insert(evidence.position.ofLine) }
        }
      }
    }
    self.lines = lines
  }

  /// The kinds of rules that check layers: not kinds that check other folders or have stricter requirements.
  private static let kinds = ["layers", "independence"]
}
