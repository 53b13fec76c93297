import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Closures, subscriptions or timers that one property stores and that capture its owner: one finding at the first of
/// them.
struct ClosureLoopFinding {
  private let loop: ClosureLoop
  private let others: [Place]
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  /// - Parameter loops: cycles with the same property and kind, in source order.
  init(_ loops: [ClosureLoop], _ context: RuleContext) {
    loop = loops[0]
    others = loops.dropFirst().map(\.place)
    self.context = context
  }

  func finding(_ rule: Rule) -> Finding {
    let owner = graph.qualifiedName(of: loop.closure.owner)
    let subject = graph.qualifiedName(of: loop.type)
    var draft = FindingDraft(rule: rule, context: context, at: loop.place, subject: subject, target: owner)
    draft.setSeverity(forSubject: loop.type)
    let path = (["self"] + (loop.links + [loop.closure]).map { graph.name(of: $0.symbol) }).joined(separator: ".")
    draft.values["path"] = path
    draft.values["closure"] = graph.files[loop.place.file].isSwift ? "closure" : "block"
    let owners = loop.links.dropFirst().map { graph.qualifiedName(of: $0.owner) } + (loop.links.isEmpty ? [] : [owner])
    draft.values["loop"] = ([subject] + owners + [subject]).joined(separator: " → ")
    context.setTarget(loop.closure.owner, of: &draft)
    addLinks(to: &draft, subject: subject, owner: owner)
    draft.addEvidence(others, note: "again")
    let (values, texts) = (draft.values, rule.texts)
    var finding = draft.finished(edge: "closure", member: graph.name(of: loop.closure.symbol))
    finding.message = texts.notes["\(word)_message"]?.filled(values) ?? finding.message
    finding.suggestion =
      (isBlock ? texts.notes["capture_block"] : texts.notes[word])?.filled(values) ?? finding.suggestion
    return finding
  }

  private var word: String {
    switch loop.kind {
    case .closure: "capture"
    case .assignment: "assigning"
    case .target: "calling"
    }
  }

  /// The note at the property.
  private var note: String {
    switch loop.kind {
    case .closure: "closure"
    case .assignment: "subscription"
    case .target: "timer"
    }
  }

  /// Whether the closure is an Objective-C block, which needs a variable to capture weakly.
  private var isBlock: Bool { loop.kind == .closure && !graph.files[loop.place.file].isSwift }

  private func addLinks(to draft: inout FindingDraft, subject: String, owner: String) {
    let values = draft.values
    for (index, link) in loop.links.enumerated() {
      draft.values["owner"] = index == 0 ? subject : graph.qualifiedName(of: link.owner)
      draft.values["property"] = graph.name(of: link.symbol)
      draft.values["target"] =
        index + 1 < loop.links.count ? graph.qualifiedName(of: loop.links[index + 1].owner) : owner
      draft.addEvidence([Place(nameOf: link.symbol, in: graph)], note: "link")
    }
    (draft.values["owner"], draft.values["target"]) = (owner, subject)
    draft.values["property"] = graph.name(of: loop.closure.symbol)
    draft.addEvidence([Place(nameOf: loop.closure.symbol, in: graph)], note: note)
    draft.values = values
  }
}
