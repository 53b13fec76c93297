import DependencyGraph
import SourceFacts

/// The place where a property gets its first value, if a constant could get it there too.
struct InitialAssignment {
  private let property: Int
  private let context: FixContext
  private var graph: DependencyGraph { context.graph }
  /// Initializers, each of which may assign it once.
  private let initializers: [Int]

  /// Nil where a constant would need another way to get its value.
  init?(of property: Int, in owner: Int, _ context: FixContext) {
    self.property = property
    self.context = context
    let graph = context.graph
    let declaration = graph.declaration(of: property)
    let own = graph.members(declaredIn: owner).filter { graph.symbols[$0].kind == .initializer }
    let isMemberwise = graph.symbols[owner].kind == .struct && own.isEmpty
    if declaration.value >= 0 {
      // Neither the memberwise initializer nor decoding can assign a constant that has a value.
      let isDecoded = graph.allSupertypes(of: owner).contains {
        ["Codable", "Decodable"].contains(graph.names[$0.name])
      }
      if isMemberwise || isDecoded { return nil }
      initializers = []
    } else {
      let file = Int(graph.symbols[property].file)
      // An optional variable is nil at first, a constant has no value.
      guard declaration.type >= 0,
        ![.optionalType, .implicitlyUnwrappedType].contains(graph.node(Int(declaration.type), in: file).kind)
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

  private func holds(_ initializer: Int, _ mention: Mention) -> Bool {
    let text = graph.declaration(of: initializer)
    return graph.symbols[initializer].file.index == Int(mention.file)
      && (text.start..<text.end).contains(graph.node(mention.node, in: mention.file).offset)
  }

  private func isPlain(_ mention: Mention, in initializer: Int) -> Bool {
    let facts = graph.files[mention.file].facts
    let node = facts.nodes[mention.node]
    if node.kind == .member {
      guard let base = facts.children(of: mention.node).first, facts.nodes[base].kind == .identifier,
        facts.text(facts.nodes[base].name) == "self"
      else { return false }
    }
    let body = graph.declaration(of: initializer).body
    guard body >= 0, !facts.branches.contains(where: { ($0.start..<$0.end).contains(node.offset) }) else {
      return false
    }
    let scope = facts.scopes[Int(body)]
    // The innermost scope is the body itself, and the initializer does not delegate to another one.
    let isNested = facts.scopes.indices.contains { index in
      let inner = facts.scopes[index]
      return index != Int(body) && inner.start >= scope.start && inner.end <= scope.end
        && (inner.start..<inner.end).contains(node.offset)
    }
    return !isNested && !delegates(scope, facts)
  }

  private func delegates(_ scope: Scope, _ facts: FrozenFacts) -> Bool {
    (Int(scope.firstNode)..<Int(scope.endNode)).contains { index in
      guard facts.nodes[index].kind == .member, facts.text(facts.nodes[index].name) == "init",
        let base = facts.children(of: index).first
      else { return false }
      return facts.text(facts.nodes[base].name) == "self"
    }
  }
}
