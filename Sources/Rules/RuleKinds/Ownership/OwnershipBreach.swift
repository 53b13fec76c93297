import Architecture
import DependencyGraph
import Findings
import Fixes
import SourceFacts
import Tables

/// A stored property that breaks an ownership rule.
struct OwnershipBreach {
  let property: StoredProperty
  let held: HeldType
  /// The selected type: the held one (nil if it is not the project's), or one that conforms to it.
  let conformer: SymbolID?

  /// - Parameters:
  ///   - loops: finds the cycle that the property closes.
  ///   - isToBeWeak: whether a weak reference fixes the finding.
  func finding(
    _ rule: Rule, _ context: RuleContext, loops: ClosedLoop, fix: Fix? = nil, isToBeWeak: Bool
  ) -> Finding {
    let graph = context.graph
    let symbol = property.symbol
    let (file, declaration) = (graph.symbols[symbol].file, graph.declaration(of: symbol))
    let name = graph.name(of: symbol)
    let place = Place(
      file: file, start: declaration.nameOffset, end: declaration.nameOffset + UInt32(name.utf8.count),
      source: property.symbol)
    let target = held.type.map { graph.qualifiedName(of: $0) } ?? graph.names[held.name]
    var draft = FindingDraft(
      rule: rule, context: context, at: place, subject: graph.qualifiedName(of: property.owner), target: target)
    draft.setSeverity(forSubject: property.owner)
    draft.values["property"] = name
    draft.finding.target = Finding.Target(name: target)
    if let type = held.type { setTarget(type, &draft, context) }
    if let conformer, conformer != held.type {
      draft.values["conformer"] = graph.qualifiedName(of: conformer)
      draft.addEvidence([Place(nameOf: conformer, in: graph)], note: "conforms")
    }
    if rule.texts.notes["link"] != nil { showLoop(in: &draft, loops, context) }
    draft.finding.fixes = fix.map { [$0] } ?? []
    let values = draft.values
    var finding = draft.finished(edge: "ownership", member: name)
    if isToBeWeak, rule.texts.notes["owner"] != nil, let note = remedy(context), let text = rule.texts.notes[note] {
      finding.suggestion = text.filled(values)
    }
    return finding
  }

  /// Adds the cycle that the property closes, step by step.
  private func showLoop(in draft: inout FindingDraft, _ loops: ClosedLoop, _ context: RuleContext) {
    let graph = context.graph
    let loop = loops.links(closedBy: property)
    var links = loop.map { edge -> (place: Place, values: PlaceholderValues) in
      let values: PlaceholderValues = [
        "owner": graph.qualifiedName(of: edge.property.owner), "property": graph.name(of: edge.property.symbol),
        "target": graph.qualifiedName(of: edge.owned),
      ]
      return (Place(nameOf: edge.property.symbol, in: graph), values)
    }
    // A conformer that is held as its protocol, and a subclass that inherits the property, say how they are related.
    if loop.count > 1, let held = held.type, graph.symbols[held].kind == .protocol,
      loop[1].property.owner == loop[0].owned, loop[0].owned != held
    {
      links[1].values["owner"]? += ", which conforms to \(graph.qualifiedName(of: held)),"
    }
    if let last = loop.last, loop.count > 1, last.owned != property.owner {
      links[links.count - 1].values["target"]? += ", which inherits from \(graph.qualifiedName(of: property.owner)),"
    }
    let values = draft.values
    for link in links.dropFirst() {
      draft.values.merge(link.values) { $1 }
      draft.addEvidence([link.place], note: "link")
      draft.values = values
    }
    draft.addSteps(links, note: "link")
  }

  /// The note for the suggestion, if it is not simply `weak` in Swift.
  private func remedy(_ context: RuleContext) -> String? {
    let graph = context.graph
    if context.origins(of: property.owner).isSetToNewObject(
      property, otherThan: context.held(by: property).compactMap(\.type))
    {
      return "owner"
    }
    if !graph.isSwift(property.symbol) { return "attribute" }
    guard let type = held.type, graph.symbols[type].kind == .protocol, !graph.isDeclaredClassBound(type) else {
      return nil
    }
    return "unbound"
  }

  private func setTarget(_ type: SymbolID, _ draft: inout FindingDraft, _ context: RuleContext) {
    let position = context.position(
      context.graph.symbols[type].file, context.graph.declaration(of: type).nameOffset)
    draft.finding.target?.file = position.file
    draft.finding.target?.line = position.line
    draft.finding.targetLayer = context.layerName(ofSymbol: type)
  }
}
