import DependencyGraph
import SourceFacts

/// The places that contain a name, by the symbol to which it is resolved.
struct MentionsOfName {
  private struct Place {
    var file: FileID
    var node: NodeID
  }
  private var known: [SymbolID: [Place]] = [:]
  private var unknown: [Place] = []

  init(_ name: String, in files: [FileID], _ graph: DependencyGraph) {
    for file in files where graph.files[file].isSwift {
      let nodes = graph.files[file].facts.nodes
      guard let word = graph.files[file].facts.names.find(name) else { continue }
      for node in nodes.indices
      where nodes[node].name == word && [.identifier, .member, .keyPathMember].contains(nodes[node].kind) {
        let place = Place(file: file, node: node)
        let references = graph.references(in: file, at: nodes[node].offset)
        if references.isEmpty { unknown.append(place) }
        for target in Set(references.map { graph.references[$0].target }) {
          known[target, default: []].append(place)
        }
      }
    }
  }

  func mentions(of property: SymbolID, _ graph: DependencyGraph) -> [Mention] {
    let sure = (known[property] ?? []).map { mention($0, isSure: true, graph) }
    let others = unknown.lazy.map { mention($0, isSure: false, graph) }.filter { mention in
      mention.access != .read || graph.node(mention.node, in: mention.file).kind != .identifier
    }
    return sure + others
  }

  private func mention(_ place: Place, isSure: Bool, _ graph: DependencyGraph) -> Mention {
    Mention(file: place.file, node: place.node, access: access(at: place, graph), isSure: isSure)
  }

  private func access(at place: Place, _ graph: DependencyGraph) -> Mention.Access {
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
