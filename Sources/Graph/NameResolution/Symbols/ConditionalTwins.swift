import DependencyGraph
import LowLevel
import SourceFacts

/// Which declarations of one file lie in different branches of the same `#if`, so that only one of them is compiled.
struct ConditionalTwins {
  private struct Branch {
    var group: UInt32
    var start: UInt32
    var end: UInt32
    var parent: Int
  }
  /// In order of start, each with the branch around it.
  private var branches: [Branch] = []

  /// How many branches around a declaration are looked at.
  private static let maximumDepth = 16

  init(_ facts: [ConditionalBranch]) {
    if facts.isEmpty { return }
    branches.reserveCapacity(facts.count)
    let sorted = facts.sorted { $0.start != $1.start ? $0.start < $1.start : $0.end > $1.end }
    var around = -1
    for branch in sorted {
      while around >= 0, branches[around].end <= branch.start { around = branches[around].parent }
      branches.append(Branch(group: branch.group, start: branch.start, end: branch.end, parent: around))
      around = branches.count - 1
    }
  }

  var isEmpty: Bool { branches.isEmpty }

  /// The innermost branch around a byte, or -1.
  func branch(at offset: UInt32) -> Int {
    var branch = (0..<branches.count).partitioningIndex { branches[$0].start > offset } - 1
    while branch >= 0, branches[branch].end <= offset { branch = branches[branch].parent }
    return branch
  }

  /// Whether two places can never be compiled together.
  func exclude(_ first: UInt32, _ second: UInt32) -> Bool {
    var one = branch(at: first)
    for _ in 0..<Self.maximumDepth where one >= 0 {
      var other = branch(at: second)
      for _ in 0..<Self.maximumDepth where other >= 0 {
        if branches[one].group == branches[other].group { return one != other }
        other = branches[other].parent
      }
      one = branches[one].parent
    }
    return false
  }
}
