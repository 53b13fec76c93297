import Architecture
import DependencyGraph
import Findings
import Frameworks
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Decides which uses of shared instances count for `kind: shared_instances`.
struct SharedInstances {
  private let context: RuleContext
  private let ambient: [NamePattern]
  /// Names of methods without a result that only ambient services declare.
  private let ambientMembers: [NamePattern]
  /// Types that are ambient services because their code names a certain framework type.
  private let marked: Set<SymbolID>
  private let ambientTypes: AmbientTypes

  /// - Parameters:
  ///   - ambient: names of services that are used everywhere, such as themes and logs.
  ///   - members: names of methods without a result that only such services declare.
  ///   - marks: framework types that only such services name.
  ///   - properties: properties of frameworks that only such services set.
  init(
    _ context: RuleContext, ambient: [NamePattern], members: [NamePattern], marks: [NamePattern],
    properties: [NamePattern]
  ) {
    (self.context, self.ambient, ambientMembers) = (context, ambient, members)
    ambientTypes = AmbientTypes(context, properties: properties)
    let graph = context.graph
    guard !marks.isEmpty else {
      marked = []
      return
    }
    let names = context.foreignNames(marks)
    marked = graph.files.indices.reduce(into: []) { marked, file in
      marked.formUnion(names.names(in: file).compactMap(\.place.source).map { graph.outermostType(of: $0) })
    }
  }

  /// The accessors of shared instances that count, with their classes.
  func accessors(of selector: Selector) -> [(symbol: SymbolID, target: SymbolID)] {
    var known: [SymbolID: Bool] = [:]
    return context.singletons.accessors.compactMap { symbol, type in
      guard selector.matches(symbol: type, in: context.model) else { return nil }
      let isAmbient = known[type] ?? isAmbient(type)
      known[type] = isAmbient
      return isAmbient ? nil : (symbol, type)
    }
  }

  private func isAmbient(_ type: SymbolID) -> Bool {
    let name = context.graph.name(of: type)
    return ambient.contains { $0.matches(name) } || marked.contains(context.graph.outermostType(of: type))
      || hasAmbientMember(type)
      || ambientTypes.contains(type)
  }

  private func hasAmbientMember(_ type: SymbolID) -> Bool {
    let graph = context.graph
    return !ambientMembers.isEmpty
      && graph.members(of: type).contains { member in
        guard graph.symbols[member].kind == .function, graph.declaration(of: member).type == nil else { return false }
        let name = graph.name(of: member)
        return ambientMembers.contains { $0.matches(name) }
      }
  }
}

/// View controllers and views that the system creates for an app extension or plug-in: subclasses of the system's types
/// for them, and controllers that use the extension's context and that no other code names. They are the extension's
/// composition root, because no code can inject anything into them.
struct ExtensionScreens {
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }
  private let name: Name?
  private var known: [SymbolID: Bool] = [:]

  init(_ context: RuleContext) {
    self.context = context
    name = context.graph.names.find("extensionContext")
  }

  mutating func contains(_ type: SymbolID) -> Bool {
    if let isOne = known[type] { return isOne }
    let isOne = isPrincipal(type) || usesContext(type) && !isNamedElsewhere(type)
    known[type] = isOne
    return isOne
  }

  private static let principals = Set(NamingConventions.AppExtensions.principals.all)

  private func isPrincipal(_ type: SymbolID) -> Bool {
    graph.allSupertypes(of: type).contains { supertype in
      supertype.symbol == nil && Self.principals.contains(graph.names[supertype.name])
    }
  }

  private func usesContext(_ type: SymbolID) -> Bool {
    guard let name else { return false }
    return graph.parts(of: type).contains { mentions(name, $0) }
  }

  private func isNamedElsewhere(_ type: SymbolID) -> Bool {
    context.references[type].contains { index in
      graph.references[index].source.map { graph.outermostType(of: $0) != graph.outermostType(of: type) } ?? false
    }
  }

  private func mentions(_ name: Name, _ part: SymbolID) -> Bool {
    let file = graph.symbols[part].file
    guard let body = graph.declaration(of: part).body, let own = graph.mergedNames[file].find(name) else {
      return false
    }
    let facts = graph.files[file].facts
    let scope = facts.scopes[body]
    return (scope.firstNode..<scope.endNode).contains { node in
      facts.nodes[node].name == own && [.identifier, .member].contains(facts.nodes[node].kind)
    }
  }
}

