import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Who keeps alive what a property holds, once the property itself does not any more.
struct Keepers {
  private let property: StoredProperty
  private let context: RuleContext

  init(without property: StoredProperty, _ context: RuleContext) {
    self.property = property
    self.context = context
  }

  /// Whether every object that the property may hold is surely kept: what stands on the screen is kept by the screen,
  /// others need somebody who holds them and is not held by them alone.
  ///
  /// Where the holder is no part of the screen itself, what it holds has to hold it in turn: a presenter that nobody else
  /// shows may be what keeps a screen that comes and goes.
  var areSure: Bool {
    let types = context.held(by: property).filter { $0.type != nil }.flatMap { withSubtypes(Int32($0.type)) }
      .filter { context.graph.symbols[Int($0)].kind != .protocol }
    let holders = Set(withSubtypes(property.owner.raw))
    let isOnScreen = isOnScreen(property.owner.raw)
    return !types.isEmpty
      && types.allSatisfy { type in
        guard let reached = reach(type), isOnScreen || !reached.isDisjoint(with: holders) else { return false }
        return self.isOnScreen(type) || (context.ownershipByOwned[SymbolID(raw: type)] ?? []).contains { place in
          let edge = context.ownership.edges[place]
          return edge.property.symbol != property.symbol && !reached.contains(edge.owner) && !holders.contains(edge.owner)
            && isAbove(edge.owner.raw, type)
        }
      }
  }

  private func withSubtypes(_ type: Int32) -> [Int32] { [type] + context.model.subtypes.all(of: Int(type)).map { Int32($0) } }

  /// Parts of a screen that hold its coordinator are below it, by whatever way; above it are coordinators, and who begins.
  private func isAbove(_ keeper: Int32, _ type: Int32) -> Bool {
    guard context.model.roles[Int(type)].contains(.coordinator) else { return true }
    let roles = context.model.roles[Int(keeper)]
    return roles.contains(.coordinator) || context.fixIndex.compositionRoot.contains(SymbolID(raw: keeper))
  }

  private func isOnScreen(_ type: Int32) -> Bool {
    let roles = context.model.roles[Int(type)]
    return roles.contains(.view) || roles.contains(.viewController)
  }

  /// So many types nobody looks through for one property.
  private static let farthest = 4096

  /// What a type holds, and what that holds, and so on; itself too. Nil where that is too much.
  private func reach(_ type: Int32) -> Set<Int32>? {
    var seen: Set<Int32> = [type]
    var queue = [type]
    while let next = queue.popLast() {
      for edge in context.ownershipByOwner[SymbolID(raw: next)] ?? [] where edge.property.symbol != property.symbol {
        if seen.insert(edge.owned.raw).inserted { queue.append(edge.owned.raw) }
      }
      if seen.count > Self.farthest { return nil }
    }
    return seen
  }
}
