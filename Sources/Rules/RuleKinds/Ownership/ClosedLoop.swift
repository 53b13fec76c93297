import DependencyGraph
import SourceFacts
import Tables

/// Finds the cycle of strong references that a property closes: the shortest path from the stored object back to the
/// owner. `OwnershipLoops` may not find it, because breaking another cycle also breaks it.
///
/// One instance serves all findings of a rule, since thousands of cycles may lead through one property.
struct ClosedLoop {
  private let context: RuleContext
  private let assigned: AssignedTypes
  private var graph: DependencyGraph { context.graph }

  init(_ context: RuleContext) { (self.context, assigned) = (context, AssignedTypes(context)) }

  /// The edges of the cycle, starting with the property's own; empty if no strong reference leads back.
  func links(closedBy property: StoredProperty) -> [OwnershipGraph.Edge] {
    let owners = Set([property.owner] + context.model.subtypes.all(of: property.owner))
    let own = context.ownershipByOwner[property.owner] ?? []
    context.budget.spend(own.count)
    let first = own.filter {
      $0.property.symbol == property.symbol && !owners.contains($0.owned) && mayHold($0)
    }
    // For each type, the edge that reached it.
    var reached: [SymbolID: OwnershipGraph.Edge] = [:]
    var frontier: [SymbolID] = []
    for edge in first where reached.updateValue(edge, forKey: edge.owned) == nil { frontier.append(edge.owned) }
    for _ in 0..<Self.longest where !frontier.isEmpty && !context.budget.isSpent {
      var next: [SymbolID] = []
      for type in frontier {
        let edges = context.ownershipByOwner[type] ?? []
        context.budget.spend(1 + edges.count)
        for edge in edges where edge.property.symbol != property.symbol {
          guard reached[edge.owned] == nil || owners.contains(edge.owned), mayHold(edge) else { continue }
          if owners.contains(edge.owned) { return way(to: edge, reached, from: property) }
          reached[edge.owned] = edge
          next.append(edge.owned)
        }
      }
      frontier = next
    }
    return []
  }

  /// Longer cycles are hard to follow in a message.
  private static let longest = 6

  private func way(
    to last: OwnershipGraph.Edge, _ reached: [SymbolID: OwnershipGraph.Edge], from property: StoredProperty
  ) -> [OwnershipGraph.Edge] {
    var way = [last]
    while way.count <= Self.longest, let edge = reached[way[0].owner] {
      way.insert(edge, at: 0)
      if edge.property.symbol == property.symbol { break }
    }
    return way
  }

  private func mayHold(_ edge: OwnershipGraph.Edge) -> Bool {
    !context.graph.declaration(of: edge.property.symbol).modifiers.contains(.weak)
      && assigned.mayHold(edge)
  }
}
