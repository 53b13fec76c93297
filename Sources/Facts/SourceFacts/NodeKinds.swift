import LowLevel

/// Some of the kinds of nodes.
public struct NodeKinds: ExpressibleByArrayLiteral, Sendable {
  /// A bit for each kind, which are fewer than 64.
  @usableFromInline let bits: UInt64

  @inlinable public init(arrayLiteral kinds: NodeKind...) { bits = kinds.reduce(0) { $0 | 1 &<< UInt64($1.rawValue) } }
}

extension UnsafeBufferPointer<Node> {
  /// Those of some kinds, in order. What the next node is nobody foresees: they are sought without a branch for each.
  @inlinable @inline(__always)
  public func forEach(of kinds: NodeKinds, _ body: (Int) -> Void) {
    for first in stride(from: 0, to: count, by: Self.stretch) {
      var places = places(of: kinds, from: first)
      while places != 0 {
        body(first &+ places.trailingZeroBitCount)
        places &= places &- 1
      }
    }
  }

  @inlinable static var stretch: Int { 64 }

  /// A bit for each node of a stretch: whether it is of such a kind.
  @usableFromInline
  func places(of kinds: NodeKinds, from first: Int) -> UInt64 {
    var places: UInt64 = 0
    let end = Swift.min(first + Self.stretch, count)
    // Each is put in front and moves down to its place.
    for node in first..<end { places = places &>> 1 | (kinds.bits &>> UInt64(self[node].kind.rawValue)) &<< 63 }
    return places &>> UInt64(truncatingIfNeeded: first &+ Self.stretch &- end)
  }
}
