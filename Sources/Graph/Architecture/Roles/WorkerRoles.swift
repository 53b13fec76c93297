import DependencyGraph
import SourceFacts
import Tables

/// Finds services with other names: classes and actors that work with the network, a store, a device or another
/// service.
extension RoleInference {
  /// Each round also finds the types that use a service of the round before, so that source order does not matter.
  /// - Parameter amongCoordinators: only types that are named as coordinators but do not navigate.
  func inferWorkers(_ types: [SymbolID], amongCoordinators: Bool = false) {
    let isProven = isProven
    var open = types.filter {
      !isProven[$0] && (candidates.trait($0) == .coordinator) == amongCoordinators && mayWork($0)
    }
    if open.isEmpty { return }
    var network = ServiceNetwork(
      candidates, services: proofs.lazy.filter { $0.role == .service }.map { $0.symbol })
    for _ in 0..<Self.rounds {
      let found = open.compactMap { type in workerProof(type, network).map { (type, $0.claim, $0.sign) } }
      if found.isEmpty { return }
      for (type, claim, sign) in found { add(type, .service, claim, sign) }
      network.add(found.map(\.0))
      open.removeAll { network.isService[$0] }
    }
  }

  /// Longer chains of such types are rare.
  private static let rounds = 4

  private func mayWork(_ type: SymbolID) -> Bool {
    let others: BaseKinds = [
      .view, .viewController, .interface, .interfaceClient, .plumbing, .operation, .assembly, .record, .transition,
      .decoded,
    ]
    guard [.class, .actor].contains(graph.symbols[type].kind) || isToolbox(type),
      candidates.baseKinds[type].isDisjoint(with: others),
      graph.declaration(of: type).modifiers.isDisjoint(with: [.private, .fileprivate])
    else { return false }
    switch candidates.trait(type) {
    case .none, .helper, .coordinator: break
    case .service, .worker: if servesView(type) || managesAppearance(type) { return false }
    // A shared request object is a service: `APIRequest.shared`.
    case .data: if !graph.hasSharedInstance(type) { return false }
    default: return false
    }
    return hasWork(type)
  }

  /// A struct, or an enum without cases, is a service only because of what it stores, or if all its members are static
  /// functions.
  private func isToolbox(_ type: SymbolID) -> Bool {
    switch graph.symbols[type].kind {
    case .struct: candidates.baseKinds[type].isDisjoint(with: [.coded, .observable])
    case .enum: !hasCases(type)
    default: false
    }
  }

  private func workerProof(_ type: SymbolID, _ network: ServiceNetwork) -> (
    claim: RoleProof.Claim, sign: RoleProof.Sign
  )? {
    let isObject = [.class, .actor].contains(graph.symbols[type].kind)
    if isObject || place(of: type, network) != nil, !worksForScreen(type),
      let session = uses.means(heldBy: type, onlySessions: candidates.trait(type) == .data)
    {
      return (.plain, session)
    }
    guard candidates.trait(type) != .data, let place = place(of: type, network), !worksForScreen(type) else {
      return nil
    }
    let isValue = [.struct, .enum].contains(graph.symbols[type].kind)
    if isValue, graph.hasMember(type, where: { graph.storedProperty($0) == .ofInstance }) {
      let held = uses.first(in: type) { network.isService[$0] || isService($0) }
      if case .holds = held { return held.map { (place, $0) } }
      return nil
    }
    if let word = uses.word(in: type, of: .work) { return (place, word) }
    let own = Set(graph.supertypes(of: type).map { $0.symbol })
    let service = uses.first(in: type) { (network.isService[$0] || isService($0)) && !own.contains($0) }
    if case .names = service {
      if isValue || candidates.trait(type) == .helper { return nil }
      // A shared type that uses another service is not necessarily a service: most shared types use one occasionally.
      switch place {
      case .shared, .global: return nil
      default: break
      }
    }
    return service.map { (place, $0) }
  }

  private func worksForScreen(_ type: SymbolID) -> Bool {
    candidates.folder(of: type).trait.contains(.presentation) || candidates.folder(of: type).trait.contains(.viewModel)
      || holdsScreen(type) || showsScreens(type)
  }

  /// Evidence that a type is among services: its folder, module, base class or protocol, or a single shared instance in
  /// a static property or global variable.
  private func place(of type: SymbolID, _ network: ServiceNetwork) -> RoleProof.Claim? {
    // A nested type belongs to its outer type.
    if graph.symbols[type].parent != nil { return nil }
    if case .folder(let component) = inFolder(type, .service) { return .folder(component) }
    if let module = candidates.serviceModule(of: type) { return .module(module) }
    for supertype in graph.supertypes(of: type).compactMap(\.symbol) {
      if network.isService[supertype] {
        return candidates.isProtocol(supertype) ? .conforms(supertype) : .inherits(supertype)
      }
    }
    guard [.class, .actor].contains(graph.symbols[type].kind),
      !candidates.modelFolder(of: type).trait.contains(.model)
    else { return nil }
    if graph.hasSharedInstance(type) { return .shared }
    return candidates.globalInstances.contains(type) ? .global : nil
  }
}

/// The services found so far, and the protocols that only services conform to.
struct ServiceNetwork {
  private let candidates: RoleCandidates
  private(set) var isService: Table<SymbolID, Bool>
  /// The conforming types of each protocol.
  private var conformers: [SymbolID: [SymbolID]] = [:]

  init(_ candidates: RoleCandidates, services: some Sequence<SymbolID>) {
    self.candidates = candidates
    let graph = candidates.graph
    isService = Table<SymbolID, Bool>(repeating: false, count: graph.symbols.count)
    for type in graph.types where graph.symbols[type].kind.canHaveRole {
      for supertype in graph.supertypes(of: type).compactMap(\.symbol) where candidates.isProtocol(supertype) {
        conformers[supertype, default: []].append(type)
      }
    }
    add(Array(services))
  }

  /// A protocol counts only if all conforming types are services: one for logging, which views have too, does not.
  mutating func add(_ types: [SymbolID]) {
    for type in types { isService[type] = true }
    for type in types {
      for supertype in candidates.graph.supertypes(of: type).compactMap(\.symbol) {
        guard let all = conformers[supertype] else { continue }
        if all.allSatisfy({ isService[$0] || isStandIn($0) }) { isService[supertype] = true }
      }
    }
  }

  private func isStandIn(_ type: SymbolID) -> Bool {
    let graph = candidates.graph
    return graph.names.withBytes(of: graph.symbols[type].name) { SampleName.isStandIn($0) }
  }
}
