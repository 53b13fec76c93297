import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// The owners that keep an object alive after a property that holds it has become weak.
struct RemainingOwners {
  private let property: StoredProperty
  private let context: FixContext

  init(without property: StoredProperty, _ context: FixContext) {
    self.property = property
    self.context = context
  }

  /// Whether every object that the property may hold has another owner. The view hierarchy owns views and view
  /// controllers; other objects need an owner that they do not own themselves, directly or indirectly.
  ///
  /// Unless the holder is a view or a view controller, the object must also own the holder, directly or indirectly: a
  /// presenter may be the only owner of a screen.
  var areSure: Bool {
    if context.budget.isSpent { return false }
    let held = context.held(by: property).compactMap(\.type)
    let count = held.reduce(0) { $0 + 1 + context.model.subtypes.all(of: $1).count }
    if count > Self.limit { return false }
    let types = held.flatMap(withSubtypes).filter { context.graph.symbols[$0].kind != .protocol }
    let holders = Set(withSubtypes(property.owner))
    context.budget.spend(count + holders.count)
    let isOnScreen = isOnScreen(property.owner)
    return !types.isEmpty
      && types.allSatisfy { type in
        guard let reached = reach(type), isOnScreen || !reached.isDisjoint(with: holders) else { return false }
        return self.isOnScreen(type)
          || (context.ownershipByOwned[type] ?? []).contains { place in
            let edge = context.ownership.edges[place]
            return edge.property.symbol != property.symbol && !reached.contains(edge.owner)
              && !holders.contains(edge.owner)
              && isAbove(edge.owner, type)
          }
      }
  }

  private func withSubtypes(_ type: SymbolID) -> [SymbolID] {
    [type] + context.model.subtypes.all(of: type)
  }

  /// Whether an owner counts for a type. Only coordinators and the composition root count as owners of a coordinator:
  /// the parts of its screens are below it.
  private func isAbove(_ keeper: SymbolID, _ type: SymbolID) -> Bool {
    guard context.model.roles[type].contains(.coordinator) else { return true }
    let roles = context.model.roles[keeper]
    return roles.contains(.coordinator) || context.index.compositionRoot.contains(keeper)
  }

  private func isOnScreen(_ type: SymbolID) -> Bool {
    let roles = context.model.roles[type]
    return roles.contains(.view) || roles.contains(.viewController)
  }

  /// The maximum number of types visited for one type. With more, the owners are not sure.
  private static let limit = 512

  /// The types that a type owns directly or indirectly, including itself; nil if they exceed the limit.
  private func reach(_ type: SymbolID) -> Set<SymbolID>? {
    var seen: Set<SymbolID> = [type]
    // Those whose conforming types were added.
    var protocols: Set<SymbolID> = []
    var queue = [type]
    while let next = queue.popLast() {
      let properties = context.ownedByProperty[next] ?? []
      context.budget.spend(properties.count)
      for owned in properties where owned.property != property.symbol {
        if let through = owned.through, !protocols.insert(through).inserted { continue }
        if owned.types.count > Self.limit { return nil }
        context.budget.spend(owned.types.count)
        for type in owned.types where seen.insert(type).inserted { queue.append(type) }
      }
      if seen.count > Self.limit || context.budget.isSpent { return nil }
    }
    return seen
  }
}
