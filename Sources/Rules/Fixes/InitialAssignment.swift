import DependencyGraph
import SourceFacts

/// The place where a property gets its initial value, if a constant could be initialized there too.
struct InitialAssignment {
  private let property: SymbolID
  private let context: FixContext
  private var graph: DependencyGraph { context.graph }
  /// The initializers, each of which may assign it once.
  private let initializers: [SymbolID]

  /// Returns nil if a constant could not be initialized in the same way.
  init?(of property: SymbolID, in owner: SymbolID, _ context: FixContext) {
    self.property = property
    self.context = context
    let graph = context.graph
    let declaration = graph.declaration(of: property)
    let own = graph.members(declaredIn: owner).filter { graph.symbols[$0].kind == .initializer }
    let isMemberwise = graph.symbols[owner].kind == .struct && own.isEmpty
    if declaration.value != nil {
      // Neither the memberwise initializer nor `Decodable` can set a constant that has an initial value.
      let isDecoded = graph.allSupertypes(of: owner).contains {
        ["Codable", "Decodable"].contains(graph.names[$0.name])
      }
      if isMemberwise || isDecoded { return nil }
      initializers = []
    } else {
      let file = graph.symbols[property].file
      // An optional variable is implicitly nil; a constant is not.
      guard let type = declaration.type,
        ![.optionalType, .implicitlyUnwrappedType].contains(graph.node(type, in: file).kind)
      else { return nil }
      initializers = own.filter { graph.declaration(of: $0).modifiers.isDisjoint(with: [.convenience]) }
    }
  }

  /// Whether an assignment is the only one in an initializer and outside of branches and loops.
  func allows(_ mention: Mention) -> Bool {
    guard let initializer = initializers.first(where: { holds($0, mention) }), isPlain(mention, in: initializer) else {
      return false
    }
    return context.index.mentions(of: property).count { $0.access == .assigned && holds(initializer, $0) } == 1
  }

  private func holds(_ initializer: SymbolID, _ mention: Mention) -> Bool {
    let text = graph.declaration(of: initializer)
    return graph.symbols[initializer].file == mention.file
      && (text.start..<text.end).contains(graph.node(mention.node, in: mention.file).offset)
  }

  private func isPlain(_ mention: Mention, in initializer: SymbolID) -> Bool {
    let facts = graph.files[mention.file].facts
    let node = facts.nodes[mention.node]
    if node.kind == .member {
      guard let base = facts.children(of: mention.node).first, facts.nodes[base].kind == .identifier,
        facts.text(facts.nodes[base].name) == "self"
      else { return false }
    }
    guard let body = graph.declaration(of: initializer).body,
      !facts.branches.contains(where: { ($0.start..<$0.end).contains(node.offset) })
    else { return false }
    let scope = facts.scopes[body]
    // No scope inside the body contains it, and the initializer does not delegate to another one.
    let isNested = facts.scopes.entries.contains { index, inner in
      return index != body && inner.start >= scope.start && inner.end <= scope.end
        && (inner.start..<inner.end).contains(node.offset)
    }
    return !isNested && !delegates(scope, facts)
  }

  private func delegates(_ scope: Scope, _ facts: FrozenFacts) -> Bool {
    (scope.firstNode..<scope.endNode).contains { node in
      guard facts.nodes[node].kind == .member, facts.text(facts.nodes[node].name) == "init",
        let base = facts.children(of: node).first
      else { return false }
      return facts.text(facts.nodes[base].name) == "self"
    }
  }
}
