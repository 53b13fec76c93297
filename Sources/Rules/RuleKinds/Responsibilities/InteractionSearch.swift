import Architecture
import DependencyGraph
import Frameworks
import LowLevel
import Patterns
import SourceFacts
import Tables

/// An event handler: a method or a closure.
struct InteractionHandler {
  /// The method, or the member that contains the closure.
  var member: SymbolID
  /// The range of the closure; nil for a method.
  var file: FileID
  var closure: Range<UInt32>?
  var place: Place
  var use: String

  func evidence(_ responsibility: Responsibility, _ strength: Int) -> ResponsibilityEvidence {
    ResponsibilityEvidence(responsibility: responsibility, place: place, strength: strength, use: use)
  }
}

/// Finds the event handlers of a type, and what they do.
struct InteractionSearch {
  private let code: ControllerCode
  private let graph: DependencyGraph
  /// Event methods that may change the interface.
  private let feedback: [NamePattern]

  init(_ code: ControllerCode, feedback: [NamePattern]) {
    self.code = code
    self.feedback = feedback
    graph = code.graph
  }

  // MARK: Receiving

  /// Calls `body` for each handler, methods first, in source order, until it returns false.
  func forEachHandler(_ body: (InteractionHandler) -> Bool) {
    let delegateMethods = viewDelegateMethods()
    for member in Array(code.members).sorted() where graph.symbols[member].kind == .function {
      let isCaught =
        graph.attributeNames(of: member).contains("IBAction")
        || code.lists(of: member).contains(.catchingMethods) || isAction(member)
        || delegateMethods.contains(graph.name(of: member)) && !isQuestion(member) && hasViewParameter(member)
      // A method without code, such as the target of an unwind segue, handles nothing.
      guard isCaught, !graph.isEmpty(member) else { continue }
      if !body(handler(member, at: Place(nameOf: member, in: graph), use: signature(of: member))) { return }
    }
    for (index, use) in code.uses.enumerated() where !code.reader.isOnSuperclass(use) {
      guard delegated(by: use).allSatisfy(body) else { return }
      if code.isIn(.catching, index) || isCallback(use), !handlers(caughtBy: use).allSatisfy(body) { return }
    }
  }

  /// `settings(_:)`. A selector contains its labels already.
  private func signature(of method: SymbolID) -> String {
    let name = graph.name(of: method)
    return graph.isSwift(method) ? name + graph.labels(ofFunction: method) : name
  }

  /// The length of a handler's code in bytes.
  func length(of handler: InteractionHandler) -> Int {
    if let closure = handler.closure { return closure.count }
    let declaration = graph.declaration(of: handler.member)
    return Int(declaration.end) - Int(declaration.start)
  }

  private func handler(_ member: SymbolID, at place: Place, use: String) -> InteractionHandler {
    InteractionHandler(member: member, file: place.file, closure: nil, place: place, use: use)
  }

  /// `@objc func pressed(_ sender: Any?)`
  private func isAction(_ member: SymbolID) -> Bool {
    guard graph.labels(ofFunction: member) == "(_:)" || graph.name(of: member).last == ":" else { return false }
    let facts = graph.files[graph.symbols[member].file].facts
    let parent = graph.symbols[member].declaration
    let parameter = facts.declarations[parent.next...].first { $0.kind == .parameter && $0.parent == parent }
    guard let parameter, facts.text(parameter.name) == "sender", !isNotification(parameter, facts) else { return false }
    return graph.name(of: member).last == ":" || graph.attributeNames(of: member).contains("objc")
  }

  /// `- (void)serverChanged:(NSNotification *)sender`
  private func isNotification(_ parameter: Declaration, _ facts: FrozenFacts) -> Bool {
    guard let type = parameter.type else { return false }
    return Frameworks.known.has(.notification, facts.text(ofType: type))
  }

  /// `cell.onChange = { … }`, `RatingView(onRate: { … })` of SwiftUI; not `menu.itemConfiguration = { … }`, which sets
  /// up what is shown.
  private func isCallback(_ use: Use) -> Bool {
    switch use.form {
    case .assign:
      return !code.reader.closures(of: use).isEmpty && code.isInterface(code.reader.type(of: use))
        && !Self.configures(graph.files[use.file].facts.text(use.name))
    case .construct:
      let facts = graph.files[use.file].facts
      return code.reader.arguments(of: use).contains { argument in
        facts.nodes[argument].kind == .closure && Self.isEvent(facts.text(facts.nodes[argument].label))
      } && code.reader.types.names(of: code.reader.type(of: use)).contains("View")
    default: return false
    }
  }

