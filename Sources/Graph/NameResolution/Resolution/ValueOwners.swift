import DependencyGraph
import LowLevel
import SourceFacts

/// The declarations of one file, by the root of their initial value.
struct ValueOwners: ~Copyable {
  /// root << 32 | declaration, ascending
  private var pairs: [UInt64] = []
  /// Whether the file has been read, which happens on demand.
  private var isRead = false

  /// Resets for another file.
  mutating func clear() { isRead = false }

  private mutating func read(_ view: FileView) {
    isRead = true
    pairs.removeAll(keepingCapacity: true)
    var isSorted = true
    for declaration in view.declarations.indices {
      guard let value = view.declarations[declaration].value else { continue }
      let pair = Self.first(of: value) | UInt64(UInt32(bitPattern: declaration.raw))
      if let last = pairs.last, last > pair { isSorted = false }
      pairs.append(pair)
    }
    if !isSorted { pairs.sort() }
  }

  /// The first declaration whose value is this expression.
  mutating func owner(of root: NodeID, _ view: FileView) -> DeclarationID? {
    if !isRead { read(view) }
    let first = Self.first(of: root)
    let place = (0..<pairs.count).partitioningIndex { pairs[$0] >= first }
    guard place < pairs.count, pairs[place] >> 32 == first >> 32 else { return nil }
    return DeclarationID(raw: Int32(truncatingIfNeeded: pairs[place]))
  }

  /// The lower bound of the pairs of a root.
  private static func first(of root: NodeID) -> UInt64 { UInt64(UInt32(bitPattern: root.raw)) << 32 }
}
