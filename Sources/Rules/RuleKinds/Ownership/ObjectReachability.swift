import Architecture
import DependencyGraph
import SourceFacts

/// Which types of a group, such as all that conform to a protocol, refer to other types and keep them alive. Computed
/// once for the group, because thousands of types may hold a protocol to which thousands of others conform.
final class ObjectReachability {
  private let types: [SymbolID]
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }
  private lazy var referrers = findReferrers()
  private lazy var keepers = findKeepers()

  init(from types: [SymbolID], _ context: RuleContext) { (self.types, self.context) = (types, context) }

  /// The first type of the group whose code refers to another type.
  func referrer(to other: SymbolID) -> SymbolID? { referrers[other] }

  /// A type of the group from which a few strong references lead to another type or a subclass of it.
  func keeper(of other: SymbolID) -> SymbolID? {
    if let known = keepers[other] { return known }
    let subtypes = context.model.subtypes.all(of: other)
    context.budget.spend(subtypes.count)
    return subtypes.lazy.compactMap { self.keepers[$0] }.first
  }

  /// Whether a type of the group refers to another type or keeps it alive.
  func reaches(_ other: SymbolID) -> Bool { referrer(to: other) != nil || keeper(of: other) != nil }

  private func findReferrers() -> [SymbolID: SymbolID] {
    var found: [SymbolID: SymbolID] = [:]
    for type in types {
      for part in [type] + graph.extensions(of: type) {
        let text = graph.declaration(of: part)
        let references = graph.references(in: graph.symbols[part].file, bytes: text.start..<text.end)
        context.budget.spend(references.count)
        for index in references {
          let target = context.targetType(of: graph.references[index].target)
          if found[target] == nil { found[target] = type }
        }
      }
    }
    return found
  }

  /// The maximum number of references on the way.
  private static let longest = 4

  /// For each type to which a few strong references lead, the nearest type of the group, which also keeps itself alive.
  private func findKeepers() -> [SymbolID: SymbolID] {
    let holdings = context.model.holdings
    var found = Dictionary(types.map { ($0, $0) }) { first, _ in first }
    var last = types
    for _ in 0..<Self.longest where !last.isEmpty {
      var next: [SymbolID] = []
      for holder in last {
        let held = holdings.storedProperties(of: holder).flatMap { holdings.held(by: $0) }
        context.budget.spend(1 + held.count)
        for type in held.filter({ $0.strength == .strong }).compactMap(\.type) where found[type] == nil {
          found[type] = found[holder]
          next.append(type)
        }
      }
      last = next
    }
    return found
  }
}
