import DependencyGraph
import Findings

extension ClosureLoop {
  /// Told from the place where the closure is handed over: what to do is to be done there.
  func finding(_ rule: Rule, _ context: RuleContext) -> Finding {
    let graph = context.graph
    let owner = graph.qualifiedName(of: Int(closure.owner))
    let subject = graph.qualifiedName(of: type)
    var draft = FindingDraft(rule: rule, context: context, at: place, subject: subject, target: owner)
    draft.setSeverity(forSubject: type)
    draft.values["property"] = graph.name(of: Int(closure.symbol))
    let owners = links.dropFirst().map { graph.qualifiedName(of: Int($0.owner)) } + (links.isEmpty ? [] : [owner])
    draft.values["loop"] = ([subject] + owners + [subject]).joined(separator: " → ")
    context.setTarget(Int(closure.owner), of: &draft)
    for (index, link) in links.enumerated() {
      let values = draft.values
      draft.values["owner"] = index == 0 ? subject : graph.qualifiedName(of: Int(link.owner))
      draft.values["property"] = graph.name(of: Int(link.symbol))
      draft.values["target"] = index + 1 < links.count ? graph.qualifiedName(of: Int(links[index + 1].owner)) : owner
      draft.addEvidence([Place(nameOf: Int(link.symbol), in: graph)], note: "link")
      draft.values = values
    }
    (draft.values["owner"], draft.values["target"]) = (owner, subject)
    draft.addEvidence([Place(nameOf: Int(closure.symbol), in: graph)], note: kind == .target ? "timer" : "closure")
    let note = switch kind {
    case .closure: links.isEmpty && closure.owner == Int32(type) ? "capture_own" : "capture"
    case .assignment: "assigning"
    case .target: "calling"
    }
    let suggestion = rule.texts.notes[note]?.filled(draft.values)
    draft.values["target"] = owner
    var finding = draft.finished(edge: "closure", member: graph.name(of: Int(closure.symbol)))
    finding.suggestion = suggestion ?? finding.suggestion
    return finding
  }
}