extension DependencyGraph {
  /// The accessor of a shared instance as its user writes it: `Store.shared`, `[Store sharedStore]`.
  func accessorName(_ reference: Reference) -> String {
    let accessor = reference.target
    guard symbols[accessor].kind == .function, !isSwift(accessor), let owner = enclosingType(of: accessor) else {
      return qualifiedName(of: accessor)
    }
    let type = subclass(of: owner, namedBefore: reference) ?? owner
    let facts = files[reference.file].facts
    guard files[reference.file].isSwift, let node = nameNode(in: reference.file, at: reference.offset) else {
      return "[\(qualifiedName(of: type)) \(name(of: accessor))]"
    }
    return "\(qualifiedName(of: type)).\(facts.text(facts.nodes[node].name))()"
  }

  /// The subclass through which code uses an inherited static member: `BoxClient` in `[BoxClient sharedClient]`.
  func subclass(of type: SymbolID, namedBefore reference: Reference) -> SymbolID? {
    let start = reference.offset - min(reference.offset, Self.longestName)
    return references(in: reference.file, bytes: start..<reference.offset).lazy.compactMap { index -> SymbolID? in
      let before = self.references[index]
      guard before.offset + before.length + 1 == reference.offset, before.target != type,
        self.allSupertypes(of: before.target).contains(where: { $0.symbol == type })
      else { return nil }
      return before.target
    }.first
  }

  private static let longestName: UInt32 = 200

  /// Whether the creator of the object can pass another instance than the one that a reference names: it is the default
  /// value of a parameter or stored property, or is in a convenience initializer or a factory method of the type.
  func isReplaceable(_ reference: Reference) -> Bool {
    guard let source = reference.source else { return false }
    switch symbols[source].kind {
    case .variable: return isInitialValue(reference, of: source) || isFallback(reference, of: source)
    case .initializer where declaration(of: source).modifiers.contains(.convenience): return true
    case .initializer where isInjected(reference, besides: source): return true
    case .function where symbols[source].isStatic && makesOwnType(source): return true
    default: break
    }
    return parameters(of: source).contains { $0.value != nil && ($0.start..<$0.end).contains(reference.offset) }
  }

  /// Whether another initializer of the type takes the instance as a parameter.
  private func isInjected(_ reference: Reference, besides initializer: SymbolID) -> Bool {
    guard let type = enclosingType(of: initializer), let target = enclosingType(of: reference.target) else {
      return false
    }
    return members(of: type).contains { member in
      member != initializer && symbols[member].kind == .initializer
        && !parameters(of: member, naming: target).isEmpty
    }
  }

  /// Whether a function creates an object of its own type, like a convenience initializer: `static func instance(id:
  /// String) -> FeedViewModel`.
  func makesOwnType(_ function: SymbolID) -> Bool {
    guard let result = declaration(of: function).type, let type = enclosingType(of: function) else { return false }
    let facts = files[symbols[function].file].facts
    return facts.nodes[result].kind == .typeName
      && [name(of: type), "Self"].contains(facts.text(facts.nodes[result].name))
  }

  /// Whether a property returns an injected value, or else the shared instance.
  private func isFallback(_ reference: Reference, of property: SymbolID) -> Bool {
    let text = declaration(of: property)
    guard text.modifiers.contains(.computed), let type = enclosingType(of: reference.target),
      heldTypes(of: property).contains(where: { $0.type == type })
    else { return false }
    return references(in: symbols[property].file, bytes: text.start..<text.end).contains { index in
      let target = references[index].target
      return symbols[target].kind == .variable && !symbols[target].isStatic
        && !declaration(of: target).modifiers.contains(.computed)
        && enclosingType(of: target) == enclosingType(of: property)
    }
  }

