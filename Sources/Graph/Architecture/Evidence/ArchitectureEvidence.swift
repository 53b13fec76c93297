import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// A number of items, and how many of them have a property.
public struct Share: Sendable, Equatable {
  public var part: Int
  public var whole: Int

  public init(part: Int, whole: Int) { (self.part, self.whole) = (part, whole) }

  /// Whether the part is at least one in `parts`.
  public func isAtLeast(oneIn parts: Int) -> Bool { part > 0 && part * parts >= whole }
}

/// How much of an app follows each architecture.
public struct ArchitectureEvidence {
  private let model: ArchitecturalModel
  private let graph: DependencyGraph
  /// For each symbol, whether it is a view controller and not a container.
  private let isController: Table<SymbolID, Bool>
  /// For each symbol, the roles of a type. For a protocol, the roles that all conforming types have.
  private let kinds: Table<SymbolID, RoleSet>
  /// For each symbol, the roles of the objects that a type stores. A SwiftUI view that stores an object counts as a
  /// screen.
  private let kept: Table<SymbolID, RoleSet>

  public init(_ model: ArchitecturalModel) {
    self.model = model
    graph = model.graph
    let containers = Containers(in: graph)
    isController = Table(
      graph.symbols.indices.map { model.roles[$0].contains(.viewController) && !containers.isContainer($0) })
    kinds = Self.kinds(model)
    kept = Self.kept(model, kinds)
  }

  // MARK: Screens

  /// View controllers, and SwiftUI views that store an object of the project. `part` counts those with a view model.
  public var screensWithViewModel: Share {
    let screens = graph.types.filter(isScreen)
    let models = Self.models
    let pairs = model.roles.typesWithRoles.count { !model.roles[$0].isDisjoint(with: models) } * Self.screensOfOne
    return Share(part: min(pairs, screens.count { !kept[$0].isDisjoint(with: models) }), whole: screens.count)
  }

  /// A view model that more screens share, such as one for the theme, does not count for any of them.
  private static let screensOfOne = 3

  /// View controllers with a presenter that refers to its view.
  public var screensWithPresenter: Share {
    let screens = graph.types.filter { isController[$0] }
    return Share(part: screens.count { kept[$0].contains(.presenter) }, whole: screens.count)
  }

  /// The same, if there is also an interactor in the module.
  public var screensWithInteractor: Share {
    let screens = graph.types.filter { isController[$0] }
    let modules = Set(model.roles.types(.interactor).compactMap { model.screenModules.module(of: $0, in: graph) })
    return Share(
      part: screens.count { type in model.screenModules.module(of: type, in: graph).map(modules.contains) ?? false },
      whole: screens.count)
  }

  /// View controllers that a coordinator or router names or creates, without those that its initializers take: it
  /// works for them and does not lead to them.
  public var screensOfCoordinators: Share {
    var reached: Set<SymbolID> = []
    for type in model.roles.types(.coordinator) + model.roles.types(.router) {
      reached.formUnion(screens(namedBy: type).subtracting(screensGiven(to: type)))
    }
    return Share(part: reached.count, whole: isController.count { $0 })
  }

  private func screens(namedBy type: SymbolID) -> Set<SymbolID> {
    var reached: Set<SymbolID> = []
    for part in [type] + graph.extensions(of: type) {
      let text = graph.declaration(of: part)
      for reference in graph.references(in: graph.symbols[part].file, bytes: text.start..<text.end) {
        let target = graph.references[reference].target
        if let screen = graph.enclosingType(of: target), isController[screen] { reached.insert(screen) }
        guard graph.symbols[target].kind == .function else { continue }
        // The coordinator calls a factory that creates the view controller.
        for made in graph.heldTypes(of: target).compactMap(\.type) where isController[made] { reached.insert(made) }
      }
    }
    return reached
  }

  private func screensGiven(to type: SymbolID) -> Set<SymbolID> {
    let initializers = graph.members(of: type).filter { graph.symbols[$0].kind == .initializer }
    let given = initializers.flatMap { initializer in
      graph.parameters(of: initializer).flatMap { parameter in
        graph.references(in: graph.symbols[initializer].file, bytes: parameter.start..<parameter.end).map {
          graph.references[$0].target
        }
      }
    }
    return Set(given.filter { isController[$0] })
  }

  private func isScreen(_ type: SymbolID) -> Bool {
    isController[type]
      || graph.symbols[type].kind == .struct && model.roles[type].contains(.view) && !kept[type].isEmpty
  }

