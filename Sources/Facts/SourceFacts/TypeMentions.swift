import Storage
import Tables

extension FrozenFacts {
  /// Whether a written type such as `some View` or `[View]?` contains a type name that matches.
  ///
  /// - Parameter root: the root node of the type; the result is false if it is nil.
  public func names(inType root: NodeID?, where isMatch: (String) -> Bool) -> Bool {
    guard let root else { return false }
    return (nodes[root].start...root).contains { node in
      nodes[node].kind == .typeName && isMatch(text(nodes[node].name))
    }
  }
}
