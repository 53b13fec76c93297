import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// View models, presenters and interactors.
extension RoleInference {
  func inferViewModel(_ type: SymbolID) {
    guard graph.symbols[type].kind != .enum, !fillsTable(type), !isLayoutRecord(type), !describesChild(type),
      let sign = viewModelSign(type)
    else { return }
    let claim = candidates.claim(byNameOf: type)
    let isCell = candidates.trait(type) == .cellModel
    if isCell { add(type, .cellModel, claim, sign) }
    // A `*CellViewModel` is both.
    if !isCell || candidates.ending(type).hasSuffix("ViewModel") {
      add(type, .viewModel, claim, sign)
    }
  }

  /// Whether it is a data source of a table and not a view model: `FeedDisplayData: NSObject, UITableViewDataSource`. A
  /// name that ends in `Model` or `VM` is that of a view model.
  private func fillsTable(_ type: SymbolID) -> Bool {
    guard graph.symbols[type].kind == .class, candidates.baseKinds[type].contains(.interfaceClient) else {
      return false
    }
    let ending = candidates.ending(type)
    return !ending.hasSuffix("Model") && ending != "VM"
  }

  /// Whether it is a private type without observers in the file of a UIKit or AppKit view: a value for drawing or
  /// layout.
  private func isLayoutRecord(_ type: SymbolID) -> Bool {
    guard !graph.declaration(of: type).modifiers.isDisjoint(with: [.private, .fileprivate]),
      !candidates.baseKinds[type].contains(.observable)
    else { return false }
    return graph.symbols(in: graph.symbols[type].file).contains {
      candidates.baseKinds[$0].contains(.view) && !candidates.baseKinds[$0].contains(.swiftUI)
    }
  }

  /// Whether it is a value nested in a screen that holds another screen, and so describes a tab or a page: `struct
  /// PageModel { let title: String; let page: UIViewController }`.
  private func describesChild(_ type: SymbolID) -> Bool {
    guard graph.symbols[type].kind == .struct,
      let outer = graph.enclosingType(of: graph.symbols[type].parent),
      !candidates.baseKinds[outer].isDisjoint(with: .screen)
    else { return false }
    let held = uses.first(in: type) { candidates.baseKinds[$0].contains(.viewController) }
    if case .holds = held { return true }
    return uses.holdsForeign(type, .viewController)
  }

  private func viewModelSign(_ type: SymbolID) -> RoleProof.Sign? {
    if candidates.baseKinds[type].contains(.observable) { return .observable }
    if let holder = user(of: type, \.screenHolder) { return .heldBy(holder) }
    if let supertypeSign = namedSupertype(type, named: .viewModel, .cellModel) ?? foreignViewModel(type) {
      return supertypeSign
    }
    if let outer = graph.enclosingType(of: graph.symbols[type].parent),
      !candidates.baseKinds[outer].isDisjoint(with: .screen)
    {
      return .nested(outer)
    }
    if let user = user(of: type, \.screenUser) { return .usedBy(user) }
    if let folder = inFolder(type, [.viewModel, .presentation]) { return folder }
    // The holder must be a view model too, or be in the same folder.
    guard let holder = user(of: type, \.holder), !isService(holder) else { return nil }
    let isPeer = candidates.trait(holder) == .viewModel || graph.folder(of: holder) == graph.folder(of: type)
    return isPeer ? .heldBy(holder) : nil
  }

  /// A supertype outside the project that is named as a view model: `SectionReactor`.
  private func foreignViewModel(_ type: SymbolID) -> RoleProof.Sign? {
    for supertype in graph.supertypes(of: type) where supertype.symbol == nil {
      let ending = graph.names.withBytes(of: supertype.name) { NameEndings.shared.ofType($0) }
      if let ending, [.viewModel, .cellModel].contains(NameEndings.shared.endings[ending].trait) {
        return .outside(supertype.name)
      }
    }
    return nil
  }

  func inferPresenter(_ type: SymbolID, _ claim: RoleProof.Claim) {
    // `Presenter: NSObject, UIViewControllerAnimatedTransitioning` presents view controllers and is not a presenter of
    // MVP.
    guard [.class, .actor].contains(graph.symbols[type].kind), !candidates.baseKinds[type].contains(.transition) else {
      return
    }
    guard let sign = presenterSign(type) else { return }
    if isPresenterOfItsScreen(type) || !isOwnStage(type, sign) && !isUIKitHelper(type, sign) && !showsOnGiven(type) {
      add(type, .presenter, claim, sign)
    }
  }

  /// Whether a UIKit screen stores it as `presenter` or `output`, and it stores its `view` or `viewController`. This is
  /// sufficient without a protocol, and even if it navigates.
  private func isPresenterOfItsScreen(_ type: SymbolID) -> Bool {
    guard keeps(type, ["view", "viewController"]), let holder = user(of: type, \.screenHolder),
      graph.symbols[holder].kind == .class
    else { return false }
    return holds(holder, type, as: ["presenter", "output"])
  }

