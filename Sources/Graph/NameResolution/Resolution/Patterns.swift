import DependencyGraph
import LowLevel
import SourceFacts

/// Patterns of `case`: they match a value, and what they bind has the type of a part of it.
extension FileResolver {
  /// The type of the value that a pattern matches, as far as it is known yet.
  func subject(ofPattern root: Int) -> TypeID {
    if let known = patterns.valueType(root) { return known }
    return switchSubject(root).map { type($0) } ?? .unknown
  }

  /// The subject of the `switch` of which this is a case: it stands in the scope around that of the case.
  private func switchSubject(_ root: Int) -> Int? {
    if let known = patterns.known(root) { return known }
    let subject = findSwitchSubject(root)
    patterns.note(root, subject)
    return subject
  }

  private func findSwitchSubject(_ root: Int) -> Int? {
    let scope = view.scopes[Int(walk.top.scope)]
    guard scope.kind == .code, scope.parent >= 0, let subject = patterns.subject(ofSwitchIn: Int(scope.parent)) else {
      return nil
    }
    if let binding = firstBinding(in: root) {
      let value = Int(view.declarations[binding].value)
      return value >= 0 && value < start(root) ? value : nil
    }
    guard isFollowedByCondition(root) else { return subject }
    // `if case .a = b` or `case .a, .c: guard b`
    let first = Int(scope.firstNode)
    return scope.startsAtCase(view.nodes[first]) && arePatterns(from: first, to: start(root)) ? subject : nil
  }

  /// Whether all expressions between two nodes are patterns of a case, or the conditions behind them.
  private func arePatterns(from first: Int, to end: Int) -> Bool {
    var end = end
    while end > first, [.casePattern, .whereClause].contains(view.nodes[end - 1].context) { end = start(end - 1) }
    return end == first
  }

  /// Whether the expression behind a pattern is a condition of the same scope.
  private func isFollowedByCondition(_ root: Int) -> Bool {
    let next = root + 1
    guard next < Int(walk.top.endNode), next < view.nodes.count else { return false }
    if walk.next < view.scopes.count, Int(view.scopes[walk.next].firstNode) == next,
      view.scopes[walk.next].parent == walk.top.scope, view.scopes[walk.next].kind == .code
    {
      return false
    }
    return view.nodes[rootOfNext(root)].context == .condition
  }

  /// The root of the expression that begins behind a pattern.
  private func rootOfNext(_ root: Int) -> Int {
    var value = root + 1
    for _ in 0..<64 {
      guard parents[value] >= 0, start(Int(parents[value])) > root else { break }
      value = Int(parents[value])
    }
    return value
  }

  /// A declaration that a pattern binds.
  private func firstBinding(in root: Int) -> Int? {
    let node = (start(root)...root).first { view.nodes[$0].kind == .patternBinding }
    return node.flatMap { declaration(at: view.nodes[$0].offset) }
  }

  private func declaration(at offset: UInt32) -> Int? {
    let index = (0..<view.declarations.count).partitioningIndex { view.declarations[$0].nameOffset >= offset }
    return index < view.declarations.count && view.declarations[index].nameOffset == offset ? index : nil
  }

  func patternBinding(_ node: Int) {
    reader.types[node] = .unknown
    guard let declaration = declaration(at: view.nodes[node].offset) else { return }
    var type = castType(ofBinding: node) ?? expectedType(node)
    // `let x?`
    if parents[node] >= 0, view.nodes[Int(parents[node])].kind == .optionalChaining { type = unwrapped(type) }
    localTypes[declaration] = type
    reader.types[node] = type
  }

  /// `let x as T`, when the cast behind it has been read.
  private func castType(ofBinding node: Int) -> TypeID? {
    let sequence = Int(parents[node])
    guard sequence > node, view.nodes[sequence].kind == .sequence, start(sequence) == start(node),
      view.nodes[sequence - 1].kind == .cast, start(sequence - 1) == node + 1
    else { return nil }
    let type = reader.types[sequence - 2]
    return type.isKnown ? type : nil
  }

  /// `let x as T`: what is bound is a `T`, whatever is matched.
  func bindCast(_ sequence: Int) {
    let binding = start(sequence)
    guard view.nodes[binding].kind == .patternBinding, let type = castType(ofBinding: binding),
      let declaration = declaration(at: view.nodes[binding].offset)
    else { return }
    localTypes[declaration] = type
  }

  // MARK: Values behind their patterns

  /// `if case pattern = value`: the pattern is gone through again when the value is known.
  func finishPattern(_ root: Int) {
    guard patterns.valueType(root) == nil, switchSubject(root) == nil, root + 1 < view.nodes.count else { return }
    let value = rootOfNext(root)
    guard [.condition, .forSequence].contains(view.nodes[value].context) else { return }
    patterns.postpone(root, until: value)
  }

  /// The last one's turn has come.
  func resolveDeferred() {
    let (value, root) = patterns.removeNext()
    var subject = type(value)
    if view.nodes[value].context == .forSequence { subject = element(of: subject) }
    guard subject.isKnown else { return }
    patterns.setValueType(root, subject)
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