  private static func configures(_ property: String) -> Bool {
    CamelWords(property).list.contains { word in
      let word = word.lowercased()
      return ["configur", "provider", "format", "layout"].contains { word.hasPrefix($0) }
    }
  }

  /// `onRate`, `didTap`, `action`
  private static func isEvent(_ label: String) -> Bool {
    if label == "action" { return true }
    return ["on", "did"].contains { label.hasPrefix($0) && label.dropFirst($0.count).first?.isUppercase ?? false }
  }

  /// Whether a delegate method returns what to show, or is called after something was shown, and so handles no event.
  private func isQuestion(_ method: SymbolID) -> Bool {
    if graph.declaration(of: method).type != nil { return true }
    return ["didApply", "didReload", "didLoad", "willApply", "willReload"].contains(
      where: graph.name(of: method).hasPrefix)
  }

  /// The handlers among the arguments: methods named by selectors, and closures.
  private func handlers(caughtBy use: Use) -> [InteractionHandler] {
    guard let member = use.source else { return [] }
    let facts = graph.files[use.file].facts
    let text = code.text(of: use)
    let place = code.place(of: use)
    var handlers: [InteractionHandler] = []
    for argument in code.reader.arguments(of: use) {
      let node = facts.nodes[argument]
      if node.kind == .nilLiteral, facts.text(node.label) == "action" { return [] }
      if node.kind == .closure {
        let closure = facts.declarations[node.closureDeclaration]
        handlers.append(
          InteractionHandler(
            member: member, file: use.file, closure: closure.start..<closure.end, place: place, use: text))
        // Methods that the closure calls are not event handlers themselves: `button.onTap = { self.update() }`.
        continue
      }
      handlers += code.methods(selectedIn: argument, of: use).map { handler($0, at: place, use: text) }
      for inner in node.start..<argument where [.identifier, .member].contains(facts.nodes[inner].kind) {
        guard let target = code.reader.types.target(in: use.file, at: facts.nodes[inner].offset) else { continue }
        if code.members.contains(target), graph.symbols[target].kind == .function {
          handlers.append(handler(target, at: place, use: text))
        }
      }
    }
    if handlers.isEmpty {
      let nothing = Range(uncheckedBounds: (use.offset, use.offset))
      handlers.append(
        InteractionHandler(member: member, file: use.file, closure: nothing, place: place, use: text))
    }
    return handlers
  }

  /// `ratingView.delegate = self`: the methods of the view's delegate protocol, if no parameter shows which view calls
  /// them.
  private func delegated(by use: Use) -> [InteractionHandler] {
    guard use.form == .assign, let target = use.target, case .value(let view) = code.reader.receiver(of: use),
      code.isInterface(view),
      code.reader.arguments(of: use).contains(where: { code.reader.identifier($0, of: use) == "self" }),
      case .project(let symbol) = code.reader.types.type(ofSymbol: target),
      graph.symbols[symbol].kind == .protocol, !graph.name(of: symbol).hasSuffix("DataSource")
    else { return [] }
    let names = Set(graph.members(of: symbol).filter { graph.symbols[$0].kind == .function }.map(graph.name))
    return Array(code.members).sorted().filter { member in
      graph.symbols[member].kind == .function && names.contains(graph.name(of: member)) && !isQuestion(member)
        && !hasViewParameter(member) && !graph.isEmpty(member)
    }.map {
      handler($0, at: Place(nameOf: $0, in: graph), use: signature(of: $0))
    }
  }

  /// The names of methods that the project's protocols require of the type.
  private func viewDelegateMethods() -> Set<String> {
    var names: Set<String> = []
    for supertype in graph.allSupertypes(of: code.type) {
      // A data source returns content and does not handle events.
      guard let symbol = supertype.symbol, graph.symbols[symbol].kind == .protocol,
        !graph.name(of: symbol).hasSuffix("DataSource")
      else { continue }
      for member in graph.members(of: symbol) where graph.symbols[member].kind == .function {
        names.insert(graph.name(of: member))
      }
    }
    return names
  }

