import LowLevel
import Tables

/// A set of node kinds.
public struct NodeKinds: ExpressibleByArrayLiteral, Sendable {
  /// One bit for each kind; there are fewer than 64.
  @usableFromInline let bits: UInt64

  @inlinable public init(arrayLiteral kinds: NodeKind...) { bits = kinds.reduce(0) { $0 | 1 &<< UInt64($1.rawValue) } }

  @inlinable public func contains(_ kind: NodeKind) -> Bool { bits &>> UInt64(kind.rawValue) & 1 != 0 }
}

extension Table<NodeID, Node> {
  /// Calls a function with each node of these kinds, in order.
  @inlinable
  public func forEach(of kinds: NodeKinds, _ body: (NodeID) -> Void) {
    for node in indices where kinds.contains(self[node].kind) { body(node) }
  }
}
