import Architecture
import DependencyGraph
import Frameworks
import Patterns
import SourceFacts

/// Whether a call has to do with the app's data: the called code works with the network, files, a database or a device,
/// uses a model or another service, or keeps state. A helper that only changes a window or reads an image of the bundle
/// does not count, whatever its class is.
final class DataCalls {
  private unowned let context: RuleContext
  private let graph: DependencyGraph
  private let outside: OutsideCalls
  private var known: [SymbolID: Bool] = [:]
  private var serviceProtocols: [SymbolID: Bool] = [:]

  /// The called code, and the code that this calls.
  private static let maxDepth = 2

  init(_ context: RuleContext) {
    self.context = context
    graph = context.graph
    outside = context.outsideCalls
  }

  /// - Parameter type: the type that the member is called on. A member whose code is not in the project is assumed to
  ///   concern data.
  func concerns(_ use: Use, on type: SymbolID) -> Bool {
    let members = outside.members(calledBy: use, on: type)
    return members.isEmpty || members.contains(where: concerns)
  }

  /// Whether a type is a protocol to which services conform, and no other class of the app.
  func isServiceProtocol(_ type: SymbolID) -> Bool {
    guard graph.symbols[type].kind == .protocol else { return false }
    if let known = serviceProtocols[type] { return known }
    let classes = context.model.subtypes.all(of: type).filter {
      graph.symbols[$0].kind != .protocol && !graph.isExcluded($0)
    }
    let found = !classes.isEmpty && classes.allSatisfy { context.model.roles.has(.service, $0) }
    serviceProtocols[type] = found
    return found
  }

  private func concerns(_ member: SymbolID) -> Bool {
    if let known = known[member] { return known }
    // State that is kept by a function that only runs a block is not app data: `run(once: "key", block: { … })`.
    let found = outside.reaches(member) || !outside.runsWork(member) && handlesData(member, within: Self.maxDepth)
    known[member] = found
    return found
  }

  private func handlesData(_ member: SymbolID, within depth: Int) -> Bool {
    if graph.symbols[member].kind == .variable, outside.isStored(member) { return isState(member) }
    let code = outside.implementations(of: member).filter { graph.declaration(of: $0).body != nil }
    if code.isEmpty { return true }
    return code.contains { function in
      usesModel(function) || usesLibrary(function)
        || depth > 0 && outside.called(by: function).contains { handlesData($0, within: depth - 1) }
    }
  }

  // MARK: State

  /// Whether a stored property keeps data: neither a constant, nor a part of the interface, nor the shared instance.
  private func isState(_ property: SymbolID) -> Bool {
    let isConstant = graph.declaration(of: property).modifiers.contains(.constant)
    let owner = graph.enclosingType(of: property)
    let held = graph.heldTypes(of: property)
    let isInterface = held.contains { held in
      held.type.map { isPresented($0) } ?? (InterfaceFramework.declaring(graph.names[held.name]) != nil)
    }
    if isInterface || held.contains(where: { $0.type != nil && $0.type == owner }) { return false }
    guard isConstant, owner == nil || graph.symbols[property].isStatic else { return true }
    return held.contains { $0.type.map(isModelOrService) ?? false }
  }

  private func isPresented(_ type: SymbolID) -> Bool {
    let roles = context.model.roles
    return [Role.view, .viewController, .coordinator, .router].contains { roles.has($0, type) }
  }

  private func isModelOrService(_ type: SymbolID) -> Bool {
    let roles = context.model.roles
    return [Role.entity, .service, .interactor].contains { roles.has($0, type) } && !outside.isLogger(type)
  }

  // MARK: Code

  /// Whether a function's code names a model, or a service other than its own type.
  private func usesModel(_ function: SymbolID) -> Bool {
    let text = graph.declaration(of: function)
    let own = graph.enclosingType(of: function)
    return graph.references(in: graph.symbols[function].file, bytes: text.start..<text.end).contains { index in
      let target = graph.references[index].target
      guard let type = graph.enclosingType(of: target), type != own else { return false }
      return isModelOrService(type)
    }
  }

  /// Whether a function's code names a type of a library, which may do anything. A library that shows something,
  /// `Debugger.shared.showPanel()`, is part of the interface.
  private func usesLibrary(_ function: SymbolID) -> Bool {
    if let verb = CamelWords(graph.name(of: function)).list.first, Self.showing.contains(String(verb)) { return false }
    let file = graph.symbols[function].file
    guard let body = graph.declaration(of: function).body else { return false }
    let facts = graph.files[file].facts
    let scope = facts.scopes[body]
    return (scope.firstNode..<scope.endNode).contains { node in
      let written = facts.nodes[node]
      guard written.kind == .identifier || written.kind == .typeName else { return false }
      let name = facts.text(written.name)
      return name.first?.isUppercase ?? false && !isOfSystem(name)
        && graph.references(in: file, at: written.offset).isEmpty
    }
  }

  private static let showing: Set<String> = ["show", "hide", "present", "dismiss", "display", "animate", "highlight"]

  private func isOfSystem(_ name: String) -> Bool {
    if let known = Frameworks.known.find(name) {
      return Frameworks.known.traits(of: known).isDisjoint(with: [.service, .preferences])
    }
    return InterfaceFramework.declaring(name) != nil
      || Self.prefixes.contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase ?? false }
  }

  private static let prefixes = ["UI", "NS", "CG", "CA", "CF", "CT"]
}

extension UseReader {
  /// Whether a call does the work itself, unlike one that creates, gets or ends the object that does:
  /// `session.data(from:)`, but not `URLSession.shared`, `Data(contentsOf:)` or `session.finishTasksAndInvalidate()`.
  func doesWork(_ use: Use) -> Bool {
    let name = graph.files[use.file].facts.text(use.name)
    return use.form == .call && !Self.idle.contains(where: name.hasPrefix)
  }

  private static let idle = ["shared", "default", "finish", "invalidate", "cancel"]

  /// Whether a call returns a view or screen, for example from a builder.
  func makesInterface(_ use: Use) -> Bool {
    resultType(of: use).map { types.names(of: $0).contains(where: Self.screens.contains) } ?? false
  }

  /// What a called function of the project returns.
  func resultType(of use: Use) -> ValueType? {
    guard use.form == .call, let target = use.target, graph.symbols[target].kind == .function else { return nil }
    return types.type(ofSymbol: target)
  }

  private static let screens = ["View"] + Frameworks.known.roots(with: .viewController)
}
