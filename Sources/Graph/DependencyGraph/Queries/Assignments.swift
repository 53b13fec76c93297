import SourceFacts
import Storage
import Tables

/// `property = value` in one file.
public struct Assignment: Sendable {
  /// The assigned symbol.
  public var target: SymbolID
  public var file: FileID
  /// Byte offset of the assigned name.
  public var offset: UInt32
  /// The node of the value; of `a = b ? c : d` its first operand.
  public var value: NodeID
}

extension DependencyGraph {
  /// Assignments to symbols of the project in a range of a file.
  public func assignments(in file: FileID, bytes: Range<UInt32>) -> [Assignment] {
    let nodes = files[file].facts.nodes
    var found: [Assignment] = []
    for (sign, node) in nodes.entries where node.kind == .assignment && bytes.contains(node.offset) {
      // In postorder the assigned expression ends right before the sign, and the first operand of the value follows it.
      guard sign > nodes.startIndex, let value = operand(after: sign, in: nodes) else { continue }
      let offset = nodes[sign.previous].offset
      for reference in references(in: file, at: offset) {
        found.append(Assignment(target: references[reference].target, file: file, offset: offset, value: value))
      }
    }
    return found
  }

  /// The root of the subtree that begins after a leaf: the largest one that starts there, within the same sequence.
  public func operand(after leaf: NodeID, in nodes: FactList<Node>) -> NodeID? {
    let start = leaf.next
    var root: NodeID?
    var node = start
    while node < nodes.endIndex {
      if nodes[node].start == start { root = node }
      // The sequence that holds the sign begins before it.
      if nodes[node].start < start { return root }
      node = node.next
    }
    return root
  }
}