  /// Uses a worklist: a type passes its roles on to its supertypes again only when the set has shrunk, at most once for
  /// each role, so that a deep hierarchy of protocols costs no more than a wide one.
  private static func kinds(_ model: ArchitecturalModel) -> Table<SymbolID, RoleSet> {
    let graph = model.graph
    var shared = Table<SymbolID, RoleSet?>(repeating: nil, count: graph.symbols.count)
    var changed = graph.types.filter { graph.symbols[$0].kind.canHaveRole && !graph.supertypes(of: $0).isEmpty }
    while let type = changed.popLast() {
      var roles = shared[type]
      if graph.symbols[type].kind.canHaveRole { roles = roles?.intersection(model.roles[type]) ?? model.roles[type] }
      guard let roles else { continue }
      for supertype in graph.supertypes(of: type).lazy.compactMap(\.symbol) where supertype != type {
        let less = shared[supertype]?.intersection(roles) ?? roles
        if shared[supertype] == less { continue }
        shared[supertype] = less
        changed.append(supertype)
      }
    }
    var kinds = model.roles.sets
    for type in graph.types where graph.symbols[type].kind == .protocol { kinds[type] = shared[type] ?? [] }
    return kinds
  }

  private static func kept(_ model: ArchitecturalModel, _ kinds: Table<SymbolID, RoleSet>) -> Table<SymbolID, RoleSet> {
    let graph = model.graph
    let objects: RoleSet = [
      RoleSet(.viewModel), RoleSet(.cellModel), RoleSet(.presenter), RoleSet(.coordinator), RoleSet(.router),
      RoleSet(.service),
      RoleSet(.interactor),
    ]
    var kept = Table<SymbolID, RoleSet>(repeating: [], count: graph.symbols.count)
    for index in graph.references(to: kinds.mapValues { !$0.isDisjoint(with: objects) }) where graph.isHolding(index) {
      let reference = graph.references[index]
      guard let source = reference.source, let owner = graph.enclosingType(of: source) else { continue }
      let storedObjects = kinds[reference.target].intersection(objects)
      // A service in the environment of all views is not state of one of them.
      let isAround = storedObjects.isDisjoint(with: models) && isEnvironment(source, in: graph)
      if !isAround { kept[owner].formUnion(storedObjects) }
    }
    // Subclasses store what their base class stores.
    for type in graph.types where graph.symbols[type].kind == .class {
      for base in graph.allSupertypes(of: type).compactMap(\.symbol) { kept[type].formUnion(kept[base]) }
    }
    return kept
  }

  private static let models: RoleSet = [RoleSet(.viewModel), RoleSet(.cellModel)]

  private static func isEnvironment(_ property: SymbolID, in graph: DependencyGraph) -> Bool {
    graph.attributeNames(of: property).contains { $0 == "EnvironmentObject" || $0 == "Environment" }
  }

  // MARK: Services

  /// Services whose interface names a signal: an observable, a publisher, an asynchronous sequence.
  public var servicesWithSignals: Share { services(naming: Self.isSignal) }

  /// Services whose interface names a scheduler.
  public var servicesWithSchedulers: Share { services { $0.hasSuffix("Scheduler") || $0.hasSuffix("SchedulerType") } }

  private func services(naming isMatch: (String) -> Bool) -> Share {
    var known: [Name: Bool] = [:]
    let services = model.roles.types(.service)
    let part = services.count { service in
      ([service] + graph.extensions(of: service)).contains { part in
        graph.interfaceTypes(declaredIn: part).contains { name in
          if let answer = known[name] { return answer }
          let answer = isMatch(graph.names[name])
          known[name] = answer
          return answer
        }
      }
    }
    return Share(part: part, whole: services.count)
  }

  private static func isSignal(_ name: String) -> Bool {
    Frameworks.known.has(.signal, name)
      || ["Publisher", "Subject", "Relay", "Observable"].contains(where: name.hasSuffix)
  }
}

/// View controllers that hold others: navigation, tabs, pages.
private struct Containers {
  private let graph: DependencyGraph
  private let names: [Name]

  init(in graph: DependencyGraph) {
    self.graph = graph
    names = Frameworks.known.all(with: .screenContainer).compactMap { graph.names.find($0) }
  }

  func isContainer(_ type: SymbolID) -> Bool {
    !names.isEmpty && graph.hasSupertype(type) { $0.symbol == nil && names.contains($0.name) }
  }
}

extension DependencyGraph {
  /// The names in the types of the members that a type or extension declares, except private ones.
  func interfaceTypes(declaredIn part: SymbolID) -> [Name] {
    let file = symbols[part].file
    let (facts, merged) = (files[file].facts, mergedNames[file])
    return members(declaredIn: part).flatMap { member -> [Name] in
      let declaration = declaration(of: member)
      guard [.function, .variable].contains(symbols[member].kind), let root = declaration.type,
        declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
      else { return [] }
      return (facts.nodes[root].start...root).compactMap { node in
        [.typeName, .typeMember].contains(facts.nodes[node].kind) ? Name(merged[facts.nodes[node].name]) : nil
      }
    }
  }
}
