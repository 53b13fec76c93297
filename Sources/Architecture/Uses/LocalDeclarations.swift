import SourceFacts

/// Locals, parameters and captures of one file, found by name and place.
struct LocalDeclarations {
  /// By name: the last declaration with this name, or -1.
  private var last: [Int32] = []
  /// By declaration: the one before it with the same name, or -1.
  private var previous: [Int32] = []

  init() {}

  var isUnread: Bool { last.isEmpty }

  init(_ facts: FrozenFacts) {
    last = [Int32](repeating: -1, count: facts.names.count)
    previous = [Int32](repeating: -1, count: facts.declarations.count)
    for (index, declaration) in facts.declarations.enumerated() where !declaration.name.isNone {
      let kind = facts.scopes[Int(declaration.scope)].kind
      guard kind == .code || kind == .header, declaration.kind.isLocalValue else { continue }
      previous[index] = last[Int(declaration.name.raw)]
      last[Int(declaration.name.raw)] = Int32(index)
    }
  }

  /// The innermost declaration that this name means at a place, seen from a node. `before`: only those declared earlier.
  func find(_ name: Name, at offset: UInt32, node: Int, before: Int, in facts: FrozenFacts) -> Int? {
    var index = Int(last[Int(name.raw)])
    if index < 0 { return nil }
    var found: Int?
    while index >= 0 {
      let declaration = facts.declarations[index]
      let scope = facts.scopes[Int(declaration.scope)]
      if index < before, scope.start <= offset, offset < scope.end, Int(declaration.visibleFrom) <= node {
        // Later in the text and still around the place: further inside, or a later one of the same scope.
        if found.map({ facts.declarations[$0].scope < declaration.scope }) ?? true { found = index }
      }
      index = Int(previous[index])
    }
    return found
  }
}

extension DeclarationKind {
  fileprivate var isLocalValue: Bool { [.variable, .parameter, .capture, .function].contains(self) }
}
