import Findings

/// Compares two states of a project.
public struct Comparison {
  private let base: Snapshot
  private let head: Snapshot
  /// The path in `head` of each renamed file, by its path in `base`.
  private let renames: [String: String]
  /// By name in `base`: the name in `head` of a layer that was renamed.
  private let renamedLayers: [String: String]

  public init(_ base: Snapshot, _ head: Snapshot, renames: [String: String]) {
    (self.base, self.head, self.renames) = (base, head, renames)
    renamedLayers = Self.renamedLayers(base, head)
  }

  public var document: ComparisonDocument {
    var document = ComparisonDocument(base: base.side, head: head.side)
    compareFindings(&document)
    document.edges = edges
    let (before, after) = (base.cycles.map { $0.map(name(ofBaseLayer:)) }, head.cycles)
    document.newCycles = after.filter { !before.contains($0) }
    document.goneCycles = before.filter { !after.contains($0) }
    compareTypes(&document)
    let (old, new) = (base.layers.nodes.map { name(ofBaseLayer: $0.id) }, head.layers.nodes.map(\.id))
    if Set(old) != Set(new) {
      document.notes.append(
        "the layers differ: \(old.joined(separator: ", ")) in \(base.side.name), \(new.joined(separator: ", ")) in "
          + "\(head.side.name); findings and edges may come and go with them: write the layers down with "
          + "'layerlint init' to compare the same ones")
    }
    return document
  }

  // MARK: Findings

  private func compareFindings(_ document: inout ComparisonDocument) {
    let difference = FindingDifference(from: base.findings, to: head.findings, oldPath: { renames[$0] ?? $0 })
    document.new = difference.new.sorted(by: Self.isWorse)
    document.gone = difference.gone.sorted(by: Self.isWorse)
    let before = Dictionary(grouping: base.findings) { key(of: $0, renames) }
    for finding in head.findings {
      guard let old = before[key(of: finding, [:])]?.first else { continue }
      for (measure, value) in finding.measures.sorted(by: { $0.key < $1.key }) {
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

  private static func isWorse(_ first: Finding, _ second: Finding) -> Bool {
    (second.severity, first.position.file, first.position.line, first.rule, first.message)
      < (first.severity, second.position.file, second.position.line, second.rule, second.message)
  }

  // MARK: Layers

  /// The names in `head` of layers that `base` has under another name: inferred layers are named after their folders
  /// and modules. A layer is the same if it has most of the types of both.
  private static func renamedLayers(_ base: Snapshot, _ head: Snapshot) -> [String: String] {
    func types(_ snapshot: Snapshot, butIn other: Snapshot) -> [String: Set<String>] {
      let names = Set(other.layers.nodes.map(\.id))
      let moved = snapshot.roles.declarations.filter { $0.layer.map { !names.contains($0) } ?? false }
      return Dictionary(grouping: moved) { $0.layer ?? "" }.mapValues { Set($0.map(\.name)) }
    }
    let new = types(head, butIn: base)
    return types(base, butIn: head).compactMapValues { old in
      new.first { 2 * old.intersection($0.value).count > max(old.count, $0.value.count) }?.key
    }
  }

  private func name(ofBaseLayer name: String) -> String { renamedLayers[name] ?? name }

  private struct Ends: Hashable {
    var from: String
    var to: String
  }

  private var edges: [ComparisonDocument.Edge] {
    func byEnds(_ graph: GraphDocument) -> [Ends: GraphDocument.Edge] {
      Dictionary(graph.edges.map { (Ends(from: $0.from, to: $0.to), $0) }, uniquingKeysWith: { first, _ in first })
    }
    var old = base.layers
    for edge in old.edges.indices {
      old.edges[edge].from = name(ofBaseLayer: old.edges[edge].from)
      old.edges[edge].to = name(ofBaseLayer: old.edges[edge].to)
    }
    let (before, after) = (byEnds(old), byEnds(head.layers))
    let all = head.layers.edges + old.edges.filter { after[Ends(from: $0.from, to: $0.to)] == nil }
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
    let before = Dictionary(grouping: base.roles.declarations, by: \.name)
    let after = Dictionary(grouping: head.roles.declarations, by: \.name)
    for name in Array(after.keys).sorted() {
      let added = Self.excess(of: after[name] ?? [], over: before[name] ?? []) { $0 }
      document.newTypes += added.map { ComparisonDocument.NewType(name: name, roles: $0.roles.map(\.role)) }
    }
    for name in Array(before.keys).sorted() {
      let removed = Self.excess(of: before[name] ?? [], over: after[name] ?? []) { renames[$0] ?? $0 }
      document.goneTypes += removed.map { _ in name }
    }
    for name in Array(after.keys).sorted() {
      guard let old = before[name]?.first, let new = after[name]?.first, before[name]?.count == 1,
        after[name]?.count == 1
      else { continue }
      let (then, now) = (old.roles.map(\.role), new.roles.map(\.role))
      if then != now {
        document.roles.append(
          ComparisonDocument.RoleChange(type: name, position: new.position, before: then, after: now))
      }
    }
  }

  /// The declarations of one name that are too many: those in files where the others have none.
  ///
  /// - Parameter path: the path of a file in the other state.
  private static func excess(
    of all: [RolesDocument.Declaration], over others: [RolesDocument.Declaration], path: (String) -> String
  ) -> [RolesDocument.Declaration] {
    let known = Set(others.map(\.position.file))
    let sorted =
      all.filter { !known.contains(path($0.position.file)) } + all.filter { known.contains(path($0.position.file)) }
    return Array(sorted.prefix(max(0, all.count - others.count)))
  }
}
