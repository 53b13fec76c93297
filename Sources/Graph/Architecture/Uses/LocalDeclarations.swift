import LowLevel
import SourceFacts
import Tables

/// Finds local variables, parameters and captures of one file by name and place.
struct LocalDeclarations {
  /// A hash table by the lowest bits of a name.
  private var declarations: Runs<ID<Bucket>, DeclarationID>
  private let bucketCount: Int
  /// For each scope, the outermost scope of code around it. These scopes do not overlap.
  private let outermost: Table<ScopeID, ScopeID>

  private enum Bucket {}

  init() { (declarations, bucketCount, outermost) = (Runs(), 0, []) }

  var isUnread: Bool { bucketCount == 0 }

  init(_ facts: FrozenFacts) {
    let bucketCount = 1 << (Int.bitWidth - 1 - max(1, facts.declarations.count).leadingZeroBitCount)
    self.bucketCount = bucketCount
    declarations = Runs(grouping: facts.declarations.indices, ownerCount: bucketCount) { id in
      let declaration = facts.declarations[id]
      guard !declaration.name.isNone, facts.scopes[declaration.scope].kind.isCode, declaration.kind.isLocalValue else {
        return nil
      }
      return Self.bucket(of: declaration.name, bucketCount)
    }
    var outermost = Table<ScopeID, ScopeID>()
    for (id, scope) in facts.scopes.entries {
      let around = scope.parent.map { outermost[$0] }
      outermost.append(around.flatMap { facts.scopes[$0].kind.isCode ? $0 : nil } ?? id)
    }
    self.outermost = outermost
  }

  private static func bucket(of name: Name, _ count: Int) -> ID<Bucket> { ID(Int(name.raw) & (count - 1)) }

  /// The innermost declaration that a name means at a node.
  ///
  /// - Parameter before: only declarations before this one count.
  func find(_ name: Name, at offset: UInt32, node: NodeID, before: DeclarationID?, in facts: FrozenFacts)
    -> DeclarationID?
  {
    let list = declarations[Self.bucket(of: name, bucketCount)]
    // A file may declare a name in thousands of functions.
    let end = list.indices.partitioningIndex { place in
      facts.scopes[outermost[facts.declarations[list[place]].scope]].start > offset
    }
    var found: DeclarationID?
    for id in list[..<end].reversed() {
      let declaration = facts.declarations[id]
      if facts.scopes[outermost[declaration.scope]].end <= offset { break }
      let scope = facts.scopes[declaration.scope]
      if declaration.name == name, before.map({ id < $0 }) ?? true, scope.start <= offset, offset < scope.end,
        Int(declaration.visibleFrom) <= node.index
      {
        // A later declaration around the place is in an inner scope, or later in the same scope.
        if found.map({ facts.declarations[$0].scope < declaration.scope }) ?? true { found = id }
      }
    }
    return found
  }
}

extension Scope.Kind {
  fileprivate var isCode: Bool { self == .code || self == .header }
}

extension DeclarationKind {
  fileprivate var isLocalValue: Bool { [.variable, .parameter, .capture, .function].contains(self) }
}
