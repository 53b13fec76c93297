import SourceFacts

/// Results for the nodes and declarations of the current file. The owner must free the memory.
struct NodeTables {
  let types: KeyedMemory<NodeID, TypeID>
  let parents: KeyedIDs<NodeID, Node>
  /// The entity that a name refers to or that a call invokes.
  let entities: KeyedIDs<NodeID, Entity>
  /// Types of local variables, and of closures as their context expects them.
  let localTypes: KeyedMemory<DeclarationID, TypeID>

  /// The tables fit files with at most this many nodes and declarations.
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

  /// Prepares the tables for the next file. Parents and entities are set when its nodes are visited.
  ///
  /// - Parameter header: the known types of its nodes.
  /// - Returns: those types in this table.
  func clear(_ header: KeyedMemory<NodeID, TypeID>, declarationCount: Int) -> KeyedMemory<NodeID, TypeID> {
    types.prefix(header.count).initialize(from: header)
    localTypes.prefix(declarationCount).initialize(repeating: .unset)
    return types.prefix(header.count)
  }
}

/// A stack of nodes that will be visited; each comes before those that were inserted earlier.
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

/// The operands and operators of a sequence, followed by those of nested sequences. The capacity is the number of
/// nodes. The owner must free the memory.
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
