import Architecture
import DependencyGraph
import SourceFacts

/// Distinguishes strong references that may keep objects alive for too long from those that cannot.
final class LastingHolds {
  private let context: RuleContext
  private let subjects: HandedSubjects
  private lazy var lifetime = AppLifetime(context)
  private var graph: DependencyGraph { context.graph }

  init(_ context: RuleContext, _ subjects: HandedSubjects) { (self.context, self.subjects) = (context, subjects) }

  /// Whether the holder or somebody else lets go of what it is the only owner of.
  func isEnded(_ breach: OwnershipBreach) -> Bool {
    subjects.isCleared(breach.property, by: Int(breach.property.owner)) || isOnlyOwner(breach)
  }

  /// Whether a property closes a loop, or may.
  func closesLoop(_ breach: OwnershipBreach) -> Bool {
    mayBeKept(Int(breach.property.owner)) || isUnknown(breach.held) || isWeakElsewhere(breach)
      || leadsBack(breach.property)
  }

  /// Nothing else keeps an object of the class, and somebody sets the property to nil when it is no longer needed.
  private func isOnlyOwner(_ breach: OwnershipBreach) -> Bool {
    let type = Int(breach.held.type)
    guard type >= 0, graph.symbols[type].kind == .class, context.model.roles.interfaceFramework(of: type) == nil,
      subjects.isCleared(breach.property)
    else { return false }
    return (context.ownershipByOwned[Int32(type)] ?? []).allSatisfy { index in
      context.ownership.edges[index].property.symbol == breach.property.symbol
    }
  }

  /// Other types declare a property of this name and type weak: this one is an oversight.
  private func isWeakElsewhere(_ breach: OwnershipBreach) -> Bool {
    let name = graph.plainName(of: Int(breach.property.symbol))
    return breach.held.type >= 0 && weakNames[breach.held.type]?.contains(name) ?? false
  }

  /// By protocol: how weak properties of that type are called.
  private lazy var weakNames: [Int32: Set<String>] = {
    let properties = context.model.holdings.properties
    var names: [Int32: Set<String>] = [:]
    for property in properties.all {
      for held in properties.held(by: property) where held.strength == .weak && held.type >= 0 {
        names[held.type, default: []].insert(graph.plainName(of: Int(property.symbol)))
      }
    }
    return names
  }()

  /// Whether what a property may hold keeps its holder, itself or through what it holds.
  private func leadsBack(_ property: StoredProperty) -> Bool {
    let owner = Int(property.owner)
    let owners = Set(([owner] + context.model.subtypes.all(of: owner)).map(Int32.init))
    let first = (context.ownershipByOwner[property.owner] ?? []).filter { $0.property.symbol == property.symbol }
    var seen = Set(first.map(\.owned))
    var frontier = seen
    for _ in 0..<Self.longest where !frontier.isEmpty {
      let next = frontier.flatMap { context.ownershipByOwner[$0] ?? [] }
        .filter { $0.property.symbol != property.symbol }.map(\.owned)
      if next.contains(where: owners.contains) { return true }
      frontier = Set(next).subtracting(seen)
      seen.formUnion(frontier)
    }
    return false
  }

  /// Links beyond which nobody follows the way back.
  private static let longest = 4

  /// A superview keeps its views, and nothing shows it; an object that lives as long as the app keeps its delegate so long.
  private func mayBeKept(_ holder: Int) -> Bool {
    context.model.roles.has(.view, holder) || lifetime.contains(Int32(holder))
  }

  /// Of what conforms to a protocol of a framework, or to one that another project implements, nothing is known.
  private func isUnknown(_ held: HeldType) -> Bool {
    guard held.type >= 0 else { return true }
    guard graph.symbols[Int(held.type)].kind == .protocol else { return false }
    return !context.model.subtypes.all(of: Int(held.type)).contains { graph.symbols[$0].kind != .protocol }
  }
}
