import DependencyGraph
import Findings

/// A retain cycle, beginning with the reference that should be weak.
struct OwnershipLoopFinding {
  let loop: [OwnershipGraph.Edge]
  var reason: LoopReason?
  /// How to break the cycle; if nil, the rule's own suggestion applies.
  var remedy: LoopRemedy?
  let context: RuleContext
  var fix: Fix?

  private var graph: DependencyGraph { context.graph }

  func finding(_ rule: Rule) -> Finding {
    let back = loop[0]
    let name = graph.name(of: back.property.symbol)
    let target = graph.qualifiedName(of: back.owned)
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: back.property.symbol, in: graph),
      subject: graph.qualifiedName(of: back.property.owner), target: target)
    draft.setSeverity(forSubject: back.property.owner)
    draft.values["property"] = name
    draft.values["loop"] = (loop.map { graph.qualifiedName(of: $0.owner) } + [firstOwner]).joined(separator: " → ")
    draft.values["because"] = reason.flatMap { rule.texts.notes[$0.rawValue]?.filled(values(of: back)) } ?? ""
    if back.owner != back.property.owner {
      draft.values["holder"] = firstOwner
      draft.message = rule.texts.notes["inherited"]
    }
    let place = Place(nameOf: back.owned, in: graph)
    let position = context.position(place.file, place.start)
    draft.finding.target = Finding.Target(name: target, file: position.file, line: position.line)
    draft.finding.targetLayer = context.layerName(ofSymbol: back.owned)
    for edge in loop.dropFirst() { addLink(edge, to: &draft) }
    draft.addSteps(loop.map { (Place(nameOf: $0.property.symbol, in: graph), values(of: $0)) }, note: "link")
    draft.finding.fixes = fix.map { [$0] } ?? []
    let texts = draft.values
    var finding = draft.finished(edge: "ownership", member: name)
    if let remedy, let text = rule.texts.notes[remedy.rawValue] { finding.suggestion = text.filled(texts) }
    return finding
  }

  private var firstOwner: String { graph.qualifiedName(of: loop[0].owner) }

  private func addLink(_ edge: OwnershipGraph.Edge, to draft: inout FindingDraft) {
    let values = draft.values
    draft.values.merge(self.values(of: edge)) { $1 }
    draft.addEvidence([Place(nameOf: edge.property.symbol, in: graph)], note: "link")
    draft.values = values
  }

  private func values(of edge: OwnershipGraph.Edge) -> PlaceholderValues {
    [
      "owner": graph.qualifiedName(of: edge.property.owner), "property": graph.name(of: edge.property.symbol),
      "target": graph.qualifiedName(of: edge.owned),
    ]
  }
}