  /// Whether a stored property with one of these names has the type, or a protocol of it.
  private func holds(_ holder: SymbolID, _ type: SymbolID, as names: Set<String>) -> Bool {
    let properties = graph.storedProperties(of: holder)
    return properties.all.contains { property in
      let isIt = properties.held(by: property).contains {
        $0.type == type || $0.type.map(candidates.isProtocol) ?? false
      }
      return isIt && names.contains(graph.name(of: property.symbol))
    }
  }

  private func presenterSign(_ type: SymbolID) -> RoleProof.Sign? {
    let view = uses.first(in: type) { isView($0) }
    if case .holds = view { return view }
    let delegate = uses.first(in: type) { isScreenProtocol[$0] }
    if case .holds = delegate { return delegate }
    if let holder = user(of: type, \.screenHolder), !isUnrelated(type, holder) { return .heldBy(holder) }
    return view ?? uses.word(in: type, of: .screen)
  }

  /// Whether a presenter does not belong to the view that stores it. SwiftUI views store various objects named as
  /// presenters; their own has the view's name or is just named `presenter`.
  private func isUnrelated(_ type: SymbolID, _ holder: SymbolID) -> Bool {
    guard graph.symbols[holder].kind == .struct else { return false }
    let stem = graph.name(of: type).without("Presenter")
    if !stem.isEmpty, graph.name(of: holder).hasPrefix(stem) { return false }
    return !holds(holder, type, as: ["presenter", "output"])
  }

  /// Whether a type stores UIKit views, or a view that it created, to present a popover or banner. The view of an MVP
  /// presenter is passed in.
  private func isOwnStage(_ type: SymbolID, _ sign: RoleProof.Sign) -> Bool {
    switch sign {
    case .holds(let view), .names(let view):
      if candidates.isProtocol(view) { return false }
      if user(of: type, \.screenHolder) != view, uses.constructed(in: type).contains(view) { return true }
    default: break
    }
    return uses.first(in: type) { candidates.isProtocol($0) && isView($0) } == nil
      && uses.holdsForeign(type, [.view, .viewController, .interface])
  }

  /// Whether a type shows screens on any controller that is passed in, and has no view of its own. It is not an MVP
  /// presenter either.
  private func isUIKitHelper(_ type: SymbolID, _ sign: RoleProof.Sign) -> Bool {
    if case .holds = sign { return false }
    guard uses.mentions(type, anyOf: ["present", "pushViewController", "show", "dismiss", "performSegue"]),
      uses.first(in: type, where: { candidates.isProtocol($0) && (isView($0) || isScreenProtocol[$0]) }) == nil
    else { return false }
    // A UIKit screen is not the view of a presenter.
    if case .word = sign { return true }
    return uses.mentions(type, anyOf: ["UIViewController", "UINavigationController"])
  }

  /// Whether it opens screens for others: it has a function like `present(from: UIViewController)` and at most a
  /// delegate, or it creates a coordinator.
  private func showsOnGiven(_ type: SymbolID) -> Bool {
    if uses.constructed(in: type).contains(where: { candidates.trait($0) == .coordinator }) {
      return !keeps(type, ["view", "interactor"])
    }
    guard uses.showsOnController(type), !keeps(type, Self.ownParts) else { return false }
    let view = uses.first(in: type) {
      candidates.isProtocol($0) && (isView($0) || isScreenProtocol[$0] && !graph.name(of: $0).hasSuffix("Delegate"))
    }
    if case .holds = view { return false }
    return true
  }

  /// Whether it has a stored property with such a name: its view, an interactor or a router.
  private func keeps(_ type: SymbolID, _ names: Set<String>) -> Bool {
    graph.storedProperties(of: type).all.contains {
      names.contains(String(graph.name(of: $0.symbol).drop { $0 == "_" }))
    }
  }

  private static let ownParts: Set<String> = [
    "view", "userInterface", "viewController", "interactor", "router", "wireframe",
  ]

  /// A view or view controller, or a protocol that is named after one.
  private func isView(_ symbol: SymbolID) -> Bool {
    if !candidates.baseKinds[symbol].isDisjoint(with: .screen) { return true }
    guard candidates.isProtocol(symbol) else { return false }
    return candidates.trait(symbol) == .view || graph.name(of: symbol).hasSuffix("View")
  }

  func inferInteractor(_ type: SymbolID, _ claim: RoleProof.Claim) {
    if let sign = interactorSign(type, claim) { add(type, .interactor, claim, sign) }
  }

  private func interactorSign(_ type: SymbolID, _ claim: RoleProof.Claim) -> RoleProof.Sign? {
    if case .named = claim, let supertypeSign = namedSupertype(type, named: .interactor) { return supertypeSign }
    if let user = user(of: type, \.presentationUser) { return .usedBy(user) }
    if let service = uses.first(in: type, where: { isService($0) }) { return service }
    if let holder = user(of: type, \.screenHolder) { return .heldBy(holder) }
    if let screen = user(of: type, \.screenUser) { return .usedBy(screen) }
    return inFolder(type, .interactor) ?? uses.word(in: type, of: .work)
  }

  /// Whether a type or protocol is named as a service, is not part of the user interface, and is not a value that is
  /// sent or stored.
  func isService(_ symbol: SymbolID) -> Bool {
    candidates.trait(symbol) == .service && candidates.baseKinds[symbol].isDisjoint(with: [.anyInterface, .coded])
      && !hasCases(symbol)
  }
}
