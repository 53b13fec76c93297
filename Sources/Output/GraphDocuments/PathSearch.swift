import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Finds a path by which one part of the project depends on another, at the finer level of the two. Each end is one
/// node, regardless of its number of files; the nodes between them are of that level.
public struct PathSearch {
  private let model: ArchitecturalModel
  private let references: GraphReferences

  /// - Parameter violations: see `GraphDocuments`.
  public init(_ model: ArchitecturalModel, _ positions: SourcePositions, violations: Set<Position>?) {
    self.model = model
    references = GraphReferences(model: model, positions: positions, violations: violations)
  }

  public func answer(from fromName: String, to toName: String, cuts: Bool) throws(UsageError) -> PathDocument {
    let parts = NamedParts(model)
    let (from, to) = (try parts.find(fromName), try parts.find(toName))
    try check(from, to)
    let grouping = GraphGrouping(max(from.kind, to.kind), of: model)
    let (source, target) = Self.ends(grouping)
    let edges = edges(grouping, from, to)
    func step(_ edge: EdgeID) -> GraphDocument.Edge {
      func name(_ node: GroupID) -> String {
        node == source ? from.name : node == target ? to.name : grouping.nodes[node].id
      }
      let crossing = edges.references(of: edge)
      return references.edge(from: name(edges.sources[edge]), to: name(edges.targets[edge]), crossing)
    }
    let answer: PathDocument.Answer
    if let path = edges.shortestPath(from: source, to: target) {
      let steps = zip(path, path.dropFirst()).compactMap { edges.edge(from: $0, to: $1) }
      answer = cuts ? .cut(edges.minimumCut(from: source, to: target).map(step)) : .path(steps.map(step))
    } else {
      answer = .none(back: edges.shortestPath(from: target, to: source).map { $0.count - 1 })
    }
    return PathDocument(from: from.name, to: to.name, level: grouping.level, answer: answer)
  }

  /// The nodes for all of `from` and all of `to`, in addition to those of the grouping.
  private static func ends(_ grouping: GraphGrouping) -> (source: GroupID, target: GroupID) {
    (grouping.nodes.endIndex, grouping.nodes.endIndex.next)
  }

  /// Returns the edges with all nodes of `from` merged into a new node after the others, and those of `to` into the
  /// next.
  private func edges(_ grouping: GraphGrouping, _ from: NamedPart, _ to: NamedPart) -> GroupEdges {
    let types = model.graph.typeGroups
    let (source, target) = Self.ends(grouping)
    return model.graph.edges(groupCount: grouping.nodes.count + 2, interfaces: true) { file, symbol in
      let type = symbol.map { types[$0] }
      if from.contains(file: file, type: type) { return source }
      if to.contains(file: file, type: type) { return target }
      return grouping.node(file: file, symbol: symbol)
    }
  }

  private func check(_ from: NamedPart, _ to: NamedPart) throws(UsageError) {
    if from.members == to.members { throw .usage("'\(from.name)' and '\(to.name)' are the same: name two parts") }
    if let (inner, outer) = Self.nested(from, to) {
      throw .usage("'\(inner.name)' is in '\(outer.name)': name two parts that do not overlap")
    }
  }

  /// Returns the two parts if one contains the other.
  private static func nested(_ one: NamedPart, _ other: NamedPart) -> (inner: NamedPart, outer: NamedPart)? {
    if one.isInside(other) { return (one, other) }
    return other.isInside(one) ? (other, one) : nil
  }
}

extension NamedPart {
  fileprivate func isInside(_ other: NamedPart) -> Bool {
    guard case .files(let outer) = other.members else { return false }
    switch members {
    case .type: return declaringFile.map { outer[$0] } ?? false
    case .files(let inner): return inner.indices.allSatisfy { !inner[$0] || ($0 < outer.endIndex && outer[$0]) }
    }
  }
}
