import Architecture
import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// Finds properties of an interface that change and cannot be observed.
final class ServiceState {
  private let context: RuleContext
  private let graph: DependencyGraph
  private let signals: TypeList
  private let exceptTypes: TypeList
  private let of: Selector
  private let except: [NamePattern]
  private let changes: StateChanges
  private var changing: [SymbolID: [String: Set<SymbolID>]] = [:]
  /// For each file, where its code names a notifying member.
  private var members: [FileID: NameOffsets] = [:]
  /// For each file, where its code has any name that suggests a notification.
  private var suggestions: [FileID: NameOffsets] = [:]

  init(_ rule: SignatureRule, _ context: RuleContext) {
    self.context = context
    graph = context.graph
    signals = TypeList(rule.signals)
    exceptTypes = TypeList(rule.exceptTypes)
    changes = StateChanges(context)
    of = rule.of
    except = rule.except
  }

  /// A property that changes without notification, and the places that show its value.
  struct UnnotifiedProperty {
    let property: SymbolID
    let readers: [Place]
  }

  /// The properties in source order.
  func properties(of interface: Interface) -> [UnnotifiedProperty] {
    if isObservable(interface.type) { return [] }
    lazy var signalNames = interface.members.filter(isSignal).map { graph.name(of: $0).lowercased() }
    return interface.members.compactMap { member in
      guard graph.symbols[member].kind == .variable, isState(member), isOffered(member, interface.type) else {
        return nil
      }
      let name = graph.name(of: member)
      let methods = changingMethods(member, interface.type)
      if methods.isEmpty || except.contains(where: { $0.matches(name) }) { return nil }
      let word = name.lowercased()
      if signalNames.contains(where: { $0.holds(word) }) { return nil }
      let readers = StateReaders(context).unnotifiedReaders(of: member, in: interface.type, changes: methods)
      return readers.isEmpty ? nil : UnnotifiedProperty(property: member, readers: readers)
    }
  }

  /// `@Observable` publishes all changes.
  private func isObservable(_ type: SymbolID) -> Bool {
    graph.attributeNames(of: type).contains { $0.hasSuffix("Observable") }
  }

  // MARK: What is state

  private func isState(_ member: SymbolID) -> Bool {
    let declaration = graph.declaration(of: member)
    let excluded: Modifiers = [.static, .classMember, .weak, .unowned, .lazy, .dynamic]
    guard declaration.modifiers.isDisjoint(with: excluded), !isSignal(member) else { return false }
    if graph.isSwift(member) {
      guard graph.attributeNames(of: member).allSatisfy(Self.plainAttributes.contains) else { return false }
    }
    if graph.typeTree(of: member).isFunction { return false }
    return !isCollaborator(context.reader.types.type(ofSymbol: member))
  }

  /// Whether a member is a signal or returns one.
  private func isSignal(_ member: SymbolID) -> Bool {
    signals.holds(context.reader.types.type(ofSymbol: member).instance, context.reader.types)
  }

  private static let plainAttributes: Set<String> = [
    "objc", "available", "MainActor", "nonobjc", "inlinable", "discardableResult",
  ]

  /// Whether a type is not state: services, screens and other parts of the app, and protocols.
  private func isCollaborator(_ type: ValueType) -> Bool {
    if exceptTypes.holds(type, context.reader.types) { return true }
    guard case .project(let symbol) = type else { return false }
    if graph.symbols[symbol].kind == .protocol { return true }
    // An object without a role is a helper of the service.
    if [.class, .actor].contains(graph.symbols[symbol].kind), context.model.roles(of: symbol).isEmpty { return true }
    return !context.model.roles(of: symbol).isSubset(of: [RoleSet(.entity)])
  }

  /// Whether others can use it: it is in a protocol or header, is accessible, or is used.
  private func isOffered(_ member: SymbolID, _ type: SymbolID) -> Bool {
    if graph.symbols[type].kind == .protocol || !graph.isSwift(member) { return true }
    return !graph.declaration(of: member).modifiers.isDisjoint(with: [.public, .open, .restrictedSetter])
      || context.isNamedByOthers(member, atFileLevel: false)
  }

