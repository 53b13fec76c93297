import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// The roles of the types of a project, with their evidence. A class, because it is read very often and must not be
/// copied.
public final class RoleMap: Sendable {
  /// The roles of each symbol.
  let sets: Table<SymbolID, RoleSet>
  /// The types with any role, in the order of the graph.
  let typesWithRoles: [SymbolID]
  /// Sorted by symbol and role.
  private let proofs: [RoleProof]
  /// For each configured role, its place in the configuration.
  private let places: [String]
  /// The project's type aliases for types outside the project.
  private let aliases: [Name: String]
  /// The views and view controllers by base type; nil if roles were not inferred.
  let viewTypes: ViewTypes?

  /// For each symbol; empty if roles were not inferred.
  private let baseKinds: Table<SymbolID, BaseKinds>
  /// For each symbol; empty if roles were not inferred.
  private let preferenceStores: Table<SymbolID, Bool>

  /// All tables are by symbol; only types have roles.
  init(
    proofs: [RoleProof], symbolCount: Int, places: [String] = [], aliases: [Name: String] = [:],
    viewTypes: ViewTypes? = nil,
    baseKinds: Table<SymbolID, BaseKinds> = [], preferenceStores: Table<SymbolID, Bool> = []
  ) {
    (self.baseKinds, self.preferenceStores) = (baseKinds, preferenceStores)
    var sets = Table<SymbolID, RoleSet>(repeating: [], count: symbolCount)
    for proof in proofs { sets[proof.symbol].formUnion(RoleSet(proof.role)) }
    self.sets = sets
    typesWithRoles = sets.indices.filter { !sets[$0].isEmpty }
    self.proofs = proofs.indices.sorted { Self.isBefore(proofs[$0], proofs[$1]) }.map { proofs[$0] }
    (self.places, self.aliases, self.viewTypes) = (places, aliases, viewTypes)
  }

  private static func isBefore(_ first: RoleProof, _ second: RoleProof) -> Bool {
    first.symbol == second.symbol ? first.role.order < second.role.order : first.symbol < second.symbol
  }

  public static func none(symbolCount: Int) -> RoleMap { RoleMap(proofs: [], symbolCount: symbolCount) }

  /// The roles of a type; empty for other symbols.
  public subscript(symbol: SymbolID) -> RoleSet { sets[symbol] }

  public func has(_ role: Role, _ symbol: SymbolID) -> Bool { sets[symbol].contains(role) }

  /// `swiftui` or `cocoa` for a type of the user interface, from the same evidence as its roles.
  public func interfaceFramework(of type: SymbolID) -> String? {
    guard !baseKinds.isEmpty, !baseKinds[type].isDisjoint(with: .anyInterface) else { return nil }
    return baseKinds[type].contains(.swiftUI) ? "swiftui" : "cocoa"
  }

  /// Whether a type only reads and writes preferences by key, like `UserDefaults`, and does no I/O that waits or fails.
  public func isPreferenceStore(_ type: SymbolID) -> Bool {
    !preferenceStores.isEmpty && preferenceStores[type]
  }

  /// All types with a role, in the order of the graph.
  public func types(_ role: Role) -> [SymbolID] {
    let set = RoleSet(role)
    return typesWithRoles.filter { sets[$0].contains(set) }
  }

  /// The number of types with a role.
  public func count(_ role: Role) -> Int {
    let set = RoleSet(role)
    return typesWithRoles.count { sets[$0].contains(set) }
  }

  /// The roles of a type, each with a sentence about its evidence, in the order of `Role.allCases`.
  public func evidence(of symbol: SymbolID, in graph: DependencyGraph) -> [(role: Role, because: String)] {
    let first = (0..<proofs.count).partitioningIndex { proofs[$0].symbol >= symbol }
    return proofs[first...].prefix { $0.symbol == symbol }.map {
      ($0.role, RoleWording(graph: graph, places: places, sets: sets, aliases: aliases).because($0))
    }
  }
}

// MARK: - Configuration

/// An entry of `roles:` in a configuration. The selector's positive conditions (other than `not`) choose the types that
/// the entry decides about; all others keep their inferred role. A selector with only `not` removes the role.
public struct ConfiguredRole: Sendable {
  public var role: Role
  public var selector: Selector
  /// Its place in the configuration: `.layerlint.yml:12`.
  public var place: String

  public init(role: Role, selector: Selector, place: String) {
    self.role = role
    self.selector = selector
    self.place = place
  }

  private var conditions: (positive: Selector, negative: Selector) {
    let isNot: (Selector.Condition) -> Bool = { if case .not = $0 { true } else { false } }
    return (Selector(selector.conditions.filter { !isNot($0) }), Selector(selector.conditions.filter(isNot)))
  }

  /// Whether a type has the role; nil if the entry does not apply to it.
  func decides(_ symbol: SymbolID, in model: ArchitecturalModel) -> Bool? {
    let (positive, negative) = conditions
    guard positive.matches(symbol: symbol, in: model) else { return nil }
    if !negative.matches(symbol: symbol, in: model) { return false }
    return positive.selectsAll && !selector.selectsAll ? nil : true
  }
}

extension RoleMap {
  /// Infers roles and applies the configured ones. `role:` in their selectors means the inferred role.
  public convenience init(graph: DependencyGraph, layers: LayerMap, configured: [ConfiguredRole] = []) {
    let inference = RoleInference(graph)
    let (count, aliases) = (graph.symbols.count, inference.candidates.aliases)
    var proofs = inference.proofs
    if !configured.isEmpty {
      let inferred = RoleMap(
        proofs: proofs, symbolCount: count, aliases: aliases, baseKinds: inference.candidates.baseKinds)
      Self.lay(configured, over: &proofs, of: ArchitecturalModel(graph: graph, layers: layers, roles: inferred))
    }
    let viewTypes = ViewTypes(in: graph, inference.candidates.baseKinds)
    self.init(
      proofs: proofs, symbolCount: count, places: configured.map(\.place), aliases: aliases, viewTypes: viewTypes,
      baseKinds: inference.candidates.baseKinds, preferenceStores: inference.isPreferenceStore)
  }

  private static func lay(_ configured: [ConfiguredRole], over proofs: inout [RoleProof], of model: ArchitecturalModel)
  {
    for (index, definition) in configured.enumerated() {
      var isDecided = Table<SymbolID, Bool>(repeating: false, count: model.graph.symbols.count)
      var added: [RoleProof] = []
      for symbol in model.graph.types where model.graph.mayBeConfigured(symbol) {
        guard let hasRole = definition.decides(symbol, in: model) else { continue }
        isDecided[symbol] = true
        if hasRole {
          added.append(
            RoleProof(symbol: symbol, role: definition.role, claim: .configured(index), sign: .none))
        }
      }
      proofs.removeAll { $0.role == definition.role && isDecided[$0.symbol] }
      proofs += added
    }
  }
}

extension DependencyGraph {
  /// Whether a role can be configured for a type: false for coding keys.
  fileprivate func mayBeConfigured(_ symbol: SymbolID) -> Bool {
    symbols[symbol].kind.canHaveRole && !supertypes(of: symbol).contains { names[$0.name] == "CodingKey" }
  }
}
