import DependencyGraph
import SourceFacts

/// `.name`: a member of the type that the context expects.
extension FileResolver {
  @inline(__always)
  func implicitMember(_ node: NodeID) {
    reader.types[node] = .unknown
    let expected = expectedType(node)
    if expected.isKnown { implicitMember(node, of: expected) }
  }

  /// Resolves an implicit member again when the expected type has become known.
  @inline(never)
  func implicitMemberAgain(_ node: NodeID) { implicitMember(node) }

  /// For an optional, members of the wrapped type take precedence over those of `Optional`.
  @inline(__always)
  func implicitMember(_ node: NodeID, of wanted: TypeID) {
    let expected = result(ofAutoclosure: wanted)
    let wrapped = unwrapped(expected)
    if !find(node, in: wrapped), wrapped != expected { _ = find(node, in: expected) }
  }

  /// The result of a function type without parameters: the expression is passed as an `@autoclosure`, since functions
  /// have no members.
  @inline(__always)
  func result(ofAutoclosure type: TypeID) -> TypeID {
    reader.arena.kind(type) == .function && reader.arena[type].count == 1 ? reader.arena.argument(0, of: type) : type
  }

  private func find(_ node: NodeID, in type: TypeID) -> Bool {
    let name = reader.name(node)
    if name == KnownNames.initializer.rawValue {
      reader.types[node] = reader.arena.make(.metatype, of: type)
      guard let call = call(of: node) else { return true }
      chooseInitializer(node, call, type, isNamed: true)
      return true
    }
    let call = call(of: node)
    let isPlain = call == nil && start(node) == node && hasOwnMembers(type)
    let question = SettledNames.Question(name: name, base: type, receiver: .type, context: sight.walk.top.context)
    if isPlain, settleAgain(node, question) { return true }
    let candidates = members(name, ofType: type)
    guard candidates.count > 0 else { return false }
    var use = nameUse(node, call)
    use.receiver = .type
    use.isPattern = isInPattern(node)
    use.base = type
    let choice = choose(candidates, use)
    if choice == .none { return false }
    resolve(node, choice, use)
    if isPlain { keepSettled(node, question) }
    return true
  }

  /// Whether a node is part of a pattern.
  private func isInPattern(_ node: NodeID) -> Bool {
    var root = node
    for _ in 0..<16 {
      if view.nodes[root].context == .casePattern { return true }
      guard let parent = parents[root], view.nodes[root].context == .nested else { return false }
      root = parent
    }
    return false
  }
}