  /// Whether the instance is only used if no other one is passed: `store ?? Store.shared`, `store ??
  /// Services.shared.makeStore()`, `store ?: [Store sharedStore]`.
  func isAlternative(_ reference: Reference) -> Bool {
    let facts = files[reference.file].facts
    guard var operand = nameNode(in: reference.file, at: reference.offset), var enclosing = facts.parent(of: operand)
    else {
      return false
    }
    while [.call, .member].contains(facts.nodes[enclosing].kind), facts.nodes.firstChild(of: enclosing) == operand {
      guard let outer = facts.parent(of: enclosing) else { return false }
      (operand, enclosing) = (enclosing, outer)
    }
    let start = facts.nodes[operand].start
    guard start > facts.nodes.startIndex else { return false }
    let sign = start.previous
    guard facts.nodes[enclosing].kind == .sequence else { return false }
    // Objective-C: `store ?: [Store sharedStore]`
    if facts.nodes[sign].kind == .ternary { return facts.nodes[sign].start == sign }
    return facts.nodes[sign].kind == .binaryOperator && facts.text(facts.nodes[sign].name) == "??"
  }

  /// Whether code only makes sure that the instance exists: `_ = Store.shared`, `[Store sharedStore];`.
  func isDiscarded(_ reference: Reference) -> Bool {
    let facts = files[reference.file].facts
    guard let named = nameNode(in: reference.file, at: reference.offset) else { return false }
    // `Store.shared()`
    let call = facts.parent(of: named).flatMap { parent in
      facts.nodes[parent].kind == .call && facts.nodes.firstChild(of: parent) == named ? parent : nil
    }
    let value = call ?? named
    if facts.nodes[value].context == .statement { return true }
    guard let sequence = facts.parent(of: value), facts.nodes[sequence].kind == .sequence else { return false }
    let operands = facts.children(of: sequence)
    return operands.count == 3 && operands[2] == value && facts.nodes[operands[0]].kind == .discard
      && facts.nodes[operands[1]].kind == .assignment
  }

  /// Whether the instance is passed to an initializer, so that it is injected: `ChildView(store: Store.shared)`,
  /// `[[Child alloc] initWithStore:[Store shared]]`.
  func isPassedToInitializer(_ reference: Reference) -> Bool {
    let facts = files[reference.file].facts
    guard let callee = callee(passed: reference) else { return false }
    if facts.nodes[callee].isName, facts.text(facts.nodes[callee].name).hasPrefix("init") { return true }
    return references(in: reference.file, at: facts.nodes[callee].offset).contains { index in
      symbols[references[index].target].kind.isNominalType
    }
  }

  /// `.environmentObject(Store.shared)`
  func isPassedToEnvironment(_ reference: Reference) -> Bool {
    let facts = files[reference.file].facts
    guard let callee = callee(passed: reference), facts.nodes[callee].kind == .member else { return false }
    return ["environment", "environmentObject"].contains(facts.text(facts.nodes[callee].name))
  }

  /// The function that is called with the instance as an argument.
  private func callee(passed reference: Reference) -> NodeID? {
    let facts = files[reference.file].facts
    guard let named = nameNode(in: reference.file, at: reference.offset), let enclosing = facts.parent(of: named) else {
      return nil
    }
    var (argument, call) = (named, enclosing)
    if facts.nodes[call].kind == .call, facts.nodes.firstChild(of: call) == argument {
      guard let outer = facts.parent(of: call) else { return nil }
      (argument, call) = (call, outer)
    }
    guard facts.nodes[call].kind == .call, let callee = facts.nodes.firstChild(of: call), callee != argument else {
      return nil
    }
    return callee
  }

  /// Whether the instance itself is the initial value of a stored property, `let store = Store.shared`, and not
  /// something that it returns.
  func isWholeInitialValue(_ reference: Reference) -> Bool {
    guard let source = reference.source else { return false }
    let declaration = declaration(of: source)
    guard let value = declaration.value else { return false }
    let facts = files[reference.file].facts
    let named = facts.nodes[value].kind == .call ? facts.nodes.firstChild(of: value) ?? value : value
    return facts.nodes[named].isName && facts.nodes[named].offset == reference.offset
  }

