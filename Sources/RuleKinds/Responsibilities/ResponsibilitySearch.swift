import Architecture
import DependencyGraph
import Ordering
import SourceFacts

/// The first evidence of each responsibility.
private struct Found {
  /// In the order of `Responsibility`.
  private(set) var all = [ResponsibilityEvidence?](repeating: nil, count: Responsibility.allCases.count)

  subscript(responsibility: Responsibility) -> ResponsibilityEvidence? {
    get { all[responsibility.order] }
    set { all[responsibility.order] = newValue }
  }

  func has(_ responsibility: Responsibility) -> Bool { all[responsibility.order] != nil }
}

/// The responsibilities that one type bears, each with the first place that shows it.
struct ResponsibilitySearch {
  let code: ControllerCode
  private let feedback: [NamePattern]
  private var found = Found()

  /// `feedback`: methods that handle nothing by changing the interface alone.
  init(_ code: ControllerCode, feedback: [NamePattern]) {
    self.code = code
    self.feedback = feedback
  }

  /// In the order of `Responsibility`.
  mutating func evidence() -> [ResponsibilityEvidence] {
    for (index, use) in code.uses.enumerated() {
      if code.isIn(.ignored, index) || code.reader.isOnSuperclass(use) { continue }
      lookAtInterface(use, index)
      if !found.has(.navigation), code.isNavigation(index) { note(.navigation, use) }
      if !found.has(.businessLogic), isBusiness(use, index) { note(.businessLogic, use) }
    }
    lookAtSegues()
    let interaction = InteractionSearch(code, feedback: feedback)
    let handlers = interaction.handlers()
    if let first = handlers.first { found[.catchInteraction] = first.evidence(.catchInteraction) }
    if let first = handlers.first(where: { interaction.decides($0) }) {
      found[.handleInteraction] = first.evidence(.handleInteraction)
    }
    return found.all.compactMap { $0 }
  }

  private mutating func note(_ responsibility: Responsibility, _ use: Use) {
    guard !found.has(responsibility) else { return }
    found[responsibility] = ResponsibilityEvidence(
      responsibility: responsibility, place: code.place(of: use), use: code.text(of: use))
  }

  // MARK: Interface

  private mutating func lookAtInterface(_ use: Use, _ index: Int) {
    let isSetup = code.isSetup(use)
    if code.isIn(.building, index) {
      if found.has(.configureUI) && (isSetup || found.has(.updateUI)) || code.reader.isQuestion(use) { return }
      return note(!isSetup && takesAway(use) ? .updateUI : .configureUI, use)
    }
    if found.has(isSetup ? .configureUI : .updateUI), isSetup || found.has(.configureUI) { return }
    let isUpdate = code.isIn(.updating, index) && !code.isIn(.catching, index) && !isOnWorker(use) && !code.reader.isQuestion(use)
    if isUpdate { return note(isSetup ? .configureUI : .updateUI, use) }
    switch use.form {
    case .assign:
      guard !isOwn(use), code.isInterface(code.reader.type(of: use)) else { return }
      guard code.reader.closures(of: use).isEmpty else { return }
      note(isSetup || code.isIn(.styling, index) ? .configureUI : .updateUI, use)
    case .construct:
      if isSetup, code.isInterface(code.reader.type(of: use)) { note(.configureUI, use) }
    case .call:
      // A view of the project is handed something.
      guard !isSetup, use.target >= 0, code.graph.symbols[Int(use.target)].kind == .function else { return }
      guard !isOwn(use), !code.reader.arguments(of: use).isEmpty, code.reader.isStatement(use) else { return }
      if code.isInterface(code.reader.type(of: use)) { note(.updateUI, use) }
    case .read: return
    }
  }

  /// `navigationItem.rightBarButtonItem = nil`
  private func takesAway(_ use: Use) -> Bool {
    guard use.form == .assign, let value = code.reader.onlyArgument(of: use) else { return false }
    return code.graph.files[Int(use.file)].facts.nodes[value].kind == .nilLiteral
  }

  /// `viewModel.reloadData()`
  private func isOnWorker(_ use: Use) -> Bool {
    let roles = code.roles(of: use)
    return [Role.viewModel, .presenter, .interactor, .service].contains { roles.contains($0) }
  }

  private func isOwn(_ use: Use) -> Bool { code.reader.receiver(of: use) == .own }

  // MARK: Navigation

