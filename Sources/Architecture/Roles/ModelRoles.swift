import DependencyGraph
import SourceFacts

/// Services and entities.
extension RoleInference {
  func inferService(_ type: Int) {
    let kinship = candidates.kinship[type]
    guard kinship.isDisjoint(with: [.record, .interfaceClient, .assembly]), !servesView(type) else { return }
    if kinship.contains(.coded), graph.symbols[type].kind == .struct { return }
    guard let sign = serviceSign(type) else { return }
    if case .shared = sign {} else if !hasWork(type) { return }
    if inFolder(type, .service) == nil, holdsScreen(type) { return }
    if showsScreens(type) { return }
    add(type, .service, .named(candidates.ending(type)), sign)
  }

  /// What keeps a session of the network and works with it serves others, whatever its name; one that is named after a request or
  /// a helper where all share it: `APIRequest.shared`.
  func inferNetworkObjects(_ types: [Int]) {
    let others: Kinship = [
      .view, .viewController, .interface, .interfaceClient, .plumbing, .operation, .observable, .assembly, .record,
    ]
    for type in types where [.class, .actor].contains(graph.symbols[type].kind) {
      let trait = candidates.trait(type)
      guard trait == .none || trait == .data, candidates.kinship[type].isDisjoint(with: others),
        let session = uses.session(heldBy: type), trait == .none || graph.hasSharedInstance(type), hasWork(type),
        !proofs.contains(where: { $0.symbol == Int32(type) }), !holdsScreen(type)
      else { continue }
      add(type, .service, .plain, session)
    }
  }

  /// `GridViewDataSource`, `FeedViewControllerDataSource`, `NoteCellProvider`: its name says whose it is.
  private func servesView(_ type: Int) -> Bool {
    let ending = NameEndings.shared.endings[candidates.ending(type)].text
    let stem = graph.name(of: type).dropLast(ending.count)
    switch ending {
    case "DataSource":
      // `configure(cell: ProductCell)`
      return ["View", "ViewController", "Table", "Collection"].contains(where: stem.hasSuffix)
        || uses.first(in: type) { candidates.kinship[$0].contains(.view) } != nil
    case "Provider": return ["Cell", "View", "ViewController"].contains(where: stem.hasSuffix)
    case "Store": return stem.hasSuffix("View")
    default: return false
    }
  }

  /// It does something: a value that only carries data is no service.
  private func hasWork(_ type: Int) -> Bool {
    graph.hasMember(type) { graph.symbols[$0].kind == .function && !isObjectiveCInitializer($0) }
      || graph.supertypes(of: type).contains { $0.symbol >= 0 && isService(Int($0.symbol)) }
  }

  private func serviceSign(_ type: Int) -> RoleProof.Sign? {
    let isFirm = candidates.trait(type) == .service
    if let word = uses.word(in: type, of: .work) { return word }
    if let service = uses.first(in: type, where: { isService($0) && (isFirm || !isProvided($0)) }) { return service }
    if let kin = kin(type, named: .service, .worker) { return kin }
    if let outside = foreignKin(type) ?? uses.foreignService(heldBy: type) { return outside }
    if surroundings[type].isShared { return .shared }
    if let folder = inFolder(type, .service) { return folder }
    guard isFirm else { return nil }
    if let holder = user(of: type, \.holder) { return .heldBy(holder) }
    // What others call without an instance.
    guard graph.hasMember(type, where: { isStaticFunction($0) }),
      !graph.hasMember(type, where: { graph.storedProperty($0) == .ofInstance })
    else { return nil }
    return user(of: type, \.caller).map { .usedBy($0) }
  }

  /// A protocol such as `DisplayNameProvider`, which anything that has a name may conform to.
  private func isProvided(_ symbol: Int) -> Bool {
    candidates.isProtocol(symbol) && NameEndings.shared.endings[candidates.ending(symbol)].text == "Provider"
  }

  private func isStaticFunction(_ member: Int) -> Bool {
    graph.symbols[member].kind == .function
      && !graph.declaration(of: member).modifiers.isDisjoint(with: [.static, .classMember])
  }

  /// A supertype from outside that is named after a service: `TimelineProvider`.
  private func foreignKin(_ type: Int) -> RoleProof.Sign? {
    for supertype in graph.supertypes(of: type) where supertype.symbol < 0 {
      let ending = graph.names.withBytes(of: supertype.name) { NameEndings.shared.ofType($0) }
      if ending >= 0, NameEndings.shared.endings[ending].trait == .service { return .outside(supertype.name) }
    }
    return nil
  }

  /// What keeps views or controllers, itself or by its superclass, works for the screen; so does a data source, a loader that keeps
  /// a presenter or an interactor.
  private func holdsScreen(_ type: Int) -> Bool {
    let above: [NameTrait] = candidates.trait(type) == .worker ? [.presenter, .interactor] : []
    let held = uses.first(in: type) { !candidates.kinship[$0].isDisjoint(with: .screen) || above.contains(candidates.trait($0)) }
    if case .holds = held { return true }
    return uses.holdsForeign(type, .screen) || superclass(of: type).map { holdsScreen($0) } ?? false
  }

  private func superclass(of type: Int) -> Int? {
    candidates.supertype(of: type) { $0 != type && graph.symbols[$0].kind == .class }
  }

  // MARK: Entities

