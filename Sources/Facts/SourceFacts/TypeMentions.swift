extension FrozenFacts {
  /// Whether a type that is written, `some View`, `[View]?`, names one that is meant. `root`: its root node, or -1.
  public func names(inType root: Int32, where isMeant: (String) -> Bool) -> Bool {
    guard root >= 0 else { return false }
    return (Int(nodes[Int(root)].start)...Int(root)).contains { node in
      nodes[node].kind == .typeName && isMeant(text(nodes[node].name))
    }
  }
}
