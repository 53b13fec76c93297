import SourceFacts
import Storage
import Tables

/// Objective-C without ARC: an instance variable owns only what its class retains.
extension DependencyGraph {
  /// Whether a variable is an instance variable of a class without ARC that never releases it.
  ///
  /// - Parameter released: see `releasedVariables`.
  func isBorrowed(_ variable: SymbolID, _ released: Set<String>) -> Bool {
    !released.isEmpty && !files[symbols[variable].file].isSwift
      && declaration(of: variable).modifiers.contains(.private)
      && !released.contains(name(of: variable))
  }

  /// Names of the receivers of `retain`, `release` or `autorelease` in an Objective-C class; `""` for receivers without
  /// a name. With ARC such messages do not compile.
  func releasedVariables(of type: SymbolID) -> Set<String> {
    if files[symbols[type].file].isSwift { return [] }
    return ([type] + extensions(of: type)).reduce(into: []) { $0.formUnion(released(in: $1)) }
  }

  private func released(in part: SymbolID) -> Set<String> {
    let facts = files[symbols[part].file].facts
    let messages = ["retain", "release", "autorelease"].compactMap { facts.names.find($0) }
    guard let body = declaration(of: part).body, !messages.isEmpty else { return [] }
    let scope = facts.scopes[body]
    var names: Set<String> = []
    for node in scope.firstNode..<scope.endNode where facts.nodes[node].kind == .member {
      guard messages.contains(facts.nodes[node].name), let base = facts.nodes.firstChild(of: node) else { continue }
      names.insert(facts.nodes[base].kind == .identifier ? facts.text(facts.nodes[base].name) : "")
    }
    return names
  }
}