  // MARK: What changes

  /// The methods that change a property without notifying anybody. For a protocol's property: those of the services
  /// that implement it, by their names in the protocol.
  private func changingMethods(_ member: SymbolID, _ type: SymbolID) -> Set<SymbolID> {
    let name = graph.name(of: member)
    guard graph.symbols[type].kind == .protocol else { return changing(of: type)[name] ?? [] }
    var methods: Set<SymbolID> = []
    for implementer in context.model.subtypes.all(of: type) {
      guard of.matches(symbol: implementer, in: context.model), !isObservable(implementer),
        isPlain(name, in: implementer)
      else { continue }
      methods.formUnion(changing(of: implementer)[name] ?? [])
    }
    if methods.isEmpty { return [] }
    let names = Set(methods.map { graph.symbols[$0].name })
    let asked = graph.members(declaredIn: type).filter { names.contains(graph.symbols[$0].name) }
    return methods.union(asked)
  }

  /// Whether the implementing property has no wrapper that publishes its changes.
  private func isPlain(_ name: String, in type: SymbolID) -> Bool {
    graph.parts(of: type).flatMap { graph.members(declaredIn: $0) }.allSatisfy { member in
      graph.symbols[member].kind != .variable || graph.name(of: member) != name || isState(member)
    }
  }

  /// The methods that change a property without notification, by property, also for computed properties that depend
  /// only on these.
  private func changing(of type: SymbolID) -> [String: Set<SymbolID>] {
    if let known = changing[type] { return known }
    let properties = graph.parts(of: type).flatMap { graph.members(declaredIn: $0) }.filter {
      graph.symbols[$0].kind == .variable
    }
    var methods: [String: Set<SymbolID>] = [:]
    for (name, uses) in changes.allChanges(in: type) {
      let silent = Set(uses.compactMap(\.source)).filter { !notifies($0) }
      if !silent.isEmpty {
        methods[name.hasPrefix("_") ? String(name.dropFirst()) : name, default: []].formUnion(silent)
      }
    }
    for property in properties where graph.isSwift(property) && (isObserved(property) || isSetting(property)) {
      methods[graph.name(of: property)] = nil
    }
    let getters = getters(of: type)
    for property in properties {
      let sources = sources(ofComputed: property, getters, among: methods)
      if !sources.isEmpty { methods[graph.name(of: property)] = sources }
    }
    changing[type] = methods
    return methods
  }

  /// Whether a method reports its effect: by a signal, a notification, a delegate, or a closure that is stored or
  /// passed to it.
  private func notifies(_ method: SymbolID) -> Bool {
    let (declaration, file) = (graph.declaration(of: method), graph.symbols[method].file)
    let takesClosure = graph.typeTrees(ofParametersOf: method).contains(where: \.isFunction)
    if takesClosure || mentionsNotifyingMember(declaration, in: file) { return true }
    let names = suggestions[file] ?? suggestions(in: graph.files[file].facts)
    suggestions[file] = names
    return names.isAny(in: declaration)
  }

  private func suggestions(in facts: FrozenFacts) -> NameOffsets {
    NameOffsets(in: facts) { name in
      let text = facts.text(name).lowercased()
      return Self.notifyingNameParts.contains { text.hasPrefix($0.start) && text.hasSuffix($0.end) }
    }
  }

  private static let notifyingNameParts: [(start: String, end: String)] = [
    ("", "delegate"), ("", "observer"), ("", "observers"), ("", "listener"), ("", "listeners"), ("", "delegates"),
    ("notify", ""),
    ("post", ""), ("publish", ""), ("broadcast", ""), ("", "didchange"), ("", "didchange:"), ("", "callback"),
    ("", "handler"),
    ("", "completion"), ("objectwillchange", ""), ("sendnext", ""), ("willchangevalue", ""),
  ]

