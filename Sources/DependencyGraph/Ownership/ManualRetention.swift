import SourceFacts

/// Objective-C without ARC: an instance variable keeps what its class retains, and nothing else.
extension DependencyGraph {
  /// Whether a symbol is the instance variable of a class that counts references itself, and never releases this one.
  func isBorrowed(_ variable: Int, of owner: Int) -> Bool {
    guard !files[Int(symbols[variable].file)].isSwift, declaration(of: variable).modifiers.contains(.private) else { return false }
    let parts = [owner] + extensions(of: owner).map(Int.init)
    let name = name(of: variable)
    var countsItself = false
    for part in parts {
      let released = released(in: part)
      if released.contains(name) { return false }
      countsItself = countsItself || !released.isEmpty
    }
    return countsItself
  }

  /// Names of what is sent `retain`, `release` or `autorelease`, `""` for what has none: no such message compiles with ARC.
  private func released(in part: Int) -> Set<String> {
    let facts = files[Int(symbols[part].file)].facts
    let body = declaration(of: part).body
    let messages = ["retain", "release", "autorelease"].compactMap { facts.names.find($0) }
    guard body >= 0, !messages.isEmpty else { return [] }
    let scope = facts.scopes[Int(body)]
    var names: Set<String> = []
    for index in Int(scope.firstNode)..<Int(scope.endNode) where facts.nodes[index].kind == .member {
      guard messages.contains(facts.nodes[index].name), let base = facts.nodes.firstChild(of: index) else { continue }
      names.insert(facts.nodes[base].kind == .identifier ? facts.text(facts.nodes[base].name) : "")
    }
    return names
  }
}
