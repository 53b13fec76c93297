import Architecture
import DependencyGraph
import Findings

/// Finds a path by which one part of the project depends on another, at the finer level of the two. Each end is one
/// node, regardless of its number of files; the nodes between them are of that level.
public struct PathSearch {
  private let model: ArchitecturalModel
  private let references: GraphReferences

  public init(_ model: ArchitecturalModel, _ positions: SourcePositions) {
    self.model = model
    references = GraphReferences(model: model, positions: positions)
  }

  public func answer(from fromName: String, to toName: String, cuts: Bool) throws(UsageError) -> PathDocument {
    let parts = NamedParts(model)
    let (from, to) = (try parts.find(fromName), try parts.find(toName))
    try check(from, to)
    let grouping = GraphGrouping(max(from.kind, to.kind), of: model)
    let count = grouping.nodes.count
    let edges = edges(grouping, from, to)
    func step(_ edge: Int) -> GraphDocument.Edge {
      func name(_ node: Int32) -> String {
        Int(node) == count ? from.name : Int(node) == count + 1 ? to.name : grouping.nodes[Int(node)].id
      }
      let behind = edges.references(behind: edge)
      return GraphDocument.Edge(
        from: name(edges.sources[edge]), to: name(edges.targets[edge]), references: references.shown(behind),
        isAgainstLayers: references.goAgainstLayers(behind))
    }
    let answer: PathDocument.Answer
    if let path = edges.shortestPath(from: count, to: count + 1) {
      let steps = zip(path, path.dropFirst()).compactMap { edges.edge(from: Int($0), to: Int($1)) }
      answer = cuts ? .cut(edges.minimumCut(from: count, to: count + 1).map(step)) : .path(steps.map(step))
    } else {
      answer = .none(back: edges.shortestPath(from: count + 1, to: count).map { $0.count - 1 })
    }
    return PathDocument(from: from.name, to: to.name, level: grouping.level, answer: answer)
  }

  /// Returns the edges with all nodes of `from` merged into a node after all others, and those of `to` into the next.
  private func edges(_ grouping: GraphGrouping, _ from: NamedPart, _ to: NamedPart) -> GroupEdges {
    let types = model.graph.typeGroups
    let count = Int32(grouping.nodes.count)
    return model.graph.edges(groupCount: Int(count) + 2, interfaces: true) { file, symbol in
      let type = symbol.map { types[$0] } ?? -1
      if from.contains(file: file, type: type) { return count }
      if to.contains(file: file, type: type) { return count + 1 }
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
    case .type: return declaringFile.map { outer[$0.index] } ?? false
    case .files(let inner): return inner.indices.allSatisfy { !inner[$0] || ($0 < outer.count && outer[$0]) }
    }
  }
}
