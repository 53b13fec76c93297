import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// The graph with the architecture laid over it: what selectors and rules ask. What few of them ask is made when it is first
/// asked for, so that a model is for one thread: see `copy`.
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
  /// Those of `roles`, as soon as somebody asks: they are asked for every declaration that a selector is held against.
  private var roleSets: Table<SymbolID, RoleSet> = []
  /// Names that selectors ask for in the text of types.
  private var mentioned: [(patterns: [NamePattern], names: MeantNames)] = []
  private let inferRoles: () -> RoleMap
  /// The model that this one is a part of.
  private let whole: ArchitecturalModel?

  public init(graph: DependencyGraph, layers: LayerMap, roles: @escaping () -> RoleMap) {
    self.graph = graph
    self.layers = layers
    subtypes = Subtypes(in: graph)
    inferRoles = roles
    whole = nil
  }

  /// `roles` are left out where nobody asks for them.
  public convenience init(graph: DependencyGraph, layers: LayerMap, roles: RoleMap? = nil) {
    self.init(graph: graph, layers: layers) { roles ?? .none(symbolCount: graph.symbols.count) }
  }

  /// The same symbols with other references.
  init(_ model: ArchitecturalModel, graph: DependencyGraph) {
    self.graph = graph
    (layers, subtypes, inferRoles, whole) = (model.layers, model.subtypes, model.inferRoles, model)
  }

  /// The same for another thread.
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

  /// Has what was found of its graph beforehand.
  public func take(_ holdings: Holdings?, withoutSamples: DependencyGraph?) {
    knownHoldings = holdings
    graphWithoutSamples = withoutSamples
  }

  /// What the rules judge: the model without what sample code refers to.
  public func withoutSamples() -> ArchitecturalModel {
    let judged = graphWithoutSamples ?? graph.withoutSamples()
    return judged === graph ? self : ArchitecturalModel(self, graph: judged)
  }

  /// Who infers roles finds them on the way.
  var viewTypes: ViewTypes { (whole?.knownRoles ?? knownRoles)?.viewTypes ?? ViewTypes(in: graph) }

  /// A type's roles; none for other symbols.
  public func roles(of symbol: SymbolID) -> RoleSet {
    if roleSets.isEmpty { roleSets = roles.sets }
    return roleSets[symbol]
  }

  /// Names that patterns mean; nil where a file has none of them.
  func names(in file: FileID, meantBy patterns: [NamePattern]) -> MeantNames? {
    let known = mentioned.firstIndex { $0.patterns == patterns }
    let place = known ?? mentioned.count
    if known == nil { mentioned.append((patterns, MeantNames(patterns, in: graph))) }
    return mentioned[place].names.isAny(in: file) ? mentioned[place].names : nil
  }

  /// The layer that a symbol is declared in.
  public func layer(of symbol: SymbolID) -> LayerID? { layers.layer(ofSymbol: symbol, in: graph) }
}
