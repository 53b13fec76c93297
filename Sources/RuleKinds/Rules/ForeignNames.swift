import Architecture
import DependencyGraph
import SourceFacts

/// Types of frameworks that text names. What the project itself declares under such a name, or binds as a generic
/// parameter, is none.
final class ForeignNames {
  struct Found {
    let name: String
    let place: Place
  }

  private let graph: DependencyGraph
  private let patterns: NameGlobs?
  private let except: NameGlobs
  private let projectTypes: Set<String>

  init(_ patterns: [NamePattern], except: [NamePattern] = [], in graph: DependencyGraph) {
    self.graph = graph
    self.patterns = patterns.isEmpty ? nil : NameGlobs(patterns)
    self.except = NameGlobs(except)
    projectTypes = patterns.isEmpty ? [] : Set(graph.symbols.indices.lazy.filter { graph.symbols[$0].isType }.map { graph.name(of: $0) })
  }

  /// In the order of the text.
  func names(in file: Int) -> [Found] {
    guard let patterns else { return [] }
    let facts = graph.files[file].facts
    let bound = Set(facts.declarations.lazy.filter { $0.kind == .genericParameter }.map(\.name))
    var isMeant = [Bool?](repeating: nil, count: facts.names.count)
    var found: [Found] = []
    for node in facts.nodes where node.kind == .typeName || node.kind == .identifier {
      let name = Int(node.name.raw)
      guard name < isMeant.count else { continue }
      let isOne = isMeant[name]
        ?? (facts.names.withBytes(of: node.name) { patterns.matches($0) } && isForeign(facts.text(node.name))
          && !bound.contains(node.name))
      isMeant[name] = isOne
      guard isOne, graph.references(in: file, at: node.offset).isEmpty else { continue }
      let text = facts.text(node.name)
      let source = graph.symbol(in: file, at: node.offset) ?? -1
      let end = node.offset + UInt32(text.utf8.count)
      found.append(Found(name: text, place: Place(file: Int32(file), start: node.offset, end: end, source: Int32(source))))
    }
    return found.sorted { $0.place.start < $1.place.start }
  }

  private func isForeign(_ name: String) -> Bool { !projectTypes.contains(name) && !except.matches(name) }
}

extension Symbol {
  fileprivate var isType: Bool { kind.isNominalType || kind == .typealias || kind == .associatedtype }
}
