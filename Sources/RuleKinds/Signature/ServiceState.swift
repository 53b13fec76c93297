import Architecture
import DependencyGraph
import SourceFacts

/// Properties of an interface whose value changes, and that are no signals.
final class ServiceState {
  private let context: RuleContext
  private let graph: DependencyGraph
  private let signals: SignalTypes
  private let exceptTypes: TypeList
  private let of: Selector
  private let except: [NamePattern]
  private let changes: StateChanges
  private var changing: [Int: Set<String>] = [:]

  init(_ rule: SignatureRule, _ context: RuleContext) {
    self.context = context
    graph = context.graph
    signals = SignalTypes(rule.signals, context.reader.types)
    exceptTypes = TypeList(rule.exceptTypes)
    changes = StateChanges(context)
    of = rule.of
    except = rule.except
  }

  /// In order of the text.
  func properties(of interface: Interface) -> [Int] {
    if isObservable(interface.type) { return [] }
    lazy var told = interface.members.filter { signals.isSignal($0) }.map { graph.name(of: $0).lowercased() }
    return interface.members.filter { member in
      guard graph.symbols[member].kind == .variable, isState(member), isOffered(member, interface.type) else { return false }
      let name = graph.name(of: member)
      if except.contains(where: { $0.matches(name) }) || !changes(member, interface.type) { return false }
      let word = name.lowercased()
      return !told.contains { $0.holds(word) }
    }
  }

  /// `@Observable` tells of all that changes.
  private func isObservable(_ type: Int) -> Bool { graph.attributeNames(of: type).contains { $0.hasSuffix("Observable") } }

  // MARK: What is state

  private func isState(_ member: Int) -> Bool {
    let declaration = graph.declaration(of: member)
    let apart: Modifiers = [.static, .classMember, .weak, .unowned, .lazy, .dynamic]
    guard declaration.modifiers.isDisjoint(with: apart), !signals.isSignal(member) else { return false }
    let file = Int(graph.symbols[member].file)
    if graph.isSwift(member) {
      guard graph.attributeNames(of: member).allSatisfy(Self.plainAttributes.contains) else { return false }
    }
    if declaration.type >= 0, PlainType(Int(declaration.type), in: file, context.reader.types).isFunction(graph) { return false }
    return !isCollaborator(context.reader.types.type(ofSymbol: member))
  }

  private static let plainAttributes: Set<String> = ["objc", "available", "MainActor", "nonobjc", "inlinable", "discardableResult"]

  /// Services, screens and other parts are not state, nor what is known by a protocol alone.
  private func isCollaborator(_ type: ValueType) -> Bool {
    if exceptTypes.holds(type, context.reader.types) { return true }
    guard case .project(let symbol) = type else { return false }
    if graph.symbols[Int(symbol)].kind == .protocol { return true }
    return !context.model.roles(of: Int(symbol)).isSubset(of: [RoleSet(.entity)])
  }

  /// By a protocol, by its access, by a header, or since somebody uses it.
  private func isOffered(_ member: Int, _ type: Int) -> Bool {
    if graph.symbols[type].kind == .protocol || !graph.isSwift(member) { return true }
    return !graph.declaration(of: member).modifiers.isDisjoint(with: [.public, .open, .restrictedSetter])
      || context.isNamedByOthers(member, atFileLevel: false)
  }

  // MARK: What changes

  /// Of a protocol's property those of the services that implement it.
  private func changes(_ member: Int, _ type: Int) -> Bool {
    let name = graph.name(of: member)
    guard graph.symbols[type].kind == .protocol else { return changingNames(of: type).contains(name) }
    return context.model.subtypes.all(of: type).contains { implementer in
      of.matches(symbol: implementer, in: context.model) && !isObservable(implementer) && isPlain(name, in: implementer)
        && changingNames(of: implementer).contains(name)
    }
  }

  /// The implementing property is no wrapper that tells of its changes.
  private func isPlain(_ name: String, in type: Int) -> Bool {
    graph.parts(of: type).flatMap { graph.members(declaredIn: $0) }.allSatisfy { member in
      graph.symbols[member].kind != .variable || graph.name(of: member) != name || isState(member)
    }
  }

  /// Properties that methods change, and what is worked out from nothing but these.
  private func changingNames(of type: Int) -> Set<String> {
    if let known = changing[type] { return known }
    let properties = graph.parts(of: type).flatMap { graph.members(declaredIn: $0) }.filter { graph.symbols[$0].kind == .variable }
    var names = Set(changes.changes(in: type).keys.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 })
    for property in properties where graph.isSwift(property) && (isObserved(property) || isSetting(property)) {
      names.remove(graph.name(of: property))
    }
    for property in properties where isWorkedOut(property, from: names) { names.insert(graph.name(of: property)) }
    changing[type] = names
    return names
  }

  /// Its observers tell others.
  private func isObserved(_ property: Int) -> Bool {
    let declaration = graph.declaration(of: property)
    guard declaration.modifiers.contains(.observed) else { return false }
    return mentions(Self.telling, in: declaration, of: Int(graph.symbols[property].file))
  }

  private static let telling: Set<String> = ["send", "onNext", "accept", "post", "yield", "objectWillChange", "value", "sendNext"]

  /// A computed property that anybody may set is a way to what is kept elsewhere.
  private func isSetting(_ property: Int) -> Bool {
    let modifiers = graph.declaration(of: property).modifiers
    return modifiers.contains(.computed) && modifiers.contains(.settable) && !modifiers.contains(.restrictedSetter)
  }

  /// A computed property that reads what changes, and no signal.
  private func isWorkedOut(_ property: Int, from names: Set<String>) -> Bool {
    let declaration = graph.declaration(of: property)
    guard declaration.modifiers.contains(.computed), graph.isSwift(property) else { return false }
    let file = Int(graph.symbols[property].file)
    var reads = false
    for reference in graph.references(in: file, bytes: declaration.nameOffset..<declaration.end) {
      let target = Int(graph.references[reference].target)
      guard graph.symbols[target].kind == .variable else { continue }
      if signals.isSignal(target) || graph.attributeNames(of: target).contains("Published") { return false }
      let isOwn = graph.enclosingType(of: target) == graph.enclosingType(of: property)
      if isOwn, names.contains(graph.name(of: target)) { reads = true }
    }
    return reads
  }

  private func mentions(_ words: Set<String>, in declaration: Declaration, of file: Int) -> Bool {
    let facts = graph.files[file].facts
    return facts.nodes.contains { node in
      node.offset >= declaration.start && node.offset < declaration.end && [.member, .identifier].contains(node.kind)
        && words.contains(facts.text(node.name))
    }
  }
}

extension String {
  /// Whether its bytes hold those of a word. What the library has for texts first learns the letters of the word.
  fileprivate func holds(_ word: String) -> Bool { utf8.indices.contains { utf8[$0...].starts(with: word.utf8) } }
}
