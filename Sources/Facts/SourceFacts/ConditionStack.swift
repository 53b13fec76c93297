import Tables

/// The branches of `#if` that a scanner has passed, and those that are open at its position.
public struct ConditionStack {
  private var table: Table<ID<ConditionalBranch>, ConditionalBranch> = []
  /// The enclosing branch of each branch.
  private var parents: Table<ID<ConditionalBranch>, ID<ConditionalBranch>?> = []
  private var open: [ID<ConditionalBranch>] = []
  private var groups: UInt32 = 0

  public init() {}

  public var branches: [ConditionalBranch] { table.elements }

  /// `#if`
  public mutating func open(at offset: UInt32) {
    begin(group: groups, at: offset)
    groups += 1
  }

  /// `#else`, `#elseif`
  public mutating func next(at offset: UInt32) {
    guard let last = open.popLast() else { return }
    table[last].end = offset
    begin(group: table[last].group, at: offset)
  }

  /// `#endif`
  public mutating func close(at offset: UInt32) {
    guard let last = open.popLast() else { return }
    table[last].end = offset
  }

  /// The end of the file.
  public mutating func end(at offset: UInt32) {
    for branch in open { table[branch].end = offset }
    open = []
  }

  private mutating func begin(group: UInt32, at offset: UInt32) {
    parents.append(open.last)
    open.append(table.append(ConditionalBranch(group: group, start: offset, end: offset)))
  }

  /// Whether an expression that began at `earlier` can continue at `later`: the text there is in the same branch of
  /// `#if`, in a branch inside it, or both are outside of all branches.
  public func continues(_ earlier: UInt32, at later: UInt32) -> Bool {
    guard let branch = innermost(at: earlier) else { return true }
    return table[branch].start <= later && later < table[branch].end
  }

  /// The innermost branch that contains an offset.
  private func innermost(at offset: UInt32) -> ID<ConditionalBranch>? {
    let next = table.indices.partitioningIndex { table[$0].start > offset }
    var branch = next > table.startIndex ? next.previous : nil
    while let inner = branch, table[inner].end <= offset { branch = parents[inner] }
    return branch
  }
}
