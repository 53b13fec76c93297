import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// Finds dependency cycles among parts: one for each strongly connected component, with the references to remove.
struct LoopSearch {
  private let context: RuleContext
  private let parts: Parts
  private let order: (PartID, PartID) -> LayerOrder
  private let edges: GroupEdges
  /// The references of the edges.
  private let crossing: [ReferenceID]

  init(context: RuleContext, parts: Parts, order: @escaping (PartID, PartID) -> LayerOrder) {
    self.context = context
    self.parts = parts
    self.order = order
    var pairs: [(source: PartID, target: PartID)] = []
    var crossing: [ReferenceID] = []
    // For the source part of the last reference, whether each other part is ordered with it. References of one part
    // usually follow each other.
    var isOrdered: Table<PartID, Bool?> = []
    var part: PartID?
    for found in parts.crossings(in: context) {
      let (source, target) = (found.source, found.target)
      if source != part { (isOrdered, part) = (Table(repeating: nil, count: parts.names.count), source) }
      let isOne = isOrdered[target] ?? (order(source, target) != .unordered)
      isOrdered[target] = isOne
      guard isOne else { continue }
      pairs.append((source, target))
      crossing.append(found.reference)
    }
    edges = GroupEdges(groupCount: parts.names.count, pairs: pairs)
    self.crossing = crossing
  }

  private func references(of edge: EdgeID) -> [ReferenceID] { edges.pairs(of: edge).map { crossing[$0] } }

  func findings(_ rule: Rule) -> [Finding] {
    let components = StronglyConnectedComponents(of: edges)
    return components.cyclic.compactMap { id in
      let members = Array(components.members(of: id))
      let loop = edges.shortestCycle(in: members[...], components: components)
      return finding(rule, members: members, loop: loop)
    }
  }

  private func finding(_ rule: Rule, members: [PartID], loop: [PartID]) -> Finding? {
    let cut = cut(members)
    let references = cut.flatMap { self.references(of: $0) }.sorted()
    guard let first = references.first else { return nil }
    let names = members.map { parts.names[$0] }.joined(separator: ", ")
    let titles = members.map(parts.title)
    var draft = draft(rule, at: first, subject: names)
    draft.values["parts"] = titles.listed()
    draft.values["loop"] = (loop + loop.prefix(1)).map(parts.title).joined(separator: " → ")
    let counts = cut.map { edges.weight(of: $0) }
    draft.values["cuts"] = "\(counts.reduce(0, +))"
    draft.values["cut"] = zip(cut, counts).map { "\(name(of: $0)) (\($1))" }.joined(separator: ", ")
    for reference in references.dropFirst() { addEvidence(reference, to: &draft, note: "cut") }
    for edge in edges(within: members) where !cut.contains(edge) {
      guard let reference = self.references(of: edge).first else { continue }
      draft.values["references"] = "\(edges.weight(of: edge))"
      addEvidence(reference, to: &draft, note: "edge")
    }
    draft.addSteps(steps(of: loop), note: "edge")
    return draft.finished(edge: "loop", path: "")
  }

  /// One reference for each step.
  private func steps(of loop: [PartID]) -> [(place: Place, values: PlaceholderValues)] {
    loop.indices.compactMap { index in
      let (from, to) = (loop[index], loop[(index + 1) % loop.count])
      guard let edge = edges.edge(from: from, to: to) else { return nil }
      guard let first = references(of: edge).first else { return nil }
      let reference = context.graph.references[first]
      let place = Place(reference)
      let values: PlaceholderValues = [
        "subject": context.subjectName(of: place),
        "declaration": context.declarationName(of: place) ?? context.subjectName(of: place),
        "target": context.graph.qualifiedName(of: reference.target), "layer": parts.title(from),
        "targetLayer": parts.title(to), "references": "\(edges.weight(of: edge))",
      ]
      return (place, values)
    }
  }

  private func draft(_ rule: Rule, at index: ReferenceID, subject: String) -> FindingDraft {
    let reference = context.graph.references[index]
    var draft = FindingDraft(rule: rule, context: context, at: Place(reference), subject: subject, target: "")
    draft.finding.targetLayer = context.layerName(ofSymbol: reference.target)
    return draft
  }

  private func addEvidence(_ index: ReferenceID, to draft: inout FindingDraft, note: String) {
    let reference = context.graph.references[index]
    let target = parts.part(ofSymbol: reference.target)
    draft.values["target"] = context.graph.qualifiedName(of: reference.target)
    draft.setParts(parts, source: parts.part(ofFile: reference.file), target: target)
    draft.addEvidence([Place(reference)], note: note)
  }

  private func name(of edge: EdgeID) -> String {
    "\(parts.title(edges.sources[edge])) → \(parts.title(edges.targets[edge]))"
  }

  private func edges(within members: [PartID]) -> [EdgeID] {
    members.flatMap { member in edges.edges(from: member).filter { members.contains(edges.targets[$0]) } }
  }

  /// The edges to remove: those with the fewest references. If the parts have an order, only edges against it.
  private func cut(_ members: [PartID]) -> [EdgeID] {
    edges.feedbackEdges(in: members) {
      isDown($0)
    } avoiding: {
      isDown($0)
    }
  }

  private func isDown(_ edge: EdgeID) -> Bool {
    if case .above = order(edges.sources[edge], edges.targets[edge]) { true } else { false }
  }
}
