import SourceFacts
import Tables

/// Finds local variables, parameters and captures of one file by name and place.
struct LocalDeclarations {
  /// A hash table by the lowest bits of a name, with the last declaration of each list.
  private var last: [OptionalID<Declaration>] = []
  /// For each declaration, the previous one in the same list.
  private var previous: Table<DeclarationID, OptionalID<Declaration>> = []

  init() {}

  var isUnread: Bool { last.isEmpty }

  init(_ facts: FrozenFacts) {
    let count = facts.declarations.count
    last = Array(repeating: .none, count: 1 << (Int.bitWidth - 1 - max(1, count).leadingZeroBitCount))
    previous = Table(repeating: .none, count: count)
    for (id, declaration) in facts.declarations.entries where !declaration.name.isNone {
      let kind = facts.scopes[declaration.scope].kind
      guard kind == .code || kind == .header, declaration.kind.isLocalValue else { continue }
      let list = Int(declaration.name.raw) & (last.count - 1)
      previous[id] = last[list]
      last[list] = OptionalID(id)
    }
  }

  /// The innermost declaration that a name means at a node.
  ///
  /// - Parameter before: only declarations before this one count.
  func find(_ name: Name, at offset: UInt32, node: NodeID, before: DeclarationID?, in facts: FrozenFacts)
    -> DeclarationID?
  {
    var next = last[Int(name.raw) & (last.count - 1)].id
    var found: DeclarationID?
    while let id = next {
      let declaration = facts.declarations[id]
      let scope = facts.scopes[declaration.scope]
      if declaration.name == name, before.map({ id < $0 }) ?? true, scope.start <= offset, offset < scope.end,
        Int(declaration.visibleFrom) <= node.index
      {
        // A later declaration around the place is in an inner scope, or later in the same scope.
        if found.map({ facts.declarations[$0].scope < declaration.scope }) ?? true { found = id }
      }
      next = previous[id].id
    }
    return found
  }
}

extension DeclarationKind {
  fileprivate var isLocalValue: Bool { [.variable, .parameter, .capture, .function].contains(self) }
}