  /// `prepare(for:sender:)` prepares the screen that comes; a screen that is kept in a property is embedded.
  private mutating func lookAtSegues() {
    guard !found.has(.navigation) else { return }
    for method in Array(code.members).ordered() where isPreparation(method) {
      let uses = (code.usesOfMember[method] ?? []).map { code.uses[$0] }
      let keeps = uses.contains { use in
        use.form == .assign && isOwn(use) && code.reader.isController(Int(use.target))
      }
      if keeps || !mentionsDestination(method) { continue }
      let place = Place(nameOf: method, in: code.graph)
      found[.navigation] = ResponsibilityEvidence(
        responsibility: .navigation, place: place, use: code.graph.name(of: method))
      return
    }
  }

  private func isPreparation(_ method: Int) -> Bool {
    let name = code.graph.name(of: method)
    guard name == "prepare" || name == "prepareForSegue:sender:" else { return false }
    return name != "prepare" || code.graph.qualifiedName(of: method).hasSuffix("(for:sender:)")
  }

  private func mentionsDestination(_ method: Int) -> Bool {
    let facts = code.graph.files[Int(code.graph.symbols[method].file)].facts
    let declaration = code.graph.declaration(of: method)
    guard declaration.body >= 0 else { return false }
    let scope = facts.scopes[Int(declaration.body)]
    return (scope.firstNode..<scope.endNode).contains { index in
      let node = facts.nodes[Int(index)]
      return node.kind == .member
        && ["destination", "destinationController", "destinationViewController"].contains(facts.text(node.name))
    }
  }

  // MARK: Business logic

  /// `webView.load(URLRequest(url: page))`
  private var showsPages: Bool { code.uses.indices.contains { code.isIn(.pages, $0) } }

  private func isBusiness(_ use: Use, _ index: Int) -> Bool {
    if code.isIn(.navigating, index) { return false }
    if code.isIn(.business, index) || (code.isIn(.requests, index) && !showsPages) { return true }
    guard use.form != .construct else { return false }
    let roles = code.roles(of: use)
    if roles.contains(.service) { return !makesInterface(use) }
    // `entity.map { … }` is of the optional.
    guard roles.isEmpty || roles.contains(.entity), !code.isIn(.immediate, index) else { return false }
    guard use.form == .assign || code.reader.isStatement(use) else { return false }
    return roles.contains(.entity) || code.isOnSharedModel(use)
  }
}

extension ResponsibilitySearch {
  /// A builder's view, a provider's screen
  private func makesInterface(_ use: Use) -> Bool {
    guard use.form == .call, use.target >= 0, code.graph.symbols[Int(use.target)].kind == .function else { return false }
    let type = code.reader.types.type(ofSymbol: Int(use.target))
    return code.isInterface(type)
      || code.reader.types.names(of: type).contains { ["View", "UIViewController", "NSViewController"].contains($0) }
  }
}

extension UseReader {
  /// Whether the variable that a use is on is called as a list says, where its type does not tell: an inherited `alert`.
  func isNamed(_ use: Use, _ list: TypeList, _ type: ValueType) -> Bool {
    guard type.isUnknown || types.names(of: type).first == "UIViewController", let path = receiverPath(of: use) else { return false }
    return list.matches(path.split(separator: ".").last.map(String.init) ?? path)
  }

  /// Whether a property holds a view controller.
  fileprivate func isController(_ property: Int) -> Bool {
    guard property >= 0 else { return false }
    let names = types.names(of: types.type(ofSymbol: property))
    return names.contains { $0 == "UIViewController" || $0 == "NSViewController" }
  }
}

extension ControllerCode {
  /// Whether a use opens, closes or prepares a screen. What methods of its own do is seen in them.
  func isNavigation(_ index: Int) -> Bool {
    (isIn(.navigating, index) || navigatesInside(uses[index])) && !members.contains(Int(uses[index].target))
      && !reader.asksForController(uses[index]) && !isAlert(uses[index])
  }

  private func navigatesInside(_ use: Use) -> Bool {
    guard let function = extensions.function(calledBy: use, reader) else { return false }
    return extensions.does(function, reader) { inner in
      reader.lists(of: inner, vocabulary.uses).contains(.navigating) && !reader.asksForController(inner) && !isAlert(inner)
    }
  }

  private func isAlert(_ use: Use) -> Bool {
    let alerts = vocabulary.alerts
    if case .value(let type) = reader.receiver(of: use), alerts.holds(type, reader.types) || reader.isNamed(use, alerts, type) {
      return true
    }
    return reader.arguments(of: use).contains { argument in
      if let name = reader.identifier(argument, of: use), alerts.matches(name) { return true }
      return alerts.holds(reader.types.type(of: argument, in: Int(use.file)), reader.types)
    }
  }
}
