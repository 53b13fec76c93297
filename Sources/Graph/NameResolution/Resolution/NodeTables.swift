import SourceFacts

/// What is found for the nodes and declarations of one file after the other, in memory that whoever has it frees.
struct NodeTables {
  /// By node.
  let types: KeyedMemory<NodeID, TypeID>
  /// The node around each.
  let parents: KeyedIDs<NodeID, Node>
  /// The entity that a name stands for or that a call invokes.
  let entities: KeyedIDs<NodeID, Entity>
  /// Types of local variables, and of closures as the place they stand in has them.
  let localTypes: KeyedMemory<DeclarationID, TypeID>

  /// For files that have no more of both.
  init(nodeCount: Int, declarationCount: Int) {
    types = KeyedMemory(capacity: nodeCount)
    parents = KeyedIDs(capacity: nodeCount)
    entities = KeyedIDs(capacity: nodeCount)
    localTypes = KeyedMemory(capacity: declarationCount)
  }

  func deallocate() {
    types.deallocate()
    parents.deallocate()
    entities.deallocate()
    localTypes.deallocate()
  }

  /// Prepares the tables for the next file. Parents and entities are set when its nodes are gone through.
  /// - Parameter header: the types of its nodes, as far as they are known.
  /// - Returns: those types in this table.
  func clear(_ header: KeyedMemory<NodeID, TypeID>, declarationCount: Int) -> KeyedMemory<NodeID, TypeID> {
    types.prefix(header.count).initialize(from: header)
    localTypes.prefix(declarationCount).initialize(repeating: .unset)
    return types.prefix(header.count)
  }
}

/// Nodes that something waits for, of which each comes before those inserted earlier.
struct UpcomingNodes {
  private var nodes: [NodeID] = []
  private(set) var next: NodeID?

  mutating func insert(_ node: NodeID) {
    nodes.append(node)
    next = node
  }

  mutating func removeNext() -> NodeID {
    let node = nodes.removeLast()
    next = nodes.last
    return node
  }
}

/// The operands and operators of a sequence, and behind them those of a sequence within it: no more than nodes. Whoever has it frees
/// its memory.
struct Operands {
  let nodes: UnsafeMutableBufferPointer<NodeID>
  var count = 0

  init(capacity: Int) { nodes = .allocate(capacity: capacity) }

  func deallocate() { nodes.deallocate() }

  @inline(__always)
  subscript(position: Int) -> NodeID { nodes[position] }

  @inline(__always)
  mutating func append(_ node: NodeID) {
    nodes[count] = node
    count &+= 1
  }
}
