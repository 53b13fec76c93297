import Architecture
import DependencyGraph
import Policy
import RuleKinds

/// Notes about custom rules that cannot find anything, because no declaration is one of their subjects. For a rule
/// about code that must not exist, this is the goal; otherwise a name or path in it is probably wrong.
enum UnmatchedRules {
  /// The parameters that choose the subjects of a rule.
  private static let subjects = ["from", "of"]

  /// Returns one note, or none.
  ///
  /// - Parameter rules: the rules that were checked.
  static func notes(_ rules: [Rule], of policy: Policy, in model: ArchitecturalModel) -> [String] {
    let idle = rules.filter { policy.customRules[$0.id] != nil }.compactMap { rule -> String? in
      let key = subjects.first { name in
        if case .selector(let selector)? = rule.values[name] { !isMatched(selector, model) } else { false }
      }
      return key.map { "'\($0)' of '\(rule.id)'" }
    }
    if idle.isEmpty { return [] }
    let effect = idle.count == 1 ? "the rule finds nothing" : "these rules find nothing"
    return ["no declaration matches \(idle.joined(separator: ", ")): \(effect)"]
  }

  private static func isMatched(_ selector: Selector, _ model: ArchitecturalModel) -> Bool {
    selector.selectsAll || model.graph.symbols.indices.contains { selector.matches(symbol: $0, in: model) }
      || model.graph.files.indices.contains { selector.matches(file: $0, in: model) }
  }
}