  /// Whether the property's observers notify other code.
  private func isObserved(_ property: SymbolID) -> Bool {
    let declaration = graph.declaration(of: property)
    guard declaration.modifiers.contains(.observed) else { return false }
    return mentionsNotifyingMember(declaration, in: graph.symbols[property].file)
  }

  private static let notifyingMembers: Set<String> = [
    "send", "onNext", "accept", "post", "yield", "objectWillChange", "value", "sendNext",
  ]

  /// Whether a property is a settable computed one, which gives access to a value that is stored elsewhere.
  private func isSetting(_ property: SymbolID) -> Bool {
    let modifiers = graph.declaration(of: property).modifiers
    return modifiers.contains(.computed) && modifiers.contains(.settable) && !modifiers.contains(.restrictedSetter)
  }

  /// For a computed property that reads changing properties and no signal: the methods that change those.
  private func sources(
    ofComputed property: SymbolID, _ getters: [String: SymbolID], among methods: [String: Set<SymbolID>]
  ) -> Set<SymbolID> {
    guard let getter = getter(of: property, getters) else { return [] }
    let declaration = graph.declaration(of: getter)
    let file = graph.symbols[getter].file
    var found: Set<SymbolID> = []
    for reference in graph.references(in: file, bytes: declaration.nameOffset..<declaration.end) {
      let target = graph.references[reference].target
      guard graph.symbols[target].kind == .variable, target != property else { continue }
      if isSignal(target) || graph.attributeNames(of: target).contains("Published") { return [] }
      if graph.enclosingType(of: target) == graph.enclosingType(of: property) {
        let name = graph.name(of: target)
        found.formUnion(methods[name.hasPrefix("_") ? String(name.dropFirst()) : name] ?? [])
      }
    }
    return found
  }

  /// The getter of a property: in Swift the property itself, in Objective-C the method that implements a `readonly`
  /// property.
  private func getter(of property: SymbolID, _ getters: [String: SymbolID]) -> SymbolID? {
    let declaration = graph.declaration(of: property)
    if graph.isSwift(property) { return declaration.modifiers.contains(.computed) ? property : nil }
    return declaration.modifiers.contains(.restrictedSetter) ? getters[graph.getterName(of: property)] : nil
  }

  /// The methods of an Objective-C class without parameters and with a body, by name.
  private func getters(of type: SymbolID) -> [String: SymbolID] {
    guard !graph.isSwift(type) else { return [:] }
    var getters: [String: SymbolID] = [:]
    for part in graph.parts(of: type) where !graph.isSwift(part) {
      for member in graph.members(declaredIn: part) where graph.symbols[member].kind == .function {
        let name = graph.name(of: member)
        if !name.hasSuffix(":"), graph.declaration(of: member).body != nil { getters[name] = member }
      }
    }
    return getters
  }

  private func mentionsNotifyingMember(_ declaration: Declaration, in file: FileID) -> Bool {
    let facts = graph.files[file].facts
    let names = members[file] ?? NameOffsets(in: facts) { Self.notifyingMembers.contains(facts.text($0)) }
    members[file] = names
    return names.isAny(in: declaration)
  }
}

extension DependencyGraph {
  /// `isOpen` of `@property (getter=isOpen) BOOL open`, else the property's own name.
  fileprivate func getterName(of property: SymbolID) -> String {
    let facts = files[symbols[property].file].facts
    for attachment in facts.attachments(of: declaration(of: property)) where attachment.kind == .attribute {
      let node = attachment.node
      guard let type = facts.children(of: node).first, facts.text(facts.nodes[type].name) == "getter" else { continue }
      return facts.text(facts.nodes[node].name)
    }
    return name(of: property)
  }
}

extension String {
  /// Whether the text contains a word. Comparing bytes is faster here than the standard library's search.
  fileprivate func holds(_ word: String) -> Bool { utf8.indices.contains { utf8[$0...].starts(with: word.utf8) } }
}
