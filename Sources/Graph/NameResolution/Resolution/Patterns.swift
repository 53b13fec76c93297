import DependencyGraph
import LowLevel
import SourceFacts

/// Patterns of `case`: they match a value, and bind parts of it.
extension FileResolver {
  /// The type of the value that a pattern matches, or unknown before that value is visited.
  func subject(ofPattern root: NodeID) -> TypeID {
    if let known = memos.patterns.valueType(root) { return known }
    return switchSubject(root).map { type($0) } ?? .unknown
  }

  /// The subject of the `switch` that has this case: it is in the scope around the case.
  private func switchSubject(_ root: NodeID) -> NodeID? {
    if let known = memos.patterns.known(root) { return known }
    let subject = findSwitchSubject(root)
    memos.patterns.note(root, subject)
    return subject
  }

  private func findSwitchSubject(_ root: NodeID) -> NodeID? {
    let scope = view.scopes[environment.walk.top.scope]
    guard scope.kind == .code, let parent = scope.parent, let subject = memos.patterns.subject(ofSwitchIn: parent)
    else {
      return nil
    }
    if let binding = firstBinding(in: root) {
      return view.declarations[binding].value.flatMap { $0 < start(root) ? $0 : nil }
    }
    guard isFollowedByCondition(root) else { return subject }
    // `if case .a = b` or `case .a, .c: guard b`
    let first = scope.firstNode
    return scope.startsAtCase(view.nodes[first]) && arePatterns(from: first, to: start(root)) ? subject : nil
  }

  /// Whether all expressions between two nodes are patterns of a case or their `where` clauses.
  private func arePatterns(from first: NodeID, to end: NodeID) -> Bool {
    var end = end
    while end > first, [.casePattern, .whereClause].contains(view.nodes[end.previous].context) {
      end = start(end.previous)
    }
    return end == first
  }

  /// Whether the expression after a pattern is a condition in the same scope.
  private func isFollowedByCondition(_ root: NodeID) -> Bool {
    let next = root.next
    guard next < environment.walk.top.endNode, next < view.nodes.endIndex else { return false }
    if environment.walk.next < view.scopes.endIndex, view.scopes[environment.walk.next].firstNode == next,
      view.scopes[environment.walk.next].parent == environment.walk.top.scope,
      view.scopes[environment.walk.next].kind == .code
    {
      return false
    }
    return view.nodes[rootOfNext(root)].context == .condition
  }

  /// The root of the expression that starts after a pattern.
  private func rootOfNext(_ root: NodeID) -> NodeID {
    var value = root.next
    for _ in 0..<64 {
      guard let parent = parents[value], start(parent) > root else { break }
      value = parent
    }
    return value
  }

  /// The first declaration that a pattern binds.
  private func firstBinding(in root: NodeID) -> DeclarationID? {
    let node = (start(root)...root).first { view.nodes[$0].kind == .patternBinding }
    return node.flatMap { declaration(at: view.nodes[$0].offset) }
  }

  private func declaration(at offset: UInt32) -> DeclarationID? {
    let found = view.declarations.indices.partitioningIndex { view.declarations[$0].nameOffset >= offset }
    return found < view.declarations.endIndex && view.declarations[found].nameOffset == offset ? found : nil
  }

  func patternBinding(_ node: NodeID) {
    reader.types[node] = .unknown
    guard let declaration = declaration(at: view.nodes[node].offset) else { return }
    var type = castType(ofBinding: node) ?? expectedType(node)
    // `let x?`
    if let parent = parents[node], view.nodes[parent].kind == .optionalChaining { type = unwrapped(type) }
    localTypes[declaration] = type
    reader.types[node] = type
  }

  /// `let x as T`: the type of the cast, if it has been read.
  private func castType(ofBinding node: NodeID) -> TypeID? {
    guard let sequence = parents[node], view.nodes[sequence].kind == .sequence, start(sequence) == start(node),
      view.nodes[sequence.previous].kind == .cast, start(sequence.previous) == node.next
    else { return nil }
    let type = reader.types[sequence.previous.previous]
    return type.isKnown ? type : nil
  }

  /// `let x as T`: the type of the binding is `T`, whatever the subject is.
  func bindCast(_ sequence: NodeID) {
    let binding = start(sequence)
    guard view.nodes[binding].kind == .patternBinding, let type = castType(ofBinding: binding),
      let declaration = declaration(at: view.nodes[binding].offset)
    else { return }
    localTypes[declaration] = type
  }

  // MARK: Values that follow their patterns

  /// `if case pattern = value`: the pattern is resolved again after its value.
  func finishPattern(_ root: NodeID) {
    guard memos.patterns.valueType(root) == nil, switchSubject(root) == nil, root.next < view.nodes.endIndex else {
      return
    }
    let value = rootOfNext(root)
    guard [.condition, .forSequence].contains(view.nodes[value].context) else { return }
    memos.patterns.postpone(root, until: value)
  }

  /// Resolves the pattern whose value has just been visited.
  func resolveDeferred() {
    let (value, root) = memos.patterns.removeNext()
    var subject = type(value)
    if view.nodes[value].context == .forSequence { subject = element(of: subject) }
    guard subject.isKnown else { return }
    memos.patterns.setValueType(root, subject)
    for node in start(root)...root {
      switch view.nodes[node].kind {
      case .implicitMember where !type(node).isKnown: implicitMemberAgain(node)
      case .patternBinding: patternBinding(node)
      case .call where !type(node).isKnown: call(node)
      default: break
      }
    }
  }
}
