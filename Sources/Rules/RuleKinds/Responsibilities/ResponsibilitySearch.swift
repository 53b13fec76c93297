import Architecture
import DependencyGraph
import Frameworks
import LowLevel
import Patterns
import SourceFacts
import Tables

/// The evidence for each responsibility: the first place, or all places.
private struct Found {
  /// In the order of `Responsibility.allCases`.
  private(set) var all = [[ResponsibilityEvidence]](repeating: [], count: Responsibility.allCases.count)
  private let isComplete: Bool

  init(isComplete: Bool) { self.isComplete = isComplete }

  /// Whether no further place is needed.
  func has(_ responsibility: Responsibility) -> Bool { !isComplete && !all[responsibility.order].isEmpty }

  mutating func add(_ evidence: ResponsibilityEvidence) {
    if !has(evidence.responsibility) { all[evidence.responsibility.order].append(evidence) }
  }

  /// The strongest places of each; equally strong ones in source order. Places with the same code count once, and each
  /// place is listed for one responsibility only, if that is possible. Clear evidence replaces weak evidence.
  func strongest(_ count: Int) -> [ResponsibilityEvidence] {
    var chosen: [[ResponsibilityEvidence]] = []
    for responsibility in Responsibility.byWeight {
      let ranked = ranked(all[responsibility.order])
      let isClear = responsibility == .businessLogic && !(ranked.first?.isWeak ?? true)
      let fitting = ranked.filter { place in
        !(isClear && place.isWeak) && !chosen.joined().contains { $0.place == place.place }
      }
      if fitting.isEmpty, let taken = Self.take(oneOf: ranked, from: &chosen) {
        chosen.append([taken])
      } else {
        chosen.append(Array(fitting.isEmpty ? ranked.prefix(1) : fitting.prefix(count)))
      }
    }
    return chosen.flatMap { $0 }
  }

  private func ranked(_ evidence: [ResponsibilityEvidence]) -> [ResponsibilityEvidence] {
    var uses: Set<String> = []
    return evidence.indices.sorted { (-evidence[$0].strength, $0) < (-evidence[$1].strength, $1) }
      .map { evidence[$0] }.filter { uses.insert($0.use).inserted }
  }

  /// Removes and returns one place from a responsibility that has more than one.
  private static func take(
    oneOf places: [ResponsibilityEvidence], from chosen: inout [[ResponsibilityEvidence]]
  ) -> ResponsibilityEvidence? {
    for index in chosen.indices.reversed() where chosen[index].count > 1 {
      for other in chosen[index].indices.reversed() {
        guard let found = places.first(where: { $0.place == chosen[index][other].place }) else { continue }
        chosen[index].remove(at: other)
        return found
      }
    }
    return nil
  }
}

/// The responsibilities that one type takes on, with the places that show them.
struct ResponsibilitySearch {
  let code: ControllerCode
  private let feedback: [NamePattern]
  private var found = Found(isComplete: false)

  /// - Parameter feedback: event methods that do not count as handling if they only change the interface.
  init(_ code: ControllerCode, feedback: [NamePattern]) {
    self.code = code
    self.feedback = feedback
  }

  /// The maximum number of places that are reported for each responsibility.
  private static let reported = 3

  /// Sorted by weight.
  mutating func responsibilities() -> [Responsibility] { search(isComplete: false).map(\.responsibility) }

  /// The strongest places of each, sorted by weight. Slower than `responsibilities()`.
  mutating func evidence() -> [ResponsibilityEvidence] { search(isComplete: true) }

  /// All places that show a responsibility.
  mutating func everyPlace() -> [ResponsibilityEvidence] {
    _ = search(isComplete: true)
    return found.all.flatMap { $0 }
  }

  private mutating func search(isComplete: Bool) -> [ResponsibilityEvidence] {
    found = Found(isComplete: isComplete)
    for (index, use) in code.uses.enumerated() {
      if code.isIn(.ignored, index) || code.reader.isOnSuperclass(use) { continue }
      addInterfaceUse(use, index)
      if !found.has(.navigation), code.isNavigation(index) { note(.navigation, use, navigationStrength(use, index)) }
      if !found.has(.businessLogic), let strength = businessStrength(use, index) {
        note(.businessLogic, use, strength, businessUse(use, index))
      }
    }
    addSegues()
    addInteraction()
    return found.strongest(isComplete ? Self.reported : 1)
  }

