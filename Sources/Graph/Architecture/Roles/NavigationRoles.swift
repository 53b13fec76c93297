import DependencyGraph
import SourceFacts
import Tables

/// Routers, coordinators and assemblies of screens.
extension RoleInference {
  /// Finds types that show screens, then types that start known ones, until none is added.
  func inferNavigation(_ types: [SymbolID]) {
    var open: [(type: SymbolID, role: Role, claim: RoleProof.Claim)] = []
    for type in types where !hasCases(type) {
      let (trait, claim) = claim(of: type)
      guard trait == .router || trait == .coordinator, mayNavigate(type) else { continue }
      open.append((type, trait == .router ? .router : .coordinator, claim))
    }
    defer { inferBridges(types) }
    var isProven = Table<SymbolID, Bool>(repeating: false, count: graph.symbols.count)
    while true {
      let proven = open.compactMap { candidate in
        navigationSign(candidate.type, isProven).map { (candidate, $0) }
      }
      if proven.isEmpty { return }
      for (candidate, sign) in proven {
        add(candidate.type, candidate.role, candidate.claim, sign)
        isProven[candidate.type] = true
        // A type that conforms to a router's protocol is a router.
        for supertype in graph.supertypes(of: candidate.type).compactMap(\.symbol) {
          let trait = candidates.trait(supertype)
          if trait == .router || trait == .coordinator { isProven[supertype] = true }
        }
      }
      open.removeAll { isProven[$0.type] }
    }
  }

  /// A coordinator may be a view controller. The `Coordinator` of a SwiftUI representable only serves its view.
  private func mayNavigate(_ type: SymbolID) -> Bool {
    let baseKinds = candidates.baseKinds[type]
    if baseKinds.contains(.view) || baseKinds.contains(.record) || baseKinds.contains(.interfaceValue) { return false }
    var enclosing = graph.symbols[type].parent
    while let outer = enclosing {
      if let outerType = graph.enclosingType(of: outer), candidates.baseKinds[outerType].contains(.view) {
        return false
      }
      enclosing = graph.symbols[outer].parent
    }
    return true
  }

  private func navigationSign(_ type: SymbolID, _ isProven: Table<SymbolID, Bool>) -> RoleProof.Sign? {
    // A service may ask a coordinator to show something.
    let isWorker = inFolder(type, .service) != nil && uses.word(in: type, of: .work) != nil
    let screen = uses.first(in: type) {
      candidates.baseKinds[$0].contains(.viewController) || isProven[$0] && !isWorker
    }
    if let screen { return screen }
    if let word = uses.word(in: type, of: .screen),
      !candidates.baseKinds[type].contains(.viewController) || navigates(type)
    {
      return word
    }
    if let route = routeState(of: type) { return .route(route) }
    // In SwiftUI screens are views.
    let made = uses.constructed(in: type).filter { symbol in
      candidates.baseKinds[symbol].contains(.view) && graph.symbols[symbol].kind == .struct
    }
    return made.min().map { .creates($0, count: made.count) }
  }

  /// Whether it shows or hides view controllers. One that only embeds another view controller does not navigate.
  private func navigates(_ type: SymbolID) -> Bool {
    uses.mentions(
      type,
      anyOf: [
        "pushViewController", "present", "show", "showDetailViewController", "setViewControllers", "popViewController",
        "popToRootViewController", "dismiss", "viewControllers", "performSegue", "performSegueWithIdentifier",
      ])
  }

  /// A type that creates and stores a coordinator and shows its screens for others is a coordinator, even if it is
  /// called a presenter.
  private func inferBridges(_ types: [SymbolID]) {
    let isProven = isProven
    var coordinates = Table<SymbolID, Bool>(repeating: false, count: graph.symbols.count)
    for proof in proofs where proof.role == .coordinator { coordinates[proof.symbol] = true }
    for type in types
    where candidates.trait(type) == .presenter && !isProven[type] && graph.symbols[type].kind == .class {
      guard mayNavigate(type), candidates.baseKinds[type].isDisjoint(with: .anyInterface),
        let made = uses.constructed(in: type).filter({ coordinates[$0] }).min(),
        uses.word(in: type, of: .screen) != nil || uses.word(in: type, of: .showing) != nil
      else { continue }
      add(type, .coordinator, claim(of: type).claim, .creates(made, count: 1))
    }
  }

  // MARK: SwiftUI

  /// An observable class that stores the navigation state and provides it to views.
  func inferRouteOwners(_ types: [SymbolID]) {
    let isProven = isProven
    for type in types where !isProven[type] && graph.symbols[type].kind == .class {
      guard mayNavigate(type), candidates.baseKinds[type].isDisjoint(with: .anyInterface) else { continue }
      if let route = routeState(of: type) {
        add(type, .router, .plain, .route(route))
      } else if let container = uses.container(heldBy: type), keepsNoValues(type) {
        add(type, .router, .plain, container)
      } else if graph.name(of: type).contains("Navigation"), let screen = surroundings[type].screenHolder {
        add(type, .router, .plain, .heldBy(screen))
      }
    }
  }

  /// Whether it publishes no values, so that it is not a view model: `class Navigation: ObservableObject { let
  /// controller: UINavigationController }`.
  private func keepsNoValues(_ type: SymbolID) -> Bool {
    graph.storedProperties(of: type).all.allSatisfy { !graph.attributeNames(of: $0.symbol).contains("Published") }
  }

  /// The property with the navigation state: `var path: [Destination]`, `@Published var route: Route?`, `var path =
  /// NavigationPath()`.
  private func routeState(of type: SymbolID) -> SymbolID? {
    let properties = graph.storedProperties(of: type)
    return properties.all.first { property in
      let name = graph.name(of: property.symbol).lowercased()
      guard Self.routes.contains(where: name.hasSuffix) else { return false }
      if makesPath(property.symbol) { return true }
      return properties.held(by: property).contains { held in
        guard let type = held.type else { return graph.names[held.name] == "NavigationPath" }
        return hasCases(type) && (held.isElement || property.isOptional) && !hasRawValues(type)
      }
    }?.symbol
  }

  /// `var path = NavigationPath()`
  private func makesPath(_ property: SymbolID) -> Bool {
    let (facts, declaration) = (graph.files[graph.symbols[property].file].facts, graph.declaration(of: property))
    guard let value = declaration.value, facts.nodes[value].kind == .call,
      let callee = facts.nodes.firstChild(of: value)
    else { return false }
    return facts.text(facts.nodes[callee].name) == "NavigationPath"
  }

  private static let routes = [
    "path", "route", "routes", "destination", "destinations", "stack", "sheet", "screen", "screens",
  ]

  /// `enum Tab: String`
  private func hasRawValues(_ type: SymbolID) -> Bool {
    graph.supertypes(of: type).contains { ["String", "Int"].contains(graph.names[$0.name]) }
  }
}
