import LowLevel
import SourceFacts
import Tables

/// Finds local variables, parameters and captures of one file by name and place.
struct LocalDeclarations {
  /// A hash table by the lowest bits of a name.
  private var declarations: Runs<ID<Bucket>, DeclarationID>
  private let bucketCount: Int
  /// For each bucket, whether it contains a function.
  private let hasFunctions: Table<ID<Bucket>, Bool>
  /// For each scope, the outermost scope of code around it. These scopes do not overlap.
  private let outermost: Table<ScopeID, ScopeID>

  private enum Bucket {}

  init() { (declarations, bucketCount, hasFunctions, outermost) = (Runs(), 0, [], []) }

  var isUnread: Bool { bucketCount == 0 }

  init(_ facts: FrozenFacts) {
    let bucketCount = 1 << (Int.bitWidth - 1 - max(1, facts.declarations.count).leadingZeroBitCount)
    self.bucketCount = bucketCount
    var hasFunctions = Table<ID<Bucket>, Bool>(repeating: false, count: bucketCount)
    declarations = Runs(grouping: facts.declarations.indices, ownerCount: bucketCount) { id in
      let declaration = facts.declarations[id]
      guard !declaration.name.isNone, facts.scopes[declaration.scope].kind.isCode, declaration.kind.isLocalValue else {
        return nil
      }
      let bucket = Self.bucket(of: declaration.name, bucketCount)
      if declaration.kind == .function { hasFunctions[bucket] = true }
      return bucket
    }
    self.hasFunctions = hasFunctions
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
    let bucket = Self.bucket(of: name, bucketCount)
    let (list, hasFunction) = (declarations[bucket], hasFunctions[bucket])
    // A file may declare a name in thousands of functions.
    var end = list.indices.partitioningIndex { place in
      facts.scopes[outermost[facts.declarations[list[place]].scope]].start > offset
    }
    // Only functions are visible before their names. Without one, the last declaration before the place is meant.
    if !hasFunction {
      end = min(end, list.indices.partitioningIndex { facts.declarations[list[$0]].nameOffset > offset })
    }
    var found: DeclarationID?
    for id in list[..<end].reversed() {
      let declaration = facts.declarations[id]
      if facts.scopes[outermost[declaration.scope]].end <= offset { break }
      let scope = facts.scopes[declaration.scope]
      if declaration.name == name, before.map({ id < $0 }) ?? true, scope.start <= offset, offset < scope.end,
        Int(declaration.visibleFrom) <= node.index
      {
        if !hasFunction { return id }
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