  private mutating func note(
    _ responsibility: Responsibility, _ use: Use, _ strength: Int, _ business: BusinessUse? = nil
  ) {
    guard !found.has(responsibility) else { return }
    // A screen that is passed to a service is not one that the service shows.
    let text = business == nil ? code.text(of: use) : code.reader.text(of: use)
    found.add(
      ResponsibilityEvidence(
        responsibility: responsibility, place: code.place(of: use), strength: strength, note: business?.rawValue,
        use: text))
  }

  /// The longest handler is the strongest evidence.
  private mutating func addInteraction() {
    let interaction = InteractionSearch(code, feedback: feedback)
    interaction.forEachHandler { handler in
      let strength = interaction.length(of: handler)
      found.add(interaction.receipt(of: handler, strength))
      if !found.has(.handleInteraction), interaction.decides(handler) {
        found.add(interaction.decision(of: handler, strength))
      }
      return !found.has(.handleInteraction)
    }
  }

  // MARK: Interface

  private mutating func addInterfaceUse(_ use: Use, _ index: Int) {
    let isSetup = code.isSetup(use)
    if code.isIn(.building, index) {
      if found.has(.configureUI) && (isSetup || found.has(.updateUI)) || code.reader.isQuestion(use) { return }
      return note(!isSetup && setsToNil(use) ? .updateUI : .configureUI, use, 3)
    }
    if found.has(isSetup ? .configureUI : .updateUI), isSetup || found.has(.configureUI) { return }
    let isUpdate =
      code.isIn(.updating, index) && !code.isIn(.catching, index) && !isOnWorker(use) && !code.reader.isQuestion(use)
    if isUpdate { return note(isSetup ? .configureUI : .updateUI, use, isSetup || use.form == .assign ? 2 : 3) }
    switch use.form {
    case .assign:
      guard !isOwn(use), code.isOnInterface(use) else { return }
      guard code.reader.closures(of: use).isEmpty else { return }
      note(isSetup || code.isIn(.styling, index) ? .configureUI : .updateUI, use, 1)
    case .construct:
      if isSetup, code.isInterface(code.reader.type(of: use)) { note(.configureUI, use, 2) }
    case .call:
      // A method of a project's view with arguments.
      guard !isSetup, let target = use.target, code.graph.symbols[target].kind == .function else { return }
      guard !isOwn(use), !code.reader.arguments(of: use).isEmpty, code.reader.isStatement(use) else { return }
      if code.isOnInterface(use) { note(.updateUI, use, 3) }
    case .read: return
    }
  }

  /// Whether a use sets a property to nil: `navigationItem.rightBarButtonItem = nil`
  private func setsToNil(_ use: Use) -> Bool {
    guard use.form == .assign, let value = code.reader.onlyArgument(of: use) else { return false }
    return code.graph.files[use.file].facts.nodes[value].kind == .nilLiteral
  }

  /// Whether a use is on a view model or service: `viewModel.reloadData()`
  private func isOnWorker(_ use: Use) -> Bool {
    let roles = code.roles(of: use)
    return [Role.viewModel, .presenter, .interactor, .service].contains { roles.contains($0) }
  }

  private func isOwn(_ use: Use) -> Bool { code.reader.receiver(of: use) == .own && code.newType(of: use) == nil }

  // MARK: Navigation

  /// Looks for `prepare(for:sender:)`, which configures the next screen. If that is stored in a property, it is an
  /// embedded one.
  private mutating func addSegues() {
    guard !found.has(.navigation) else { return }
    for method in Array(code.members).sorted() where isPreparation(method) {
      let uses = (code.usesOfMember[method] ?? []).map { code.uses[$0] }
      let keeps = uses.contains { use in
        use.form == .assign && isOwn(use) && code.reader.isController(use.target)
      }
      if keeps || !mentionsDestination(method) { continue }
      found.add(
        ResponsibilityEvidence(
          responsibility: .navigation, place: Place(nameOf: method, in: code.graph), strength: 3,
          use: code.graph.name(of: method) + (code.graph.isSwift(method) ? "(for:sender:)" : "")))
    }
  }

  /// The strength of evidence for navigation: highest for code that shows a screen of the project, lowest for code in a
  /// helper.
  private func navigationStrength(_ use: Use, _ index: Int) -> Int {
    guard code.isIn(.navigating, index) else { return 1 }
    let showsOwn = code.reader.arguments(of: use).contains { argument in
      if case .project = code.reader.types.type(of: argument, in: use.file) { true } else { false }
    }
    return showsOwn ? 4 : 3
  }

