import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Finds declarations in different branches of one `#if`, of which only one is compiled.
struct ConditionalTwins {
  struct Branch {
    fileprivate var group: UInt32
    fileprivate var start: UInt32
    fileprivate var end: UInt32
    fileprivate var parent: ID<Branch>?
  }
  /// Sorted by start, each with the enclosing branch.
  private var branches: Table<ID<Branch>, Branch> = []

  /// The maximum number of enclosing branches that are compared.
  private static let maximumDepth = 16

  init(_ facts: [ConditionalBranch]) {
    if facts.isEmpty { return }
    branches.reserveCapacity(facts.count)
    let sorted = facts.sorted { $0.start != $1.start ? $0.start < $1.start : $0.end > $1.end }
    var enclosing: ID<Branch>?
    for branch in sorted {
      while let last = enclosing, branches[last].end <= branch.start { enclosing = branches[last].parent }
      enclosing = branches.append(Branch(group: branch.group, start: branch.start, end: branch.end, parent: enclosing))
    }
  }

  var isEmpty: Bool { branches.isEmpty }

  /// The innermost branch around a byte.
  func branch(at offset: UInt32) -> ID<Branch>? {
    let next = branches.indices.partitioningIndex { branches[$0].start > offset }
    var branch = next == branches.startIndex ? nil : next.previous
    while let enclosing = branch, branches[enclosing].end <= offset { branch = branches[enclosing].parent }
    return branch
  }

  /// Whether two places can never be compiled together.
  func exclude(_ first: UInt32, _ second: UInt32) -> Bool {
    var one = branch(at: first)
    for _ in 0..<Self.maximumDepth {
      guard let enclosing = one else { return false }
      var other = branch(at: second)
      for _ in 0..<Self.maximumDepth {
        guard let twin = other else { break }
        if branches[enclosing].group == branches[twin].group { return enclosing != twin }
        other = branches[twin].parent
      }
      one = branches[enclosing].parent
    }
    return false
  }
}
