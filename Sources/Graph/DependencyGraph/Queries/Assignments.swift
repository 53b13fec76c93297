import SourceFacts
import Storage

/// `property = value` in the text of one file.
public struct Assignment: Sendable {
  /// The symbol that is assigned to.
  public var target: SymbolID
  public var file: FileID
  /// Byte of the assigned name.
  public var offset: UInt32
  /// The node of the value; of `a = b ? c : d` its first operand.
  public var value: Int
}

extension DependencyGraph {
  /// Assignments to symbols of the project that are written in a stretch of a file.
  public func assignments(in file: FileID, bytes: Range<UInt32>) -> [Assignment] {
    let nodes = files[file].facts.nodes
    var found: [Assignment] = []
    for (index, node) in nodes.enumerated() where node.kind == .assignment && bytes.contains(node.offset) {
      // Postorder: what is assigned to ends right before the sign, the value's first operand follows it.
      guard index > 0, let value = operand(after: index, in: nodes) else { continue }
      for reference in references(in: file, at: nodes[index - 1].offset) {
        found.append(
          Assignment(
            target: references[reference].target, file: file, offset: nodes[index - 1].offset, value: value))
      }
    }
    return found
  }

  /// The root of the subtree that begins after a leaf: the largest one that starts there, within the same sequence.
  public func operand(after leaf: Int, in nodes: FactList<Node>) -> Int? {
    let start = leaf + 1
    var root: Int?
    var index = start
    while index < nodes.count {
      if nodes[index].start == start { root = index }
      // The sequence that holds the sign begins before it.
      if nodes[index].start < start { return root }
      index += 1
    }
    return root
  }
}