  private func isPreparation(_ method: SymbolID) -> Bool {
    let name = code.graph.name(of: method)
    guard name == "prepare" || name == "prepareForSegue:sender:" else { return false }
    return name != "prepare" || code.graph.qualifiedName(of: method).hasSuffix("(for:sender:)")
  }

  private func mentionsDestination(_ method: SymbolID) -> Bool {
    let facts = code.graph.files[code.graph.symbols[method].file].facts
    let declaration = code.graph.declaration(of: method)
    guard let body = declaration.body else { return false }
    let scope = facts.scopes[body]
    return (scope.firstNode..<scope.endNode).contains { node in
      let written = facts.nodes[node]
      guard written.kind == .member,
        ["destination", "destinationController", "destinationViewController"].contains(facts.text(written.name))
      else { return false }
      // `segue.destination.view.isHidden = false` only concerns how an embedded screen looks.
      return !(facts.parent(of: node).map { isView(facts.nodes[$0], facts) } ?? false)
    }
  }

  private func isView(_ node: Node, _ facts: FrozenFacts) -> Bool {
    node.kind == .member && facts.text(node.name) == "view"
  }
}

extension UseReader {
  private static let viewControllers = Frameworks.known.roots(with: .viewController)

  /// Whether a property holds a view controller.
  fileprivate func isController(_ property: SymbolID?) -> Bool {
    guard let property else { return false }
    let names = types.names(of: types.type(ofSymbol: property))
    return names.contains(where: Self.viewControllers.contains)
  }
}

extension ControllerCode {
  /// Whether a use opens or configures another screen. Calls of the type's own methods do not count; their code does.
  func isNavigation(_ index: Int) -> Bool {
    let use = uses[index]
    if use.target.map(members.contains) ?? false { return false }
    if isIn(.leaving, index) || setsOwnTabs(use) || windows.movesItself(by: use) { return false }
    if isIn(.showingItself, index) { return reader.passesItself(use) }
    return isIn(.navigating, index) && opensScreen(use) && !shortensStack(use)
      || navigatesInside(use) && !reader.concerns(vocabulary.alerts, use)
  }

  /// Whether a tab bar controller sets its own tabs, or selects one of them.
  private func setsOwnTabs(_ use: Use) -> Bool {
    Self.tabMembers.contains { graph.files[use.file].facts.text(use.name).hasPrefix($0) }
      && reader.receiver(of: use) == .own
      && reader.types.names(of: reader.type(of: use)).contains("UITabBarController")
  }

  private static let tabMembers = ["viewControllers", "setViewControllers", "selectedIndex", "selectedViewController"]

  /// Whether a navigating use shows a screen, not an alert or a picker.
  private func opensScreen(_ use: Use) -> Bool {
    !reader.asksForController(use) && !reader.movesOwnWindow(use) && !reader.concerns(vocabulary.alerts, use)
  }

  /// Whether a use sets the navigation controller's own screens after removing some: `setViewControllers(screens,
  /// animated: true)`.
  private func shortensStack(_ use: Use) -> Bool {
    let facts = graph.files[use.file].facts
    return reader.arguments(of: use).contains { argument in
      guard facts.nodes[argument].kind == .identifier, let value = reader.localValue(of: argument, at: use) else {
        return false
      }
      let isStack = facts.nodes[value].kind == .member && facts.text(facts.nodes[value].name) == "viewControllers"
      guard isStack, let name = reader.path(of: argument, in: use.file) else { return false }
      let changes = (usesOfMember[use.source] ?? []).map { uses[$0] }.filter { reader.receiverPath(of: $0) == name }
      return !changes.isEmpty && changes.allSatisfy { facts.text($0.name).hasPrefix("remove") || $0.form == .read }
    }
  }

  /// Whether a use calls a navigating function in one of the project's extensions of controllers.
  func navigatesInside(_ use: Use) -> Bool {
    guard let function = extensions.function(calledBy: use, reader) else { return false }
    return extensions.does(function, reader) { inner in
      let lists = reader.lists(of: inner, vocabulary.uses)
      return lists.contains(.navigating) && !lists.contains(.leaving) && opensScreen(inner)
    }
  }
}
