import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Targets that cause many upward dependencies: a type that is declared too high although it has nothing to do with the
/// user interface, and an app delegate that several types use. Each is one finding at its declaration, with its users
/// as evidence.
struct UpwardTargets {
  /// The findings by target.
  private(set) var heads: [SymbolID: Finding] = [:]

  init(_ breaches: [BreachCollector.Breach], _ collector: BreachCollector, _ rule: Rule) {
    let context = collector.context
    guard rule.texts.notes["misplaced"] != nil, rule.texts.notes["reached"] != nil else { return }
    for (target, uses) in Dictionary(grouping: breaches, by: \.target) {
      let users = Set(uses.map(\.user)).count
      guard let kind = Kind(target, context), users >= kind.leastUsers else { continue }
      heads[target] = Self.head(kind, uses, users, collector, rule)
    }
  }

  private enum Kind {
    case root, value, object

    /// Nil if each user is a separate finding, because it uses a view or screen or calls a function.
    init?(_ symbol: SymbolID, _ context: RuleContext) {
      if context.layers.isOfRootType(symbol, in: context.graph) {
        self = .root
        return
      }
      let others: RoleSet = [RoleSet.interface, RoleSet(.assembly)]
      guard context.model.roles(of: symbol).isDisjoint(with: others) else { return nil }
      switch context.graph.symbols[symbol].kind {
      case .enum, .struct, .typealias: self = .value
      case .class, .actor: self = .object
      default: return nil
      }
    }

    /// The minimum number of users. An object needs more, because two may use it by chance, while a value is passed
    /// from one to the next.
    var leastUsers: Int { self == .object ? 3 : 2 }
  }

  private static func head(
    _ kind: Kind, _ uses: [BreachCollector.Breach], _ users: Int, _ collector: BreachCollector, _ rule: Rule
  ) -> Finding {
    let context = collector.context
    let target = uses[0].target
    // The lowest layer with a use; layers are sorted from top to bottom.
    let part = uses.map(\.part).max() ?? uses[0].part
    let name = context.graph.qualifiedName(of: target)
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: target, in: context.graph), subject: name, target: "")
    let targetLayer = context.layerName(ofSymbol: target) ?? ""
    let needs = kind == .root ? [] : needs(of: target, above: part, collector)
    draft.values.merge(
      [
        "layer": collector.parts.title(part), "target": name, "targetLayer": targetLayer.layerTitle,
        "count": "\(users)",
        "needs": needs.prefix(needsListed).joined(separator: ", ")
          + (needs.count > needsListed ? " and \(needs.count - needsListed) more" : ""),
      ], uniquingKeysWith: { $1 })
    draft.finding.targetLayer = targetLayer
    draft.finding.measures["users"] = .count(users)
    let words = kind == .root ? "reached" : "misplaced"
    let advice = needs.isEmpty ? "\(words)_advice" : "misplaced_needs_advice"
    var head = draft.finished(edge: "users", saying: words, advice: advice)
    head.share = .head
    return head
  }

  private static let needsListed = 3

  /// The declarations of higher layers that a type uses in its members, stored properties and conformances, and that
  /// the lower layer must not use.
  private static func needs(of type: SymbolID, above part: PartID, _ collector: BreachCollector) -> [String] {
    let graph = collector.context.graph
    var needed: Set<SymbolID> = []
    for index in graph.references(in: graph.symbols[type].file) {
      let reference = graph.references[index]
      guard let source = reference.source, graph.outermostType(of: source) == type else { continue }
      let target = graph.outermostType(of: reference.target)
      let isAbove = collector.isWrong(from: part, to: collector.parts.part(ofSymbol: reference.target))
      if target != type, isAbove { needed.insert(target) }
    }
    return Set(needed.map { graph.qualifiedName(of: $0) }).sorted()
  }
}
