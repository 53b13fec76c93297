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
  /// Assignments to symbols of the project that are written in a stretch of a file.
  public func assignments(in file: FileID, bytes: Range<UInt32>) -> ArraySlice<Assignment> {
    code(of: file).assignments(in: bytes)
  }

  /// What the assignment at a node sets: nothing, a symbol, or a type and its initializer.
  func assignments(by sign: NodeID, in file: FileID) -> [Assignment] {
    let nodes = files[file].facts.nodes
    // Postorder: what is assigned to ends right before the sign, the value's first operand follows it.
    guard sign > nodes.startIndex, let value = operand(after: sign, in: nodes) else { return [] }
    let offset = nodes[sign.previous].offset
    return references(in: file, at: offset).map {
      Assignment(target: references[$0].target, file: file, offset: offset, value: value)
    }
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
