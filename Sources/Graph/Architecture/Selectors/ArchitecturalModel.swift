import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// The graph with layers and roles: the input of selectors and rules. Rarely used parts are computed on demand, so a
/// model is for one thread: see `copy`.
public final class ArchitecturalModel {
  public let graph: DependencyGraph
  public let layers: LayerMap
  public let subtypes: Subtypes
  public var roles: RoleMap {
    if let knownRoles { return knownRoles }
    let roles = whole?.roles ?? inferRoles()
    knownRoles = roles
    return roles
  }
  private var knownRoles: RoleMap?
  public var holdings: Holdings {
    if let knownHoldings { return knownHoldings }
    let holdings = whole?.holdings ?? Holdings(in: graph)
    knownHoldings = holdings
    return holdings
  }
  private var knownHoldings: Holdings?
  private var graphWithoutSamples: DependencyGraph?
  public private(set) lazy var screenModules: ScreenModules =
    whole?.screenModules ?? ScreenModules(in: graph, roles, subtypes)
  /// The sets of `roles`, computed on demand: selectors read them for every declaration.
  private var roleSets: Table<SymbolID, RoleSet> = []
  /// For each list of patterns of `mentions`, the matching names.
  private var mentioned: [(patterns: [NamePattern], names: MatchingNames)] = []
  private let inferRoles: () -> RoleMap
  /// The model that this one was derived from.
  private let whole: ArchitecturalModel?

  public init(graph: DependencyGraph, layers: LayerMap, roles: @escaping () -> RoleMap) {
    self.graph = graph
    self.layers = layers
    subtypes = Subtypes(in: graph)
    inferRoles = roles
    whole = nil
  }

  /// - Parameter roles: nil if no rule uses them.
  public convenience init(graph: DependencyGraph, layers: LayerMap, roles: RoleMap? = nil) {
    self.init(graph: graph, layers: layers) { roles ?? .none(symbolCount: graph.symbols.count) }
  }

  /// A model with the same symbols and other references.
  init(_ model: ArchitecturalModel, graph: DependencyGraph) {
    self.graph = graph
    (layers, subtypes, inferRoles, whole) = (model.layers, model.subtypes, model.inferRoles, model)
  }

  /// A copy for another thread.
  public func copy() -> ArchitecturalModel {
    if let whole { return ArchitecturalModel(whole.copy(), graph: graph) }
    return ArchitecturalModel(self, roles: roles)
  }

  private init(_ model: ArchitecturalModel, roles: RoleMap) {
    (graph, layers, subtypes, whole) = (model.graph, model.layers, model.subtypes, nil)
    inferRoles = { roles }
    knownRoles = roles
    knownHoldings = model.knownHoldings
  }

  /// Sets results about the graph that were computed elsewhere.
  public func take(_ holdings: Holdings?, withoutSamples: DependencyGraph?) {
    knownHoldings = holdings
    graphWithoutSamples = withoutSamples
  }

  /// The model without references from sample code, which rules check.
  public func withoutSamples() -> ArchitecturalModel {
    let judged = graphWithoutSamples ?? graph.withoutSamples()
    return judged === graph ? self : ArchitecturalModel(self, graph: judged)
  }

  /// Reuses the types that role inference has computed.
  var viewTypes: ViewTypes { (whole?.knownRoles ?? knownRoles)?.viewTypes ?? ViewTypes(in: graph) }

  /// The roles of a type; empty for other symbols.
  public func roles(of symbol: SymbolID) -> RoleSet {
    if roleSets.isEmpty { roleSets = roles.sets }
    return roleSets[symbol]
  }

  /// The names that match patterns; nil if a file has none of them.
  func names(in file: FileID, meantBy patterns: [NamePattern]) -> MatchingNames? {
    let known = mentioned.firstIndex { $0.patterns == patterns }
    let place = known ?? mentioned.count
    if known == nil { mentioned.append((patterns, MatchingNames(patterns, in: graph))) }
    return mentioned[place].names.isAny(in: file) ? mentioned[place].names : nil
  }

  /// The layer that a symbol is declared in.
  public func layer(of symbol: SymbolID) -> LayerID? { layers.layer(ofSymbol: symbol, in: graph) }
}
