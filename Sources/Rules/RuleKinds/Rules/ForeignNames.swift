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
    let place: Place
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
    for node in nodes(in: file) {
      guard graph.references(in: file, at: node.offset).isEmpty, !generic.contains(node.name) else { continue }
      let text = facts.text(node.name)
      let source = graph.symbol(in: file, at: node.offset)
      let end = node.offset + UInt32(text.utf8.count)
      found.append(Found(name: text, place: Place(file: file, start: node.offset, end: end, source: source)))
    }
    let isInOrder = found.indices.dropFirst().allSatisfy { found[$0 - 1].place.start <= found[$0].place.start }
    return isInOrder ? found : found.ordered { $0.place.start < $1.place.start }
  }

  /// The nodes with one of these names.
  private func nodes(in file: FileID) -> [Node] {
    let (meant, merged, nodes) = (meant, graph.mergedNames[file], graph.files[file].facts.nodes)
    var found: [Node] = []
    nodes.withUnsafeBufferPointer {
      $0.forEach(of: [.typeName, .identifier]) { node in
        if meant.contains(Name(merged[nodes[node].name])) { found.append(nodes[node]) }
      }
    }
    return found
  }
}

extension Symbol {
  fileprivate var isType: Bool { kind.isNominalType || kind == .typealias || kind == .associatedtype }
}
