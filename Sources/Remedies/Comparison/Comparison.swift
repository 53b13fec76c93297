import Findings
import LowLevel

/// Compares two states of a project.
public struct Comparison {
  private let base: Snapshot
  private let head: Snapshot
  /// The path in `head` of each renamed file, by its path in `base`.
  private let renames: [String: String]

  public init(_ base: Snapshot, _ head: Snapshot, renames: [String: String]) {
    (self.base, self.head, self.renames) = (base, head, renames)
  }

  public var document: ComparisonDocument {
    var document = ComparisonDocument(base: base.side, head: head.side)
    compareFindings(&document)
    document.edges = edges
    let (before, after) = (base.cycles, head.cycles)
    document.newCycles = after.filter { !before.contains($0) }
    document.goneCycles = before.filter { !after.contains($0) }
    compareTypes(&document)
    let (old, new) = (base.layers.nodes.map(\.id), head.layers.nodes.map(\.id))
    if Set(old) != Set(new) {
      document.notes.append(
        "the layers differ: \(old.joined(separator: ", ")) in \(base.side.name), \(new.joined(separator: ", ")) in "
          + "\(head.side.name)")
    }
    return document
  }

  // MARK: Findings

  private func compareFindings(_ document: inout ComparisonDocument) {
    let before = Dictionary(grouping: base.findings) { key(of: $0, renames) }
    let after = Dictionary(grouping: head.findings) { key(of: $0, [:]) }
    document.new = Self.excess(of: after, over: before)
    document.gone = Self.excess(of: before, over: after)
    for finding in head.findings {
      guard let old = before[key(of: finding, [:])]?.first else { continue }
      for (measure, value) in finding.measures.ordered(by: { $0.key < $1.key }) {
        guard case .count(let now) = value, case .count(let then)? = old.measures[measure], now != then else {
          continue
        }
        document.changed.append(
          ComparisonDocument.Growth(finding: finding, measure: measure, before: then, after: now))
      }
    }
  }

  private func key(of finding: Finding, _ renames: [String: String]) -> FindingKey {
    var key = finding.fault ?? finding.key
    key.file = renames[key.file] ?? key.file
    return key
  }

  private static func excess(of all: [FindingKey: [Finding]], over others: [FindingKey: [Finding]]) -> [Finding] {
    all.flatMap { key, findings in findings.dropFirst(others[key]?.count ?? 0) }.ordered {
      ($1.severity, $0.position.file, $0.position.line, $0.rule, $0.message)
        < ($0.severity, $1.position.file, $1.position.line, $1.rule, $1.message)
    }
  }

  // MARK: Layers

  private struct Ends: Hashable {
    var from: String
    var to: String
  }

  private var edges: [ComparisonDocument.Edge] {
    func byEnds(_ graph: GraphDocument) -> [Ends: GraphDocument.Edge] {
      Dictionary(graph.edges.map { (Ends(from: $0.from, to: $0.to), $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (byEnds(base.layers), byEnds(head.layers))
    let all = head.layers.edges + base.layers.edges.filter { after[Ends(from: $0.from, to: $0.to)] == nil }
    return all.compactMap { edge in
      let ends = Ends(from: edge.from, to: edge.to)
      let (old, new) = (before[ends]?.references.count ?? 0, after[ends]?.references.count ?? 0)
      if old == new { return nil }
      return ComparisonDocument.Edge(
        from: edge.from, to: edge.to, before: old, after: new, isAgainstLayers: edge.isAgainstLayers)
    }
  }

  // MARK: Types

  private func compareTypes(_ document: inout ComparisonDocument) {
    func byName(_ roles: RolesDocument) -> [String: RolesDocument.Declaration] {
      Dictionary(roles.declarations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (byName(base.roles), byName(head.roles))
    document.newTypes = after.keys.filter { before[$0] == nil }.ordered()
    document.goneTypes = before.keys.filter { after[$0] == nil }.ordered()
    for name in Array(after.keys).ordered() {
      guard let old = before[name], let new = after[name] else { continue }
      let (then, now) = (old.roles.map(\.role), new.roles.map(\.role))
      if then != now {
        document.roles.append(
          ComparisonDocument.RoleChange(type: name, position: new.position, before: then, after: now))
      }
    }
  }
}