  /// Whether the first parameter of a delegate method is the project's view that calls it.
  private func hasViewParameter(_ method: SymbolID) -> Bool {
    let facts = graph.files[graph.symbols[method].file].facts
    let parent = graph.symbols[method].declaration
    let parameter = facts.declarations[parent.next...].first { $0.kind == .parameter && $0.parent == parent }
    guard let root = parameter?.type else { return false }
    let type = code.reader.types.type(of: root, in: graph.symbols[method].file)
    guard case .project = type else { return false }
    return code.isInterface(type)
  }

  // MARK: Handling

  private struct Effects {
    /// The number of uses of the type's own members.
    var own = 0
    var interface = 0
    /// The members used on each collaborator, by its name.
    var others: [String: Set<String>] = [:]
    var branches = false
  }

  /// The evidence that the type receives an event: the method that is called, or the place that sets up the call.
  func receipt(of handler: InteractionHandler, _ strength: Int) -> ResponsibilityEvidence {
    var evidence = handler.evidence(.catchInteraction, strength)
    if handler.closure == nil, handler.place == Place(nameOf: handler.member, in: graph) {
      evidence.note = Responsibility.eventMethod
    }
    return evidence
  }

  /// The evidence that a handler decides: the method itself, not the selector that names it.
  func decision(of handler: InteractionHandler, _ strength: Int) -> ResponsibilityEvidence {
    if handler.closure != nil { return handler.evidence(.handleInteraction, strength) }
    return self.handler(
      handler.member, at: Place(nameOf: handler.member, in: graph), use: signature(of: handler.member)
    )
    .evidence(.handleInteraction, strength)
  }

  /// Whether a handler makes decisions instead of forwarding the event to one collaborator.
  func decides(_ handler: InteractionHandler) -> Bool {
    var effects = Effects()
    var visited: Set<SymbolID> = [handler.member]
    collect(&effects, handler.member, within: handler.closure, &visited)
    if effects.own > 0 || effects.others.count > 1 { return true }
    guard let only = effects.others.first else {
      return effects.interface > 0 && (effects.branches || handler.closure != nil || !isFeedback(handler.member))
    }
    return effects.branches && (only.value.count > 1 || effects.interface > 0)
  }

  private func isFeedback(_ method: SymbolID) -> Bool {
    let name = graph.name(of: method)
    return feedback.contains { $0.matches(name) }
  }

  private func collect(
    _ effects: inout Effects, _ member: SymbolID, within: Range<UInt32>?, _ visited: inout Set<SymbolID>
  ) {
    if !effects.branches { effects.branches = BranchSearch(code.reader, member, within: within).found }
    for index in code.usesOfMember[member] ?? [] {
      let use = code.uses[index]
      if let within, !within.contains(use.offset) { continue }
      if use.form == .construct || code.isIn(.ignored, index) || code.reader.isOnSuperclass(use) { continue }
      if let target = code.ownMember(calledBy: use) {
        if visited.insert(target).inserted { collect(&effects, target, within: nil, &visited) }
      } else {
        add(index, to: &effects)
      }
    }
  }

  private func add(_ index: Int, to effects: inout Effects) {
    let use = code.uses[index]
    if use.form == .call, !code.reader.isStatement(use) { return }
    if code.isNavigation(index) || code.isIn(.closing, index) || code.isIn(.leaving, index) {
      effects.own += 1
      return
    }
    let facts = graph.files[use.file].facts
    let name = facts.text(use.name)
    switch code.reader.receiver(of: use) {
    case .none, .superclass: return
    case .own:
      if let type = code.newType(of: use) {
        effects.others[type.name, default: []].insert(name)
        return
      }
      let property = use.target.flatMap { graph.symbols[$0].kind == .variable ? $0 : nil }
      if use.form == .call, property != nil {
        effects.others[name, default: []].insert("()")
      } else if code.isIn(.updating, index) || property.map(code.isInterfaceProperty) ?? false {
        effects.interface += 1
      } else if use.form == .assign || use.target != nil || code.isIn(.navigating, index) {
        effects.own += use.form == .call && code.isIn(.navigating, index) ? 0 : 1
      }
    case .value(let type):
      if code.isInterface(type) || code.isIn(.updating, index) {
        effects.interface += 1
      } else {
        let path = code.reader.receiverPath(of: use) ?? "…"
        let root = path.pieces(at: ".").first.map(String.init) ?? path
        if code.reader.isLocalVariable(root, use) { return }
        effects.others[root, default: []].insert(name)
      }
    }
  }
}

extension ControllerCode {
  fileprivate func isInterfaceProperty(_ property: SymbolID) -> Bool {
    isInterface(reader.types.type(ofSymbol: property))
  }
}
