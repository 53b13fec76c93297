import DependencyGraph
import LowLevel
import SourceFacts

/// The declarations of a file by the expression that is their value.
struct ValueOwners: ~Copyable {
  /// root << 32 | declaration, ascending
  private var pairs: [UInt64] = []
  /// Nothing is read of a file before it is asked for.
  private var isRead = false

  /// Begins anew with another file.
  mutating func clear() { isRead = false }

  private mutating func read(_ view: FileView) {
    isRead = true
    pairs.removeAll(keepingCapacity: true)
    var isSorted = true
    for index in view.declarations.indices where view.declarations[index].value >= 0 {
      let pair = UInt64(view.declarations[index].value) << 32 | UInt64(index)
      if let last = pairs.last, last > pair { isSorted = false }
      pairs.append(pair)
    }
    if !isSorted { pairs.sort() }
  }

  /// The first declaration whose value is this expression.
  mutating func owner(of root: Int, _ view: FileView) -> Int? {
    if !isRead { read(view) }
    let index = (0..<pairs.count).partitioningIndex { pairs[$0] >= UInt64(root) << 32 }
    guard index < pairs.count, pairs[index] >> 32 == UInt64(root) else { return nil }
    return Int(pairs[index] & 0xFFFF_FFFF)
  }
}
