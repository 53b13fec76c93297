import SourceFacts

/// Objective-C without ARC: an instance variable keeps what its class retains, and nothing else.
extension DependencyGraph {
  /// Whether a variable is an instance variable of a class that counts references itself, and never releases this one.
  /// - Parameter released: see `releasedVariables`.
  func isBorrowed(_ variable: SymbolID, _ released: Set<String>) -> Bool {
    !released.isEmpty && !files[symbols[variable].file].isSwift && declaration(of: variable).modifiers.contains(.private)
      && !released.contains(name(of: variable))
  }

  /// Names of what a class of Objective-C sends `retain`, `release` or `autorelease`, `""` for what has none: no such message
  /// compiles with ARC.
  func releasedVariables(of type: SymbolID) -> Set<String> {
    if files[symbols[type].file].isSwift { return [] }
    return ([type] + extensions(of: type)).reduce(into: []) { $0.formUnion(released(in: $1)) }
  }

  private func released(in part: SymbolID) -> Set<String> {
    let facts = files[symbols[part].file].facts
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
