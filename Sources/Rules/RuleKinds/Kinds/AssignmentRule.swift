import Findings
import Patterns
import SourceFacts

/// Files that are in no layer although layers are configured.
public struct AssignmentRule: RuleKind, Equatable {
  /// Files that may be in no layer.
  public var ignore: [PathPattern]

  public static let specification = RuleKindSpecification(
    name: "assignment", summary: "files in no layer, when layers are configured",
    parameters: [Parameter("ignore", .paths, default: .paths([]), doc: "files that need no layer")],
    placeholders: ["subject"], notes: [], reads: []
  ) { values in
    AssignmentRule(ignore: values.paths("ignore") ?? [])
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    if context.layers.isInferred || context.layers.count == 0 { return [] }
    return context.layers.filesInNoLayer(of: context.graph).compactMap { file in
      let path = context.graph.files[file].path
      if ignore.contains(where: { $0.matches(path) }) { return nil }
      let place = Place(startOf: file)
      var draft = FindingDraft(rule: rule, context: context, at: place, target: "")
      return draft.finished(edge: "")
    }
  }
}