  /// Whether a reference is in the initial value of a stored property. What runs later does not count, unless others
  /// can set another value until then: a lazy property that holds the instance, or a property that is a closure.
  private func isInitialValue(_ reference: Reference, of property: SymbolID) -> Bool {
    let declaration = declaration(of: property)
    guard let root = declaration.value, symbols[property].parent != nil,
      declaration.modifiers.isDisjoint(with: [.static, .classMember, .computed])
    else { return false }
    let nodes = files[symbols[property].file].facts.nodes
    let canBeSet = declaration.modifiers.isDisjoint(with: [.private, .fileprivate, .constant])
    if declaration.modifiers.contains(.lazy) { return canBeSet && isWholeInitialValue(reference) }
    if nodes[root].kind == .closure, canBeSet { return true }
    let value = nodes[root].start...root
    guard let place = value.first(where: { nodes[$0].offset == reference.offset }) else { return false }
    return !value.contains { nodes[$0].kind == .closure && (nodes[$0].start..<$0).contains(place) }
  }
}

/// Shared instances with so many users that one finding about the instance replaces those about each user.
struct WidelyUsedInstances {
  /// The findings by the instance's class.
  private(set) var heads: [SymbolID: Finding] = [:]

  /// - Parameters:
  ///   - uses: each user, with the class of an instance and the places that name it.
  ///   - threshold: the minimum number of users; 0 for no such findings. A fifth of the view controllers is also
  ///     enough.
  init(
    _ uses: [(user: SymbolID, target: SymbolID, references: [Reference])], threshold: Int, _ context: RuleContext,
    _ rule: Rule
  ) {
    guard threshold > 0, rule.texts.notes["widely_used"] != nil else { return }
    let screens = context.model.roles.count(.viewController)
    for (target, uses) in Dictionary(grouping: uses, by: \.target) {
      let controllers = uses.count { context.model.roles.has(.viewController, $0.user) }
      let isShare = controllers >= Self.fewest && controllers * Self.share >= screens
      guard uses.count >= threshold || isShare else { continue }
      heads[target] = Self.head(target, uses, context, rule)
    }
  }

  private static let share = 5
  /// In a small app, a fifth of the view controllers is too few.
  private static let fewest = 5

  private static func head(
    _ target: SymbolID, _ uses: [(user: SymbolID, target: SymbolID, references: [Reference])], _ context: RuleContext,
    _ rule: Rule
  ) -> Finding {
    let references = uses.flatMap(\.references)
    let counts = Dictionary(references.map { ($0.target, 1) }, uniquingKeysWith: +)
    let accessor = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? target
    // The users come in any order. Swift and Objective-C write the accessor differently.
    let first = references.filter { $0.target == accessor }.min { ($0.file, $0.offset) < ($1.file, $1.offset) }
    let name = context.graph.qualifiedName(of: target)
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: accessor, in: context.graph), subject: name, target: "")
    draft.values.merge(
      ["target": name, "name": first.map(context.graph.accessorName) ?? name, "count": "\(uses.count)"],
      uniquingKeysWith: { $1 })
    draft.finding.measures["users"] = .count(uses.count)
    // The system creates an app delegate, and a screen should not be injected into other types.
    let isInjectable =
      !context.graph.inherits(target, from: [.appDelegate, .sceneDelegate])
      && !context.model.roles.has(.viewController, target)
    var head = draft.finished(
      edge: "users", saying: "widely_used", advice: isInjectable ? "widely_used_advice" : "app_delegate_advice")
    head.wording = rule.texts.notes["widely_used"]?.split(at: ["count"], draft.values).map { .init(message: $0) }
    head.share = .head
    return head
  }
}

extension RuleContext {
  /// Whether the app's entry point creates a view, which can then put objects into the environment of all other views.
  func isMadeByRoot(_ view: SymbolID) -> Bool {
    isEntryPoint(view)
      || references(making: [view]).contains { reference in
        reference.source.map { isEntryPoint(graph.outermostType(of: $0)) } ?? false
      }
  }

  private func isEntryPoint(_ type: SymbolID) -> Bool {
    graph.symbols[type].kind.isNominalType && graph.inherits(type, from: [.app, .appDelegate, .sceneDelegate])
  }
}
