import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Finds services by name: types that do I/O or compute for others, or store state that several clients share.
extension RoleInference {
  func inferService(_ type: SymbolID) {
    let baseKinds = candidates.baseKinds[type]
    guard baseKinds.isDisjoint(with: [.record, .interfaceClient, .assembly]), !servesView(type) else { return }
    if baseKinds.contains(.coded), graph.symbols[type].kind == .struct { return }
    if isKindOfViewModel(type) { return }
    guard !managesAppearance(type), let sign = serviceSign(type) else { return }
    if case .shared = sign {} else if !hasWork(type) { return }
    if inFolder(type, .service) == nil, holdsScreen(type) { return }
    if showsScreens(type) { return }
    add(type, .service, candidates.claim(byNameOf: type), sign)
  }

  /// `PlayerManager: ViewModel`: the superclass says what the type is, not the end of its name.
  private func isKindOfViewModel(_ type: SymbolID) -> Bool {
    graph.allSupertypes(of: type).contains { supertype in
      guard let symbol = supertype.symbol, graph.symbols[symbol].kind == .class else { return false }
      return candidates.trait(symbol) == .viewModel
    }
  }

  /// Whether the name contains the view that it serves: `GridViewDataSource`, `FeedViewControllerDataSource`,
  /// `NoteCellProvider`; or it provides screens.
  func servesView(_ type: SymbolID) -> Bool {
    let ending = candidates.ending(type)
    let stem = graph.name(of: type).dropLast(ending.count)
    switch ending {
    case "DataSource":
      // `configure(cell: ProductCell)`
      if ["View", "ViewController", "Table", "Collection"].contains(where: stem.hasSuffix) { return true }
      if graph.hasMember(type, where: takesIndexPath) { return true }
      return uses.first(in: type) { candidates.baseKinds[$0].contains(.view) } != nil
    case "Provider":
      return ["Cell", "View", "ViewController"].contains(where: stem.hasSuffix)
        || graph.hasMember(type) { makesView($0) || returnsScreen($0) }
    case "Store": return stem.hasSuffix("View")
    default: return false
    }
  }

  /// Whether a member has an index path, as rows and sections of a table have: `func item(at path: IndexPath) -> Item`.
  private func takesIndexPath(_ member: SymbolID) -> Bool {
    guard graph.symbols[member].kind == .function else { return false }
    let facts = graph.files[graph.symbols[member].file].facts
    let function = graph.symbols[member].declaration
    return facts.declarations.contains { parameter in
      parameter.kind == .parameter && parameter.parent == function
        && facts.names(inType: parameter.type) { Frameworks.known.has(.indexPath, $0) }
    }
  }

  /// `func makeImage(url: URL) -> some View`
  private func makesView(_ member: SymbolID) -> Bool {
    guard graph.symbols[member].kind == .function else { return false }
    return graph.files[graph.symbols[member].file].facts.names(inType: graph.declaration(of: member).type) {
      $0 == "View"
    }
  }

  /// Whether it determines the look and feel of the app: `ThemeManager`, `HapticService`. False if it loads that from
  /// the network.
  func managesAppearance(_ type: SymbolID) -> Bool {
    let stem = graph.name(of: type).dropLast(candidates.ending(type).count)
    if Self.overlays.contains(where: { stem.hasSuffix($0) }) { return uses.word(in: type, of: .work) == nil }
    guard Self.appearances.contains(where: { stem.hasSuffix($0) }) else { return false }
    guard case .word(let file, let word) = uses.word(in: type, of: .work) else { return true }
    return !FrameworkWords.isWorkObject(graph.files[file].facts.text(word))
  }

  private static let appearances = [
    "Theme", "Theming", "Font", "Fonts", "Haptic", "Haptics", "Appearance", "Color", "Colors", "Colour", "Style",
    "Feedback",
  ]
  private static let overlays = ["Toast", "HUD", "Alert", "Banner", "Keyboard"]

  /// Whether it does work: a value that only carries data is not a service. A struct of closures is a service that
  /// tests can replace.
  func hasWork(_ type: SymbolID) -> Bool {
    graph.hasMember(type) { graph.symbols[$0].kind == .function && !isObjectiveCInitializer($0) }
      || graph.supertypes(of: type).contains { $0.symbol.map { isService($0) } ?? false }
      || isWitness(type) || computesAll(type) || offersStoredState(type)
  }

  /// `class AccountSettings { static let shared = AccountSettings(); var name: String { get { defaults… } } }`
  private func offersStoredState(_ type: SymbolID) -> Bool {
    guard graph.symbols[type].kind == .class, candidates.trait(type) == .service || graph.hasSharedInstance(type),
      uses.word(in: type, of: .work) != nil
    else { return false }
    return graph.hasMember(type) {
      graph.symbols[$0].kind == .variable
        && (graph.storedProperty($0) == nil || graph.declaration(of: $0).modifiers.isDisjoint(with: .constant))
    }
  }

