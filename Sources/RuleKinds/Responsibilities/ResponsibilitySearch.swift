import Architecture
import DependencyGraph
import SourceFacts

/// The responsibilities that one type bears, each with the first place that shows it.
struct ResponsibilitySearch {
  let code: ControllerCode
  private var found: [Responsibility: ResponsibilityEvidence] = [:]

  init(_ code: ControllerCode) { self.code = code }

  /// In the order of `Responsibility`.
  mutating func evidence() -> [ResponsibilityEvidence] {
    for use in code.uses {
      if code.reader.receiver(of: use) == .superclass || code.matches(use, .ignored) { continue }
      lookAtInterface(use)
      if found[.navigation] == nil, code.isNavigation(use) { note(.navigation, use) }
      if isBusiness(use) { note(.businessLogic, use) }
    }
    lookAtSegues()
    let interaction = InteractionSearch(code)
    let handlers = interaction.handlers()
    if let first = handlers.first { found[.catchInteraction] = first.evidence(.catchInteraction) }
    if let first = handlers.first(where: { interaction.decides($0) }) {
      found[.handleInteraction] = first.evidence(.handleInteraction)
    }
    return Responsibility.allCases.compactMap { found[$0] }
  }

  private mutating func note(_ responsibility: Responsibility, _ use: Use) {
    guard found[responsibility] == nil else { return }
    found[responsibility] = ResponsibilityEvidence(
      responsibility: responsibility, place: code.place(of: use), use: code.text(of: use))
  }

  // MARK: Interface

  private mutating func lookAtInterface(_ use: Use) {
    if found[.configureUI] != nil, found[.updateUI] != nil { return }
    let isSetup = code.isSetup(use)
    if code.matches(use, .building) { return note(.configureUI, use) }
    if code.matches(use, .updating) { return note(isSetup ? .configureUI : .updateUI, use) }
    switch use.form {
    case .assign:
      guard code.isInterface(code.reader.type(of: use)), !isOwn(use) else { return }
      note(isSetup || code.matches(use, .styling) ? .configureUI : .updateUI, use)
    case .construct:
      if isSetup, code.isInterface(code.reader.type(of: use)) { note(.configureUI, use) }
    case .call:
      // A view of the project is handed something.
      guard !isSetup, !code.reader.arguments(of: use).isEmpty, let target = code.reader.target(of: use) else { return }
      guard code.graph.symbols[target].kind == .function, !isOwn(use), use.isStatement(in: code.graph) else { return }
      if code.isInterface(code.reader.type(of: use)) { note(.updateUI, use) }
    case .read: return
    }
  }

  private func isOwn(_ use: Use) -> Bool { code.reader.receiver(of: use) == .own }

  // MARK: Navigation

  /// `prepare(for:sender:)` prepares the screen that comes; a screen that is kept in a property is embedded.
  private mutating func lookAtSegues() {
    guard found[.navigation] == nil else { return }
    for method in code.members.sorted() where isPreparation(method) {
      let uses = (code.usesOfMember[method] ?? []).map { code.uses[$0] }
      let keeps = uses.contains { use in
        use.form == .assign && isOwn(use) && code.reader.isController(code.reader.target(of: use))
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

  private func isBusiness(_ use: Use) -> Bool {
    guard found[.businessLogic] == nil, !code.matches(use, .navigating) else { return false }
    if code.matches(use, .business) { return true }
    guard use.form != .construct else { return false }
    let roles = code.roles(of: use)
    if roles.contains(.service) { return true }
    guard roles.contains(.entity) else { return false }
    return use.form == .assign || use.isStatement(in: code.graph)
  }
}

extension UseReader {
  /// Whether a property holds a view controller.
  fileprivate func isController(_ property: Int?) -> Bool {
    guard let property else { return false }
    let names = types.names(of: types.type(ofSymbol: property))
    return names.contains { $0 == "UIViewController" || $0 == "NSViewController" }
  }
}

extension ControllerCode {
  /// Whether a use opens, closes or prepares a screen. What methods of its own do is seen in them.
  func isNavigation(_ use: Use) -> Bool {
    guard matches(use, .navigating) else { return false }
    if let target = reader.target(of: use), members.contains(target) { return false }
    return !isAlert(use)
  }

  private func isAlert(_ use: Use) -> Bool {
    let file = Int(use.file)
    let facts = graph.files[file].facts
    let alerts = vocabulary[.alerts]
    if use.form != .construct, case .value(let type) = reader.receiver(of: use),
      alerts.names(type: reader.types.names(of: type))
    {
      return true
    }
    return reader.arguments(of: use).contains { argument in
      let node = facts.nodes[argument]
      if node.kind == .identifier, alerts.names(type: [facts.text(node.name)]) { return true }
      return alerts.names(type: reader.types.names(of: reader.types.type(of: argument, in: file)))
    }
  }
}

extension Use {
  /// Whether nothing is done with the result.
  func isStatement(in graph: DependencyGraph) -> Bool {
    let facts = graph.files[Int(file)].facts
    let nodes = facts.nodes
    var node = Int(call)
    while let parent = facts.parent(of: node) {
      // Its result is what something else works on, or is handed on.
      guard [.effect, .optionalChaining, .forcedUnwrapping].contains(nodes[parent].kind) || isSet(nodes, node, parent)
      else { return false }
      node = parent
    }
    return nodes[node].context == .statement
  }

  /// `a.b() = c`, `_ = a.b()`
  private func isSet(_ nodes: [Node], _ node: Int, _ parent: Int) -> Bool {
    guard nodes[parent].kind == .sequence else { return false }
    let start = Int(nodes[parent].start)
    return nodes[start].kind == .discard && nodes[node].start == UInt32(start) + 2
  }
}
