import DependencyGraph
import SourceFacts

/// The places that contain a name, by the symbol to which it is resolved. A class, because thousands of properties may
/// have one name.
final class MentionsOfName {
  private struct Place {
    var file: FileID
    var node: NodeID
  }
  private var known: [SymbolID: [Place]] = [:]
  private var unknown: [Place] = []
  /// Those of `unknown` that may name a property.
  private lazy var others = unknown.map { mention($0, isSure: false) }.filter { mention in
    mention.access != .read || graph.node(mention.node, in: mention.file).kind != .identifier
  }
  private let graph: DependencyGraph

  init(_ name: String, in files: [FileID], _ nodes: NamedNodes, _ graph: DependencyGraph) {
    self.graph = graph
    for file in files where graph.files[file].isSwift {
      for node in nodes.named(name, in: file) {
        let place = Place(file: file, node: node)
        let references = graph.references(in: file, at: graph.node(node, in: file).offset)
        if references.isEmpty { unknown.append(place) }
        for target in Set(references.map { graph.references[$0].target }) {
          known[target, default: []].append(place)
        }
      }
    }
  }

  func mentions(of property: SymbolID) -> [Mention] {
    (known[property] ?? []).map { mention($0, isSure: true) } + others
  }

  private func mention(_ place: Place, isSure: Bool) -> Mention {
    Mention(file: place.file, node: place.node, access: access(at: place), isSure: isSure)
  }

  private func access(at place: Place) -> Mention.Access {
    if graph.node(place.node, in: place.file).kind == .keyPathMember { return .keyPath }
    let isOfBinding = graph.files[place.file].facts.isOfBinding(place.node)
    return isOfBinding ? .changed : graph.access(in: place.file, at: place.node)
  }
}

extension FrozenFacts {
  /// Whether the base of a member is a binding, `$feed.title` or a variable declared as `Binding<Feed>`, through which
  /// other code can assign the member.
  fileprivate func isOfBinding(_ member: NodeID) -> Bool {
    guard nodes[member].kind == .member else { return false }
    let base = nodes[member].start
    guard nodes[base].kind == .identifier else { return false }
    if text(nodes[base].name).hasPrefix("$") { return true }
    // Fast path: most files contain neither word.
    if Self.bindings.allSatisfy({ names.find($0) == nil }) { return false }
    return declarations.contains { declaration in
      declaration.name == nodes[base].name && names(inType: declaration.type, where: Self.bindings.contains)
    }
  }

  private static let bindings: Set<String> = ["Binding", "Bindable"]
}
