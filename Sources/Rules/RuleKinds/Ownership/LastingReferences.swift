import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Distinguishes strong references that may keep objects alive for too long from those that cannot.
final class LastingReferences {
  private let context: RuleContext
  private let subjects: PassedSubjects
  private var graph: DependencyGraph { context.graph }

  init(_ context: RuleContext) { (self.context, subjects) = (context, context.passedSubjects) }

  /// Whether the holder's own code sets the property to nil, or it is the only owner and any code does so.
  func isEnded(_ breach: OwnershipBreach) -> Bool {
    subjects.isCleared(breach.property, by: breach.property.owner) || isOnlyOwner(breach)
  }

  /// Whether a property closes a cycle, or may close one.
  func closesLoop(_ breach: OwnershipBreach) -> Bool {
    mayBeKept(breach.property.owner, by: breach.held) || isUnknown(breach.held) || isWeakElsewhere(breach)
      || leadsBack(breach.property)
  }

  /// Whether no other property owns an object of the class, and any code sets this one to nil.
  private func isOnlyOwner(_ breach: OwnershipBreach) -> Bool {
    guard let type = breach.held.type, graph.symbols[type].kind == .class,
      context.model.roles.interfaceFramework(of: type) == nil,
      subjects.isCleared(breach.property)
    else { return false }
    return (context.ownershipByOwned[type] ?? []).allSatisfy { index in
      context.ownership.edges[index].property.symbol == breach.property.symbol
    }
  }

  /// Whether other types declare a property with this name and type as weak, so that this one is an oversight.
  private func isWeakElsewhere(_ breach: OwnershipBreach) -> Bool {
    let name = graph.plainName(of: breach.property.symbol)
    return breach.held.type.map { weakNames[$0]?.contains(name) ?? false } ?? false
  }

  /// For each protocol, the names of weak properties of that type.
  private lazy var weakNames: [SymbolID: Set<String>] = {
    let properties = context.model.holdings.properties
    var names: [SymbolID: Set<String>] = [:]
    for property in properties.all {
      for type in properties.held(by: property).filter({ $0.strength == .weak }).compactMap(\.type) {
        names[type, default: []].insert(graph.plainName(of: property.symbol))
      }
    }
    return names
  }()

  /// Whether an object in the property may own its holder, directly or indirectly.
  private func leadsBack(_ property: StoredProperty) -> Bool {
    let owner = property.owner
    let owners = Set([owner] + context.model.subtypes.all(of: owner))
    let first = (context.ownershipByOwner[property.owner] ?? []).filter { $0.property.symbol == property.symbol }
    var seen = Set(first.map(\.owned))
    var frontier = seen
    for _ in 0..<Self.longest where !frontier.isEmpty && !context.budget.isSpent {
      let next = frontier.flatMap { context.ownershipByOwner[$0] ?? [] }
        .filter { $0.property.symbol != property.symbol }.map(\.owned)
      context.budget.spend(frontier.count + next.count)
      if next.contains(where: owners.contains) { return true }
      frontier = Set(next).subtracting(seen)
      seen.formUnion(frontier)
    }
    return false
  }

  /// The maximum number of references on the way back.
  private static let longest = 4

  /// Whether code that is not visible may retain the holder: a superview retains its views. An object that lives as
  /// long as the app counts too, unless what it holds does as well.
  private func mayBeKept(_ holder: SymbolID, by held: HeldType) -> Bool {
    let lifetime = context.appLifetime
    return context.model.roles.has(.view, holder)
      || lifetime.contains(holder) && !classes(of: held).allSatisfy(lifetime.contains)
  }

  /// Whether the stored objects are unknown, because they conform to a protocol of a framework, or to one that another
  /// project implements.
  private func isUnknown(_ held: HeldType) -> Bool { classes(of: held).isEmpty }

  /// The types of the project that an object in a property can have.
  private func classes(of held: HeldType) -> [SymbolID] {
    guard let type = held.type else { return [] }
    guard graph.symbols[type].kind == .protocol else { return [type] }
    return context.model.subtypes.all(of: type).filter { graph.symbols[$0].kind != .protocol }
  }
}
