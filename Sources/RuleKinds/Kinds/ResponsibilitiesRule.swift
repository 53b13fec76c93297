import Architecture
import Findings

/// Types that bear more responsibilities than a limit.
public struct ResponsibilitiesRule: Sendable, Equatable {
  static let specification = RuleKindSpecification(
    name: "responsibilities", summary: "types that bear too many responsibilities", parameters: [],
    placeholders: ["subject"], notes: []
  ) { _ in .responsibilities(ResponsibilitiesRule()) }

  func check(_ context: RuleContext, rule: Rule) -> [Finding] { [] }
}
