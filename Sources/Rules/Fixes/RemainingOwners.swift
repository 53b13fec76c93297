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
        // The way from an object to the first holder does not use the property.
        guard isOnScreen || holders.contains(where: { context.ownEachOther($0, type) }) else { return false }
        return self.isOnScreen(type) || hasOwner(type, besides: holders)
      }
  }

  private func hasOwner(_ type: SymbolID, besides holders: Set<SymbolID>) -> Bool {
    let owners = (context.ownershipByOwned[type] ?? []).map { context.ownership.edges[$0] }.filter { edge in
      edge.property.symbol != property.symbol && !holders.contains(edge.owner) && isAbove(edge.owner, type)
    }
    context.budget.spend(owners.count)
    if owners.contains(where: { !context.ownEachOther($0.owner, type) }) { return true }
    guard !owners.isEmpty, let owned = ownedInCycles(by: type) else { return false }
    return owners.contains { !owned.contains($0.owner) }
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

  /// The types that a type owns and that own it too, without the property, and the type itself; nil if they exceed the
  /// limit.
  private func ownedInCycles(by type: SymbolID) -> Set<SymbolID>? {
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
        for found in owned.types where context.ownEachOther(found, type) && seen.insert(found).inserted {
          queue.append(found)
        }
      }
      if seen.count > Self.limit || context.budget.isSpent { return nil }
    }
    return seen
  }
}
