import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Infers the roles of a project's types. A base type is sufficient evidence; a name needs a second sign. A class,
/// because many queries share its caches.
final class RoleInference {
  private(set) var proofs: [RoleProof] = []
  let candidates: RoleCandidates
  let surroundings: Surroundings
  var uses: TypeUses
  /// Protocols whose conforming types make them the view of a presenter.
  let isScreenProtocol: Table<SymbolID, Bool>
  /// For each symbol, whether it reads and writes preferences and does no other I/O.
  private(set) var isPreferenceStore: Table<SymbolID, Bool> = []

  /// Types of variables named `viewModel`.
  private(set) lazy var shownModels = Self.types(ofCalled: ["viewModel", "viewModels"], in: graph)

  /// Names of framework types that only screens use.
  private(set) lazy var shownTypes = Frameworks.known.all(with: .displayValue).compactMap { graph.names.find($0) }

  var graph: DependencyGraph { candidates.graph }

  init(_ graph: DependencyGraph) {
    let candidates = RoleCandidates(graph)
    self.candidates = candidates
    let types = graph.types.filter { graph.symbols[$0].kind.canHaveRole }
    isScreenProtocol = Self.screenProtocols(candidates, types)
    let named = types.filter { Self.suggestsRole(candidates, $0) }
    let observable = types.filter {
      candidates.baseKinds[$0].contains(.observable) && !Self.suggestsRole(candidates, $0)
    }
    let models = types.filter {
      Self.mayBeScreenModel($0, graph) && !candidates.baseKinds[$0].contains(.observable)
        && !Self.suggestsRole(candidates, $0)
    }
    surroundings = Surroundings(of: named + observable + models, in: candidates)
    uses = TypeUses(candidates)
    for type in types { inferBase(type) }
    for type in named { inferNamed(type) }
    inferWorkers(types)
    inferNavigation(named)
    inferRouteOwners(observable)
    inferAssemblies(types)
    inferWorkers(named, amongCoordinators: true)
    let unproven = named.filter { candidates.baseKinds[$0].contains(.observable) && isNavigationName($0) }
    inferObservableModels(observable + unproven)
    inferScreenModels(models)
    inferActivities(types)
    inferEntities(types)
    isPreferenceStore = preferenceStores(among: types)
  }

  func add(_ symbol: SymbolID, _ role: Role, _ claim: RoleProof.Claim, _ sign: RoleProof.Sign = .none) {
    proofs.append(RoleProof(symbol: symbol, role: role, claim: claim, sign: sign))
  }

  // MARK: Base types

  private func inferBase(_ type: SymbolID) {
    let baseKinds = candidates.baseKinds[type]
    if baseKinds.isEmpty || baseKinds.contains(.plumbing) && baseKinds.isDisjoint(with: .screen) { return }
    if baseKinds.contains(.viewController) {
      add(type, .viewController, .base(.viewController), interface(of: type, .viewController))
    } else if baseKinds.contains(.view) {
      add(type, .view, .base(.view), interface(of: type, .view))
    } else if baseKinds.contains(.record) {
      add(type, .entity, .base(.record))
    } else if baseKinds.contains(.operation), !baseKinds.contains(.interface), let sign = navigation(in: type) {
      add(type, .activity, .base(.operation), sign)
    } else if baseKinds.contains(.assembly), candidates.trait(type) != .assembly {
      add(type, .assembly, .base(.assembly))
    }
  }

  /// The storyboard or xib with an object of the class in a matching place.
  private func interface(of type: SymbolID, _ baseKinds: BaseKinds) -> RoleProof.Sign {
    guard let object = graph.interfaces.object(of: type), graph.interfaces.baseKinds(of: type) == baseKinds else {
      return .none
    }
    return .interface(object.file)
  }

  /// Evidence that a type navigates: a view controller that it stores or names, or an API of UIKit or AppKit that shows
  /// one.
  func navigation(in type: SymbolID) -> RoleProof.Sign? {
    uses.first(in: type) { candidates.baseKinds[$0].contains(.viewController) } ?? uses.word(in: type, of: .screen)
  }

  // MARK: Names

  /// Whether the name or a protocol suggests one of the roles that need a second sign.
  private static func suggestsRole(_ candidates: RoleCandidates, _ type: SymbolID) -> Bool {
    if candidates.baseKinds[type].contains(.plumbing) { return false }
    switch candidates.trait(type) {
    case .none, .data, .helper, .view:
      return candidates.baseKinds[type].isDisjoint(with: .anyInterface)
        && candidates.supertype(of: type) { roleProtocols.contains(candidates.trait($0)) } != nil
    default: return true
    }
  }

