/// What is found for the nodes and declarations of one file after the other, in memory that whoever has it frees.
struct NodeTables {
  /// By node.
  let types: UnsafeMutableBufferPointer<TypeID>
  /// By node: the node around it, or -1.
  let parents: UnsafeMutableBufferPointer<Int32>
  /// By node: the entity that a name stands for or that a call invokes, or -1.
  let entities: UnsafeMutableBufferPointer<Int32>
  /// By declaration: types of local variables, and of closures as the place they stand in has them.
  let localTypes: UnsafeMutableBufferPointer<TypeID>

  /// For files that have no more of both.
  init(nodeCount: Int, declarationCount: Int) {
    types = .allocate(capacity: nodeCount)
    parents = .allocate(capacity: nodeCount)
    entities = .allocate(capacity: nodeCount)
    localTypes = .allocate(capacity: declarationCount)
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
  func clear(_ header: UnsafeMutableBufferPointer<TypeID>, declarationCount: Int) -> UnsafeMutableBufferPointer<TypeID> {
    _ = types.initialize(fromContentsOf: header)
    UnsafeMutableBufferPointer(rebasing: localTypes[..<declarationCount]).initialize(repeating: .unset)
    return UnsafeMutableBufferPointer(rebasing: types[..<header.count])
  }
}

/// Nodes that something waits for, of which each comes before those inserted earlier.
struct UpcomingNodes {
  private var nodes: [Int] = []
  private(set) var next: Int?

  mutating func insert(_ node: Int) {
    nodes.append(node)
    next = node
  }

  mutating func removeNext() -> Int {
    let node = nodes.removeLast()
    next = nodes.last
    return node
  }
}

/// The operands and operators of a sequence, and behind them those of a sequence within it: no more than nodes. Whoever has it frees
/// its memory.
struct Operands {
  let nodes: UnsafeMutableBufferPointer<Int32>
  var count = 0

  init(capacity: Int) { nodes = .allocate(capacity: capacity) }

  func deallocate() { nodes.deallocate() }

  @inline(__always)
  subscript(position: Int) -> Int { Int(nodes[position]) }

  @inline(__always)
  mutating func append(_ node: Int) {
    nodes[count] = Int32(truncatingIfNeeded: node)
    count &+= 1
  }
}
