import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// Loops among parts, each strongly connected component once, and what to cut.
struct LoopSearch {
  private let context: RuleContext
  private let parts: Parts
  private let order: (Int32, Int32) -> LayerOrder
  private let edges: GroupEdges
  /// References between two parts, behind the edges by their places.
  private let crossing: [Int32]

  init(context: RuleContext, parts: Parts, order: @escaping (Int32, Int32) -> LayerOrder) {
    self.context = context
    self.parts = parts
    self.order = order
    let graph = context.graph
    var (pairs, crossing): ([(source: Int32, target: Int32)], [Int32]) = ([], [])
    // Of the part of one file, by the other part; files of one part mostly follow each other.
    var (isOrdered, part): ([Bool?], Int32) = ([], -1)
    for found in parts.crossings(in: context) {
      let (source, target) = (found.source, found.target)
      if source != part { (isOrdered, part) = ([Bool?](repeating: nil, count: parts.names.count), source) }
      let isOne = isOrdered[Int(target)] ?? (order(source, target) != .unordered)
      isOrdered[Int(target)] = isOne
      guard isOne else { continue }
      pairs.append((source, target))
      crossing.append(found.reference)
    }
    edges = GroupEdges(groupCount: parts.names.count, pairs: pairs)
    self.crossing = crossing
  }

  private func references(behind edge: Int) -> [Int32] { edges.references(behind: edge).map { crossing[Int($0)] } }

  func findings(_ rule: Rule) -> [Finding] {
    let components = StronglyConnectedComponents(of: edges)
    return components.cyclic.compactMap { id in
      let members = Array(components.members(of: id))
      let loop = edges.shortestCycle(in: members[...], components: components)
      return finding(rule, members: members, loop: loop)
    }
  }

  private func finding(_ rule: Rule, members: [Int32], loop: [Int32]) -> Finding? {
    let cut = cut(members)
    let references = cut.flatMap { self.references(behind: $0) }.ordered()
    guard let first = references.first else { return nil }
    let names = members.map { parts.names[Int($0)] }.joined(separator: ", ")
    var draft = draft(rule, at: first, subject: names)
    draft.values["parts"] = names
    draft.values["loop"] = (loop + loop.prefix(1)).map { parts.names[Int($0)] }.joined(separator: " → ")
    let counts = cut.map { edges.weight(of: $0) }
    draft.values["cuts"] = "\(counts.reduce(0, +))"
    draft.values["cut"] = zip(cut, counts).map { "\(name(of: $0)) (\($1))" }.joined(separator: ", ")
    for reference in references.dropFirst() { addEvidence(reference, to: &draft, note: "cut") }
    for edge in edges(within: members) where !cut.contains(edge) {
      guard let reference = self.references(behind: edge).first else { continue }
      draft.values["references"] = "\(edges.weight(of: edge))"
      addEvidence(reference, to: &draft, note: "edge")
    }
    draft.addSteps(steps(of: loop), note: "edge")
    return draft.finished(edge: "loop", path: "")
  }

  /// One reference for each link.
  private func steps(of loop: [Int32]) -> [(place: Place, values: PlaceholderValues)] {
    loop.indices.compactMap { index in
      let (from, to) = (loop[index], loop[(index + 1) % loop.count])
      guard let edge = edges.edge(from: Int(from), to: Int(to)) else { return nil }
      guard let first = references(behind: edge).first else { return nil }
      let reference = context.graph.references[Int(first)]
      let place = Place(reference)
      let values: PlaceholderValues = [
        "subject": context.subjectName(of: place), "declaration": context.declarationName(of: place) ?? context.subjectName(of: place),
        "target": context.graph.qualifiedName(of: Int(reference.target)), "layer": parts.names[Int(from)],
        "targetLayer": parts.names[Int(to)], "references": "\(edges.weight(of: edge))",
      ]
      return (place, values)
    }
  }

  private func draft(_ rule: Rule, at index: Int32, subject: String) -> FindingDraft {
    let reference = context.graph.references[Int(index)]
    var draft = FindingDraft(rule: rule, context: context, at: Place(reference), subject: subject, target: "")
    draft.finding.targetLayer = context.layerName(ofSymbol: Int(reference.target))
    return draft
  }

  private func addEvidence(_ index: Int32, to draft: inout FindingDraft, note: String) {
    let reference = context.graph.references[Int(index)]
    let target = parts.part(ofSymbol: Int(reference.target))
    draft.values["target"] = context.graph.qualifiedName(of: Int(reference.target))
    draft.setParts(parts, source: parts.ofFile[Int(reference.file)], target: target)
    draft.addEvidence([Place(reference)], note: note)
  }

  private func name(of edge: Int) -> String {
    "\(parts.names[Int(edges.sources[edge])]) → \(parts.names[Int(edges.targets[edge])])"
  }

  private func edges(within members: [Int32]) -> [Int] {
    members.flatMap { member in edges.edges(from: Int(member)).filter { members.contains(edges.targets[$0]) } }
  }

  /// The edges to cut, those with the fewest references in all. Where the parts have an order, only those that go against it.
  private func cut(_ members: [Int32]) -> [Int] {
    edges.feedbackEdges(in: members) { isDown($0) } avoiding: { isDown($0) }
  }

  private func isDown(_ edge: Int) -> Bool {
    if case .above = order(edges.sources[edge], edges.targets[edge]) { true } else { false }
  }
}