  /// Protocols with these names suggest the role of types that conform.
  private static let roleProtocols: [NameTrait] = [.presenter, .interactor, .router]

  /// The project's types in the types of variables and parameters with these names.
  private static func types(ofCalled words: [String], in graph: DependencyGraph) -> Set<SymbolID> {
    var types: Set<SymbolID> = []
    for file in graph.files.indices {
      let facts = graph.files[file].facts
      let names = words.compactMap { facts.names.find($0) }
      if names.isEmpty { continue }
      for declaration in facts.declarations where names.contains(declaration.name) {
        guard let type = declaration.type else { continue }
        for node in facts.nodes[type].start...type {
          for reference in graph.references(in: file, at: facts.nodes[node].offset) {
            types.insert(graph.references[reference].target)
          }
        }
      }
    }
    return types
  }

  private static func screenProtocols(_ candidates: RoleCandidates, _ types: [SymbolID]) -> Table<SymbolID, Bool> {
    var isScreenProtocol = Table<SymbolID, Bool>(repeating: false, count: candidates.graph.symbols.count)
    for type in types where !candidates.baseKinds[type].isDisjoint(with: .screen) {
      for supertype in candidates.graph.supertypes(of: type).compactMap(\.symbol) {
        if candidates.isProtocol(supertype) { isScreenProtocol[supertype] = true }
      }
    }
    return isScreenProtocol
  }

  private func inferNamed(_ type: SymbolID) {
    if hasCases(type) { return }
    let isInterface = !candidates.baseKinds[type].isDisjoint(with: .anyInterface)
    let claim = claim(of: type)
    switch claim.trait {
    case .viewModel, .cellModel: if !isInterface { inferViewModel(type) }
    case .presenter: if !isInterface { inferPresenter(type, claim.claim) }
    case .interactor: if !isInterface { inferInteractor(type, claim.claim) }
    case .assembly, .maker: if !isInterface { inferAssembly(type) }
    case .service, .worker: if !isInterface { inferService(type) }
    case .none, .data, .helper, .view, .router, .coordinator: break
    }
  }

  func isNavigationName(_ type: SymbolID) -> Bool {
    candidates.trait(type) == .coordinator || candidates.trait(type) == .router
  }

  /// The role that the name suggests, or else a protocol of the project.
  func claim(of type: SymbolID) -> (trait: NameTrait, claim: RoleProof.Claim) {
    let own = candidates.trait(type)
    if ![.none, .data, .helper, .view].contains(own) { return (own, candidates.claim(byNameOf: type)) }
    guard let supertype = candidates.supertype(of: type, where: { Self.roleProtocols.contains(candidates.trait($0)) })
    else { return (.none, .plain) }
    return (candidates.trait(supertype), .conforms(supertype))
  }

  /// An enum with cases is a value, whatever its name: `enum Router { case feed }`.
  func hasCases(_ type: SymbolID) -> Bool {
    graph.symbols[type].kind == .enum && graph.hasMember(type) { graph.symbols[$0].kind == .case }
  }

  /// A user of a type, or of one of its protocols.
  /// - Parameter field: selects the kind of user.
  func user(of type: SymbolID, _ field: (Surroundings.Users) -> SymbolID?) -> SymbolID? {
    if let own = field(surroundings[type]) { return own }
    for supertype in graph.supertypes(of: type).compactMap(\.symbol) {
      if let user = field(surroundings[supertype]), user != type { return user }
    }
    return nil
  }

  /// For each symbol, whether it has a role so far.
  var isProven: Table<SymbolID, Bool> {
    var isProven = Table<SymbolID, Bool>(repeating: false, count: graph.symbols.count)
    for proof in proofs { isProven[proof.symbol] = true }
    return isProven
  }

  func inFolder(_ type: SymbolID, _ trait: FolderTrait) -> RoleProof.Sign? {
    let folder = candidates.folder(of: type)
    return folder.trait.isDisjoint(with: trait) ? nil : folder.component.map { .folder($0) }
  }

  /// A supertype of the project with a name of one of these traits.
  func namedSupertype(_ type: SymbolID, named traits: NameTrait...) -> RoleProof.Sign? {
    candidates.supertype(of: type) { traits.contains(candidates.trait($0)) }.map {
      candidates.isProtocol($0) ? .conforms($0) : .inherits($0)
    }
  }
}
