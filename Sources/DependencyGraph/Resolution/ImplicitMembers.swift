import SourceFacts

/// `.name`: a member of the type that the place wants.
extension FileResolver {
  mutating func implicitMember(_ node: Int) {
    reader.types[node] = .unknown
    let expected = expectedType(node)
    if expected.isKnown { implicitMember(node, of: expected) }
  }

  mutating func implicitMember(_ node: Int, of expected: TypeID) {
    var type = expected
    let name = reader.name(node)
    for _ in 0..<3 {
      if name == KnownNames.initializer.rawValue, reader.arena.kind(type) != .optional {
        reader.types[node] = reader.arena.make(.metatype, of: type)
        let call = call(of: node)
        guard call >= 0 else { return }
        collectArguments(call)
        return chooseInitializer(node, call, type, isNamed: true)
      }
      let candidates = members(name, ofType: type)
      if candidates.count > 0 {
        var use = nameUse(node)
        use.receiver = .type
        use.isPattern = isInPattern(node)
        let choice = choose(candidates, use)
        if choice != .none { return resolve(node, choice, use, base: type) }
      }
      guard reader.arena.kind(type) == .optional else { return }
      type = reader.arena.argument(0, of: type)
    }
  }

  /// Whether a node is part of a pattern.
  private func isInPattern(_ node: Int) -> Bool {
    var root = node
    for _ in 0..<16 {
      if view.nodes[root].context == .casePattern { return true }
      guard parents[root] >= 0, view.nodes[root].context == .nested else { return false }
      root = Int(parents[root])
    }
    return false
  }
}
