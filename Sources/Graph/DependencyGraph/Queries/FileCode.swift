import SourceFacts
import Storage
import Tables
import Threads

/// An index of the calls and assignments in one file. It is computed once, so that queries about one declaration do not
/// read the whole file.
final class FileCode: Sendable {
  /// All assignments to symbols of the project, in the order of the nodes, and the offsets of their `=`.
  private let assignments: [Assignment]
  private let signs: [UInt32]
  private let isAscending: Bool
  /// The nodes of calls and of all assignments, by offset.
  private let calls, allSigns: [(offset: UInt32, node: NodeID)]
  /// The nodes of calls, by the offset of the callee.
  private let callees: [(offset: UInt32, node: NodeID)]
  /// Indices in `assignments`, sorted by target.
  private let byTarget: [Int]
  /// The byte ranges of deinitializers, ascending and not nested.
  private let deinitializers: [Range<UInt32>]

  init(_ file: FileID, in graph: DependencyGraph) {
    let facts = graph.files[file].facts
    var (assignments, signs): ([Assignment], [UInt32]) = ([], [])
    var (calls, allSigns): ([(offset: UInt32, node: NodeID)], [(offset: UInt32, node: NodeID)]) = ([], [])
    var callees: [(offset: UInt32, node: NodeID)] = []
    // For the first node of a subtree, the root of the largest subtree that starts there; in postorder that root comes
    // last.
    var roots = Table<NodeID, NodeID>(facts.nodes.indices.map { $0 })
    for (id, node) in facts.nodes.entries { roots[node.start] = id }
    for (id, node) in facts.nodes.entries {
      if node.kind == .call {
        calls.append((node.offset, id))
        if let callee = facts.nodes.firstChild(of: id) { callees.append((facts.nodes[callee].offset, id)) }
      }
      guard node.kind == .assignment else { continue }
      allSigns.append((node.offset, id))
      guard id.next < facts.nodes.endIndex else { continue }
      for assignment in graph.assignments(by: id, of: roots[id.next], in: file) {
        assignments.append(assignment)
        signs.append(node.offset)
      }
    }
    isAscending = zip(signs, signs.dropFirst()).allSatisfy { $0 <= $1 }
    byTarget = assignments.indices.sorted { (assignments[$0].target, $0) < (assignments[$1].target, $1) }
    callees.sort { ($0.offset, $0.node) < ($1.offset, $1.node) }
    calls.sort { ($0.offset, $0.node) < ($1.offset, $1.node) }
    allSigns.sort { ($0.offset, $0.node) < ($1.offset, $1.node) }
    var deinitializers: [Range<UInt32>] = []
    for declaration in facts.declarations where declaration.kind == .deinitializer {
      if let last = deinitializers.last, declaration.start < last.upperBound { continue }
      deinitializers.append(declaration.start..<declaration.end)
    }
    (self.assignments, self.signs, self.calls, self.allSigns) = (assignments, signs, calls, allSigns)
    (self.deinitializers, self.callees) = (deinitializers, callees)
  }

  func assignments(in bytes: Range<UInt32>) -> ArraySlice<Assignment> {
    if bytes == 0..<UInt32.max { return assignments[...] }
    if !isAscending { return assignments.indices.filter { bytes.contains(signs[$0]) }.map { assignments[$0] }[...] }
    let first = first(0, signs.count) { signs[$0] >= bytes.lowerBound }
    return assignments[first..<self.first(first, signs.count) { signs[$0] >= bytes.upperBound }]
  }

  func assignments(to target: SymbolID) -> [Assignment] {
    let first = first(0, byTarget.count) { assignments[byTarget[$0]].target >= target }
    return byTarget[first...].prefix { assignments[$0].target == target }.map { assignments[$0] }
  }

  func calls(of callee: UInt32) -> [NodeID] {
    let first = first(0, callees.count) { callees[$0].offset >= callee }
    return callees[first...].prefix { $0.offset == callee }.map(\.node)
  }

  func calls(in bytes: Range<UInt32>) -> [NodeID] { nodes(calls, in: bytes) }

  func signs(in bytes: Range<UInt32>) -> [NodeID] { nodes(allSigns, in: bytes) }

  private func nodes(_ all: [(offset: UInt32, node: NodeID)], in bytes: Range<UInt32>) -> [NodeID] {
    let first = first(0, all.count) { all[$0].offset >= bytes.lowerBound }
    return all[first..<self.first(first, all.count) { all[$0].offset >= bytes.upperBound }].map(\.node)
  }

  func isInDeinitializer(_ offset: UInt32) -> Bool {
    let after = first(0, deinitializers.count) { deinitializers[$0].lowerBound > offset }
    return after > 0 && deinitializers[after - 1].contains(offset)
  }

  /// The first index that satisfies a condition, by binary search: the condition must hold for all later ones.
  private func first(_ start: Int, _ end: Int, where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (start, end)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension DependencyGraph {
  func code(of file: FileID) -> FileCode {
    if let known = knownCode.withValue({ $0[file] }) { return known }
    let code = FileCode(file, in: self)
    knownCode.withValue { $0[file] = code }
    return code
  }

  /// The calls whose nodes are in a byte range.
  public func calls(in file: FileID, bytes: Range<UInt32>) -> [NodeID] { code(of: file).calls(in: bytes) }

  /// The calls whose callee is at an offset.
  public func calls(in file: FileID, of callee: UInt32) -> [NodeID] { code(of: file).calls(of: callee) }

  /// Assignments in a file to one symbol.
  public func assignments(in file: FileID, to target: SymbolID) -> [Assignment] {
    code(of: file).assignments(to: target)
  }

  /// All assignment nodes in a byte range, including those to symbols outside the project.
  public func assignmentSigns(in file: FileID, bytes: Range<UInt32>) -> [NodeID] { code(of: file).signs(in: bytes) }

  /// Whether an offset in a Swift file is in a `deinit`.
  public func isInSwiftDeinitializer(_ offset: UInt32, in file: FileID) -> Bool {
    code(of: file).isInDeinitializer(offset)
  }
}