  /// What lies among network and storage is data in transit where the project has entities apart from it.
  func inferEntities(_ types: [Int]) {
    let hasEntities =
      candidates.folders.contains { $0.trait.contains(.entity) } || candidates.kinship.contains { $0.contains(.record) }
    var isService = [Bool](repeating: false, count: graph.symbols.count)
    var isEntity = isService
    for proof in proofs where proof.role != .entity { isService[Int(proof.symbol)] = true }
    for proof in proofs where proof.role == .entity { isEntity[Int(proof.symbol)] = true }
    for type in types where !isService[type] && !isEntity[type] {
      let folder = candidates.folder(of: type)
      let isStored = folder.trait.contains(.storedModel)
      let isInFolder = folder.trait.contains(.model) && !(isStored && hasEntities)
      guard isInFolder || candidates.modelModule(of: type) != nil else { continue }
      guard isPlainModel(type), isOutermostOrPart(type, isEntity) else { continue }
      let sign = isInFolder ? .folder(folder.component) : RoleProof.Sign.module(candidates.modelModule(of: type) ?? 0)
      add(type, .entity, .plain, sign)
      isEntity[type] = true
    }
  }

  private func isPlainModel(_ type: Int) -> Bool {
    let excluded: Kinship = [
      .view, .viewController, .interface, .interfaceClient, .plumbing, .operation, .observable, .assembly,
    ]
    guard candidates.kinship[type].isDisjoint(with: excluded), graph.symbols[type].kind != .actor else { return false }
    switch candidates.trait(type) {
    case .none: break
    case .service, .worker:
      let ending = NameEndings.shared.endings[candidates.ending(type)].text
      // What is coded and decoded is sent or stored: `class InsuranceProvider: Codable`.
      let isWorker = graph.symbols[type].kind == .class && !candidates.kinship[type].contains(.coded)
      if isWorker || ["Service", "Services", "Manager", "Cache"].contains(ending) {
        return false
      }
    case .view where !graph.name(of: type).hasSuffix("View"): break
    default: return false
    }
    if graph.symbols[type].kind == .class, holdsWork(type) || tellsDelegate(type) || isKindOfWorker(type) || graph.hasSharedInstance(type) {
      return false
    }
    if isDisplay(type) || isCalledViewModel(type) { return false }
    return hasState(type) && !isVocabulary(type)
  }

  /// `func show(viewModel: PriceModel)` says what the model is. In a folder of entities it is taken for one.
  private func isCalledViewModel(_ type: Int) -> Bool {
    graph.name(of: type).hasSuffix("Model") && !candidates.folder(of: type).trait.contains(.entity) && shownModels.contains(Int32(type))
  }

  /// Data has nobody to tell.
  private func tellsDelegate(_ type: Int) -> Bool {
    graph.hasMember(type) { graph.storedProperty($0) == .ofInstance && graph.name(of: $0).lowercased().hasSuffix("delegate") }
  }

  /// Its superclass is named after work: `class MyFeed: DataSource<Post>`.
  private func isKindOfWorker(_ type: Int) -> Bool {
    graph.hasSupertype(type) { supertype in
      guard supertype.symbol >= 0, graph.symbols[Int(supertype.symbol)].kind == .class else { return false }
      return ![.none, .view].contains(candidates.trait(Int(supertype.symbol)))
    }
  }

  /// A struct with closures, pictures or styled texts, or of such, is what a screen shows. In a folder of entities it is taken
  /// for what it says it is.
  private func isDisplay(_ type: Int) -> Bool {
    guard graph.symbols[type].kind == .struct, !candidates.folder(of: type).trait.contains(.entity) else { return false }
    if uses.holdsClosure(type, orAnyOf: shownTypes) { return true }
    let part = uses.first(in: type) { graph.symbols[$0].kind == .struct && uses.holdsClosure($0, orAnyOf: shownTypes) }
    if case .holds = part { return true }
    return false
  }

  /// Cases that carry nothing are words to choose from, in a view too.
  private func isVocabulary(_ type: Int) -> Bool {
    guard graph.symbols[type].kind == .enum else { return false }
    let declarations = graph.files[Int(graph.symbols[type].file)].facts.declarations
    return !graph.members(declaredIn: type).contains { member in
      let next = Int(graph.symbols[member].declaration) + 1
      return graph.symbols[member].kind == .case && next < declarations.count
        && declarations[next].kind == .parameter && declarations[next].parent == graph.symbols[member].declaration
    }
  }

  /// It keeps a service or a screen.
  private func holdsWork(_ type: Int) -> Bool {
    let workers: [NameTrait] = [.viewModel, .presenter, .interactor, .router, .coordinator]
    let held = uses.first(in: type) {
      isService($0) || !candidates.kinship[$0].isDisjoint(with: .screen) || workers.contains(candidates.trait($0))
    }
    if case .holds = held { return true }
    return uses.holdsForeign(type, .screen)
  }

  /// A stored property, a case, or the superclass's.
  private func hasState(_ type: Int) -> Bool {
    graph.hasMember(type) {
      graph.symbols[$0].kind == .case || graph.storedProperty($0) == .ofInstance
    } || graph.supertypes(of: type).contains { $0.symbol >= 0 && graph.symbols[Int($0.symbol)].kind == .class }
  }

  /// Nested types are part of the model when what holds them is, or is but a namespace; an enum in a namespace is one of
  /// its names: columns, keys.
  private func isOutermostOrPart(_ type: Int, _ isEntity: [Bool]) -> Bool {
    if !graph.declaration(of: type).modifiers.isDisjoint(with: [.private, .fileprivate]) { return false }
    let parent = graph.symbols[type].parent
    guard parent >= 0 else { return true }
    let outer = Int(candidates.enclosing[Int(parent)])
    if outer >= 0, isEntity[outer] { return true }
    return graph.symbols[type].kind != .enum && (outer < 0 || graph.symbols[outer].kind == .enum && !hasState(outer))
  }
}
