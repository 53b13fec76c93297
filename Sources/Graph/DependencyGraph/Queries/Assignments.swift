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
  /// The node of the value; for `a = b ? c : d`, its first operand.
  public var value: NodeID
}

extension DependencyGraph {
  /// The assignments to symbols of the project in a byte range of a file.
  public func assignments(in file: FileID, bytes: Range<UInt32>) -> ArraySlice<Assignment> {
    code(of: file).assignments(in: bytes)
  }

  /// The targets of an assignment node: none, a symbol, or a type and its initializer.
  /// - Parameter value: see `operand(after:in:)`.
  func assignments(by sign: NodeID, of value: NodeID, in file: FileID) -> [Assignment] {
    let nodes = files[file].facts.nodes
    // In postorder, the assigned expression ends right before the assignment node.
    guard sign > nodes.startIndex else { return [] }
    let offset = nodes[sign.previous].offset
    return references(in: file, at: offset).map {
      Assignment(target: references[$0].target, file: file, offset: offset, value: value)
    }
  }

  /// The root of the expression after a leaf: the largest subtree that starts there, within the same sequence.
  public func operand(after leaf: NodeID, in nodes: Table<NodeID, Node>) -> NodeID? {
    let start = leaf.next
    var root: NodeID?
    var node = start
    while node < nodes.endIndex {
      if nodes[node].start == start { root = node }
      // The sequence with the assignment starts earlier.
      if nodes[node].start < start { return root }
      node = node.next
    }
    return root
  }
}
