import Storage
import Tables

extension FrozenFacts {
  /// Whether a type that is written, `some View`, `[View]?`, names one for which this holds.
  /// - Parameter root: its root node; nothing is named where no type is written.
  public func names(inType root: NodeID?, where isMatch: (String) -> Bool) -> Bool {
    guard let root else { return false }
    return (nodes[root].start...root).contains { node in
      nodes[node].kind == .typeName && isMatch(text(nodes[node].name))
    }
  }
}
