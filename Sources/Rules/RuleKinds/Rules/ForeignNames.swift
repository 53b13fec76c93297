import Architecture
import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Finds names of framework types in code. Names that the project declares itself, or binds as generic parameters, do
/// not count.
final class ForeignNames {
  struct Found {
    let name: String
    /// The name with the members that are used on it: `UIApplication.shared.open`.
    let path: String
    let place: Place

    /// Whether a pattern is for the type or for the member that is used: `UIDevice`, `UIApplication.shared.open`.
    func isMatched(by patterns: NameGlobs) -> Bool { patterns.matches(name) || patterns.matches(path) }
  }

  private let graph: DependencyGraph
  private var meant: MatchingNames

  init(_ patterns: [NamePattern], in graph: DependencyGraph) {
    self.graph = graph
    var meant = MatchingNames(patterns, in: graph)
    for symbol in graph.symbols where symbol.isType { meant.exclude(symbol.name) }
    self.meant = meant
  }

  /// In source order.
  func names(in file: FileID) -> [Found] {
    guard meant.isAny(in: file) else { return [] }
    let facts = graph.files[file].facts
    let generic = Set(facts.declarations.lazy.filter { $0.kind == .genericParameter }.map(\.name))
    var found: [Found] = []
    for id in nodes(in: file) {
      let node = facts.nodes[id]
      guard graph.references(in: file, at: node.offset).isEmpty, !generic.contains(node.name) else { continue }
      let text = facts.text(node.name)
      let source = graph.symbol(in: file, at: node.offset)
      let end = node.offset + UInt32(text.utf8.count)
      found.append(
        Found(
          name: text, path: text + Self.members(after: id, in: facts),
          place: Place(file: file, start: node.offset, end: end, source: source)))
    }
    let isInOrder = found.indices.dropFirst().allSatisfy { found[$0 - 1].place.start <= found[$0].place.start }
    return isInOrder ? found : found.sorted { $0.place.start < $1.place.start }
  }

  /// `.shared.open` after `UIApplication`, also `.State` in a type; empty if nothing follows.
  private static func members(after name: NodeID, in facts: FrozenFacts) -> String {
    let members = facts.nodes[name.next...].prefix {
      [.member, .typeMember].contains($0.kind) && $0.start == facts.nodes[name].start
    }
    return members.reduce("") { $0 + "." + facts.text($1.name) }
  }

  /// The nodes with one of these names.
  private func nodes(in file: FileID) -> [NodeID] {
    let (meant, merged, nodes) = (meant, graph.mergedNames[file], graph.files[file].facts.nodes)
    var found: [NodeID] = []
    nodes.forEach(of: [.typeName, .identifier]) { node in
      if meant.contains(Name(merged[nodes[node].name])) { found.append(node) }
    }
    return found
  }
}

extension Symbol {
  fileprivate var isType: Bool { kind.isNominalType || kind == .typealias || kind == .associatedtype }
}
