import SourceFacts

/// Locals, parameters and captures of one file, found by name and place.
struct LocalDeclarations {
  /// By the lowest bits of a name: the last declaration with such a name, or -1. As many as there are declarations, or fewer.
  private var last: [Int32] = []
  /// By declaration: the one before it in the same list, or -1.
  private var previous: [Int32] = []

  init() {}

  var isUnread: Bool { last.isEmpty }

  init(_ facts: FrozenFacts) {
    let count = facts.declarations.count
    last = [Int32](repeating: -1, count: 1 << (Int.bitWidth - 1 - max(1, count).leadingZeroBitCount))
    previous = [Int32](repeating: -1, count: count)
    for (index, declaration) in facts.declarations.enumerated() where !declaration.name.isNone {
      let kind = facts.scopes[Int(declaration.scope)].kind
      guard kind == .code || kind == .header, declaration.kind.isLocalValue else { continue }
      let list = Int(declaration.name.raw) & (last.count - 1)
      previous[index] = last[list]
      last[list] = Int32(index)
    }
  }

  /// The innermost declaration that this name means at a place, seen from a node. `before`: only those declared earlier.
  func find(_ name: Name, at offset: UInt32, node: Int, before: Int, in facts: FrozenFacts) -> Int? {
    var index = Int(last[Int(name.raw) & (last.count - 1)])
    if index < 0 { return nil }
    var found: Int?
    while index >= 0 {
      let declaration = facts.declarations[index]
      let scope = facts.scopes[Int(declaration.scope)]
      if declaration.name == name, index < before, scope.start <= offset, offset < scope.end, Int(declaration.visibleFrom) <= node {
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
