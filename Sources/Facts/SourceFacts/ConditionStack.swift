/// The branches of `#if` that a scanner has seen, and those that are open at its position.
public struct ConditionStack {
  public private(set) var branches: [ConditionalBranch] = []
  /// For each branch the one around it.
  private var parents: [Int?] = []
  private var open: [Int] = []
  private var groups: UInt32 = 0

  public init() {}

  /// `#if`
  public mutating func open(at offset: UInt32) {
    begin(group: groups, at: offset)
    groups += 1
  }

  /// `#else`, `#elseif`
  public mutating func next(at offset: UInt32) {
    guard let last = open.popLast() else { return }
    branches[last].end = offset
    begin(group: branches[last].group, at: offset)
  }

  /// `#endif`
  public mutating func close(at offset: UInt32) {
    guard let last = open.popLast() else { return }
    branches[last].end = offset
  }

  /// The end of the file.
  public mutating func end(at offset: UInt32) {
    for index in open { branches[index].end = offset }
    open = []
  }

  private mutating func begin(group: UInt32, at offset: UInt32) {
    parents.append(open.last)
    open.append(branches.count)
    branches.append(ConditionalBranch(group: group, start: offset, end: offset))
  }

  /// Whether the text at `later` is in the same branch as the text at `earlier`, in a branch inside of it, or both are outside of
  /// all branches: only then can it continue an expression that began at `earlier`.
  public func continues(_ earlier: UInt32, at later: UInt32) -> Bool {
    guard let branch = innermost(at: earlier) else { return true }
    return branches[branch].start <= later && later < branches[branch].end
  }

  /// The innermost branch around an offset.
  private func innermost(at offset: UInt32) -> Int? {
    var low = 0
    var high = branches.count
    while low < high {
      let middle = (low + high) / 2
      if branches[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    var branch: Int? = low > 0 ? low - 1 : nil
    while let inner = branch, branches[inner].end <= offset { branch = parents[inner] }
    return branch
  }
}
