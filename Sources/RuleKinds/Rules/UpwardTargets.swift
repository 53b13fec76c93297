import Architecture
import DependencyGraph
import Findings
import Ordering

/// Targets of upward uses that are the fault themselves: a small value type that is declared too high, and an app
/// delegate that much of the app reaches for. Each is one finding at its declaration, with its users as evidence.
struct UpwardTargets {
  /// By target.
  private(set) var heads: [Int: Finding] = [:]

  init(_ breaches: [BreachCollector.Breach], _ collector: BreachCollector, _ rule: Rule) {
    let context = collector.context
    guard rule.texts.notes["misplaced"] != nil, rule.texts.notes["reached"] != nil else { return }
    for (target, uses) in Dictionary(grouping: breaches, by: \.target) {
      let users = Set(uses.map { User(subject: $0.subject, file: $0.subject < 0 ? $0.file : -1) }).count
      let (symbol, isRoot) = (Int(target), context.layers.isOfRootType(Int(target), in: context.graph))
      let isFault = isRoot ? users >= Self.many : users >= Self.several && Self.isSmallValue(symbol, context)
      if isFault { heads[symbol] = Self.head(uses, users, collector, rule, isRoot: isRoot) }
    }
  }

  private struct User: Hashable {
    let subject: Int32
    let file: Int32
  }

  private static let many = 5
  private static let several = 2
  private static let longestValue = 60

  private static func isSmallValue(_ symbol: Int, _ context: RuleContext) -> Bool {
    let (kind, declaration) = (context.graph.symbols[symbol].kind, context.graph.declaration(of: symbol))
    guard kind == .enum || kind == .struct,
      context.model.roles(of: symbol).isDisjoint(with: [RoleSet(.view), RoleSet(.assembly)])
    else {
      return false
    }
    let file = context.graph.symbols[symbol].file
    return context.position(file, declaration.end).line - context.position(file, declaration.nameOffset).line
      < longestValue
  }

  private static func head(
    _ uses: [BreachCollector.Breach], _ users: Int, _ collector: BreachCollector, _ rule: Rule, isRoot: Bool
  ) -> Finding {
    let context = collector.context
    let (target, layer) = (Int(uses[0].target), collector.parts.names[Int(uses[0].part)])
    let name = context.graph.qualifiedName(of: target)
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: target, in: context.graph), subject: name, target: "")
    let targetLayer = context.layerName(ofSymbol: target) ?? ""
    draft.values.merge(
      ["layer": layer, "target": name, "targetLayer": targetLayer, "count": "\(users)"], uniquingKeysWith: { $1 })
    draft.finding.targetLayer = targetLayer
    draft.finding.measures["users"] = .count(users)
    var head =
      isRoot
      ? draft.finished(edge: "users", saying: "reached", advice: "reached_advice")
      : draft.finished(edge: "users", saying: "misplaced", advice: "misplaced_advice")
    head.share = .head
    return head
  }
}
