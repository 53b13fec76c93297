import DependencyGraph

/// The roles that the types of a project bear, each with what proves it.
public struct RoleMap: Sendable {
  private let sets: [RoleSet]

  /// By symbol; only types have roles.
  init(sets: [RoleSet]) { self.sets = sets }

  public static func none(symbolCount: Int) -> RoleMap {
    RoleMap(sets: [RoleSet](repeating: [], count: symbolCount))
  }

  /// A type's roles; none for other symbols.
  public subscript(symbol: Int) -> RoleSet { sets[symbol] }

  public func has(_ role: Role, _ symbol: Int) -> Bool { sets[symbol].contains(role) }

  /// All types that bear a role, in the order of the graph.
  public func types(_ role: Role) -> [Int] { sets.indices.filter { sets[$0].contains(role) } }
}
