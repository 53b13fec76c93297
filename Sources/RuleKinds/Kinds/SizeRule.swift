import Architecture
import Findings

/// Types with more lines than a limit.
public struct SizeRule: Sendable, Equatable {
  static let specification = RuleKindSpecification(
    name: "size", summary: "types with too many lines", parameters: [], placeholders: ["subject"], notes: []
  ) { _ in .size(SizeRule()) }

  func check(_ context: RuleContext, rule: Rule) -> [Finding] { [] }
}
