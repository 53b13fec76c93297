import DependencyGraph
import SourceFacts

/// The places that contain one name, by the symbol that the name is resolved to.
struct MentionsOfName {
  private struct Place {
    var file: Int32
    var node: Int32
  }
  private var known: [Int32: [Place]] = [:]
  private var unknown: [Place] = []

  init(_ name: String, in files: [Int32], _ graph: DependencyGraph) {
    for file in files where graph.files[Int(file)].isSwift {
      let nodes = graph.files[Int(file)].facts.nodes
      guard let word = graph.files[Int(file)].facts.names.find(name) else { continue }
      for node in nodes.indices
      where nodes[node].name == word && [.identifier, .member, .keyPathMember].contains(nodes[node].kind) {
        let place = Place(file: file, node: Int32(node))
        let references = graph.references(in: Int(file), at: nodes[node].offset)
        if references.isEmpty { unknown.append(place) }
        for target in Set(references.map { graph.references[$0].target }) {
          known[target.raw, default: []].append(place)
        }
      }
    }
  }

  func mentions(of property: Int, _ graph: DependencyGraph) -> [Mention] {
    let sure = (known[Int32(property)] ?? []).map { mention($0, isSure: true, graph) }
    let others = unknown.lazy.map { mention($0, isSure: false, graph) }.filter { mention in
      mention.access != .read || graph.node(mention.node, in: mention.file).kind != .identifier
    }
    return sure + others
  }

  private func mention(_ place: Place, isSure: Bool, _ graph: DependencyGraph) -> Mention {
    let (file, node) = (Int(place.file), Int(place.node))
    let isKeyPath = graph.node(node, in: file).kind == .keyPathMember
    let access =
      isKeyPath ? .keyPath : graph.files[file].facts.isOfBinding(node) ? .changed : graph.access(in: file, at: node)
    return Mention(file: file, node: node, access: access, isSure: isSure)
  }
}

extension FrozenFacts {
  /// Whether the base of a member is a binding, `$feed.title` or a variable declared as `Binding<Feed>`: whoever
  /// receives it can assign to the member.
  fileprivate func isOfBinding(_ member: Int) -> Bool {
    guard nodes[member].kind == .member else { return false }
    let base = Int(nodes[member].start)
    guard nodes[base].kind == .identifier else { return false }
    if text(nodes[base].name).hasPrefix("$") { return true }
    // Most files contain neither word.
    if Self.bindings.allSatisfy({ names.find($0) == nil }) { return false }
    return declarations.contains { declaration in
      declaration.name == nodes[base].name && names(inType: declaration.type, where: Self.bindings.contains)
    }
  }

  private static let bindings: Set<String> = ["Binding", "Bindable"]
}