  /// `struct StoredStateProvider: StateProviding { var state: State { store.read() } }`
  private func computesAll(_ type: SymbolID) -> Bool {
    guard candidates.trait(type) == .service, graph.supertypes(of: type).contains(where: { $0.symbol != nil }) else {
      return false
    }
    var computes = false
    for part in [type] + graph.extensions(of: type) {
      for member in graph.members(declaredIn: part) where graph.symbols[member].kind == .variable {
        if graph.storedProperty(member) == .ofInstance { return false }
        computes = computes || graph.storedProperty(member) == nil
      }
    }
    return computes
  }

  /// `struct FeedClient { var load: () async -> Feed; … }`
  private func isWitness(_ type: SymbolID) -> Bool {
    graph.symbols[type].kind == .struct && graph.storedProperties(of: type).all.count(where: \.namesFunction) > 1
  }

  private func serviceSign(_ type: SymbolID) -> RoleProof.Sign? {
    let isNamedService = candidates.trait(type) == .service
    if let word = uses.word(in: type, of: .work) { return word }
    // Its own protocol is not evidence.
    let own = Set(graph.supertypes(of: type).map { $0.symbol })
    if let service = uses.first(
      in: type, where: { isService($0) && (isNamedService || !isProvided($0)) && !own.contains($0) })
    {
      return service
    }
    if let base = namedSupertype(type, named: .service, .worker), case .inherits = base { return base }
    if let outside = foreignServiceSupertype(type) ?? uses.foreignService(heldBy: type) { return outside }
    // Static instances of a struct are constants.
    if surroundings[type].isShared, graph.symbols[type].kind != .struct { return .shared }
    if let folder = inFolder(type, .service) { return folder }
    guard isNamedService else { return nil }
    if isWitness(type) { return .closures }
    if let module = uses.workImport(near: type) { return module }
    // State shared by several types: a single holder is not enough.
    if graph.symbols[type].kind != .struct, user(of: type, \.otherHolder) != nil, let holder = user(of: type, \.holder)
    {
      return .heldBy(holder)
    }
    // Static functions that others call.
    guard graph.hasMember(type, where: { isStaticFunction($0) }),
      !graph.hasMember(type, where: { graph.storedProperty($0) == .ofInstance }), user(of: type, \.otherCaller) != nil
    else { return nil }
    return user(of: type, \.caller).map { .usedBy($0) }
  }

  /// Whether anything with a name may conform to a protocol, such as `DisplayNameProvider`.
  private func isProvided(_ symbol: SymbolID) -> Bool {
    candidates.isProtocol(symbol) && candidates.ending(symbol) == "Provider"
  }

  private func isStaticFunction(_ member: SymbolID) -> Bool {
    graph.symbols[member].kind == .function
      && !graph.declaration(of: member).modifiers.isDisjoint(with: [.static, .classMember])
  }

  /// A supertype outside the project that is named as a service: `TimelineProvider`.
  private func foreignServiceSupertype(_ type: SymbolID) -> RoleProof.Sign? {
    for supertype in graph.supertypes(of: type) where supertype.symbol == nil {
      let ending = graph.names.withBytes(of: supertype.name) { NameEndings.shared.ofType($0) }
      if let ending, NameEndings.shared.endings[ending].trait == .service { return .outside(supertype.name) }
    }
    return nil
  }

  /// Whether a type stores views or controllers, itself or in a superclass, and so works for the screen. For a data
  /// source or loader, a presenter or interactor counts too.
  func holdsScreen(_ type: SymbolID) -> Bool {
    var next: SymbolID? = type
    // A limit, because in broken code classes may inherit from each other in a cycle.
    for _ in 0..<Inheritance.maximumLevels {
      guard let type = next else { return false }
      if holdsScreenItself(type) { return true }
      next = superclass(of: type)
    }
    return false
  }

  private func holdsScreenItself(_ type: SymbolID) -> Bool {
    let above: [NameTrait] = candidates.trait(type) == .worker ? [.presenter, .interactor] : []
    let held = uses.first(in: type) {
      !candidates.baseKinds[$0].isDisjoint(with: .screen) || above.contains(candidates.trait($0))
    }
    if case .holds = held { return true }
    return uses.holdsForeign(type, .screen)
  }

  private func superclass(of type: SymbolID) -> SymbolID? {
    candidates.supertype(of: type) { $0 != type && graph.symbols[$0].kind == .class }
  }
}
