import SourceFacts

/// The `#if`s that are open, and the branches seen.
struct ConditionStack {
  private(set) var branches: [ConditionalBranch] = []
  private var open: [Int] = []
  private var groups: UInt32 = 0

  mutating func open(at offset: UInt32) {
    begin(group: groups, at: offset)
    groups += 1
  }

  mutating func next(at offset: UInt32) {
    guard let last = open.popLast() else { return }
    branches[last].end = offset
    begin(group: branches[last].group, at: offset)
  }

  mutating func close(at offset: UInt32) {
    guard let last = open.popLast() else { return }
    branches[last].end = offset
  }

  mutating func end(at offset: UInt32) {
    for index in open { branches[index].end = offset }
    open = []
  }

  private mutating func begin(group: UInt32, at offset: UInt32) {
    open.append(branches.count)
    branches.append(ConditionalBranch(group: group, start: offset, end: offset))
  }
}
