import Architecture
import DependencyGraph
import Frameworks
import LowLevel
import Patterns
import SourceFacts
import Tables

/// All uses of one member, or of one type of the project, by one subject.
struct FoundCall {
  let target: String
  /// The type whose member is used, if the project declares it.
  let type: SymbolID?
  var uses: [(place: Place, text: String)]
  /// View controllers of the project that are passed to it.
  var shown: [SymbolID] = []
  /// Whether the use opens another app or a web page.
  var leaves = false
  /// Whether a called method is asynchronous: it has a completion, returns a signal, or is awaited.
  var waits = false
  /// Whether it is a framework function that does the work itself, not one that creates or ends the object that does.
  var isDirect = false
}

/// Finds the uses in a type's code that a `calls` rule forbids.
final class CallSearch {
  private let rule: CallsRule
  private let context: RuleContext
  private let reader: UseReader
  private let vocabulary: UseVocabulary
  private let harmless: TypeList
  /// Nil for a rule with `on`.
  private let extensions: ScreenExtensions?
  /// For each function in an extension of a UIKit controller, whether its code contains a forbidden use.
  private var doesInside: [SymbolID: Bool] = [:]
  /// For each function, whether its body contains one of these names.
  private var named: [SymbolID: [Set<String>: Bool]] = [:]
  /// For each overriding function, whether it overrides a function of a framework.
  private var isForeign: [SymbolID: Bool] = [:]
  private var isReceiver: [SymbolID: (strict: Bool, lenient: Bool)] = [:]
  private lazy var embedded = context.embeddedTypes(rule.embedding)
  /// For each type, whether `lenient` selects it.
  private let isLenient: Table<SymbolID, Bool>
  /// Where types that are checked strictly and leniently may break the rule; nil if there are too few types for this to
  /// save time.
  private var reach: (strict: CallReach?, lenient: CallReach?)

  private static let uses = UseLists(0)
  private static let lenientUses = UseLists(1)
  private static let except = UseLists(2)
  private static let leaving = UseLists(3)

  /// With fewer types, reading all their code is faster than finding out which code can be skipped.
  private static let few = 64

  /// - Parameter types: the types to check.
  init(_ rule: CallsRule, of types: [SymbolID], _ context: RuleContext) {
    self.rule = rule
    self.context = context
    reader = context.reader
    extensions = rule.on == nil ? context.screenExtensions : nil
    vocabulary = UseVocabulary([rule.uses, rule.lenientUses, rule.except, rule.leaving])
    harmless = TypeList(rule.harmless, ofClasses: true)
    let lenient =
      rule.lenient.map { selector in types.filter { selector.matches(symbol: $0, in: context.model) } } ?? []
    isLenient = context.graph.symbols.marked(lenient)
    if types.count - lenient.count >= Self.few { reach.strict = reach(rule.uses, on: rule.on) }
    if lenient.count >= Self.few { reach.lenient = reach(rule.lenientUses, on: rule.lenientOn ?? rule.on) }
  }

  private func reach(_ uses: [NamePattern], on selector: Selector?) -> CallReach {
    let receivers = rule.on == nil ? [] : context.graph.types.filter { isOne($0, selector) }
    return CallReach(uses, receivers: receivers, functions: extensions?.all ?? [], context)
  }

  /// The uses in a type's code that may break the rule.
  private func uses(of type: SymbolID) -> [Use] {
    let holds = isLenient[type] ? reach.lenient?.holds(type) : reach.strict?.holds(type)
    if holds == false { return [] }
    let filter = isLenient[type] ? reach.lenient?.filter(for: type) : reach.strict?.filter(for: type)
    return filter.map { reader.uses(of: type, $0) } ?? reader.uses(of: type)
  }

  /// In source order.
  func calls(in type: SymbolID) -> [FoundCall] {
    if context.budget.isSpent { return [] }
    let isLenient = isLenient[type]
    var found: [FoundCall] = []
    var places: [String: Int] = [:]
    // The last call found in each file.
    var last: [FileID: NodeID] = [:]
    let uses = uses(of: type)
    lazy var windows = OwnWindows(of: type, reader)
    context.budget.spend(1 + uses.count)
    for use in uses where !reader.isOnSuperclass(use) {
      guard let target = target(of: use, isLenient: isLenient), !changesOwnPart(use, of: type),
        !windows.movesItself(by: use), !isPopup(use, of: type, windows)
      else { continue }
      let leaves = leaves(use)
      if leaves, isDropped(use, by: type) { continue }
      // `a.dataTask(…).resume()` counts once.
      let receiver = context.graph.files[use.file].facts.nodes[use.node].start..<use.node
      let isFollowUp = last[use.file].map(receiver.contains) ?? false
      last[use.file] = use.node
      if isFollowUp { continue }
      let place = Place(file: use.file, start: use.offset, end: use.offset + use.length, source: use.source)
      let shown = rule.on == nil ? reader.controllersPassed(by: use, isController) : []
      let waits = rule.onlyOutside && target.type.map { context.outsideCalls.waits(use, on: $0) } ?? false
      if let index = places[target.name] {
        found[index].uses.append((place, reader.text(of: use)))
        found[index].shown += shown
        found[index].waits = found[index].waits || waits
      } else {
        places[target.name] = found.count
        found.append(
          FoundCall(
            target: target.name, type: target.type, uses: [(place, reader.text(of: use))], shown: shown, leaves: leaves,
            waits: waits, isDirect: target.type == nil && reader.doesWork(use)))
      }
    }
    return found
  }

  /// Whether the use handles a tapped link in a text view: `func textView(_:shouldInteractWith:)`,
  /// `label(_:didSelectURL:)`. Also true for types that may leave the app.
  private func isDropped(_ use: Use, by type: SymbolID) -> Bool {
    let graph = context.graph
    if let leavingBy = rule.leavingBy, !leavingBy.matches(symbol: type, in: context.model) { return true }
    if !context.model.isSwiftUIView(type), opensSettings(use) { return true }
    guard let source = use.source, graph.symbols[source].kind == .function else { return false }
    let facts = graph.files[graph.symbols[source].file].facts
    let labels = graph.parameters(of: source).map { facts.text($0.label).lowercased() }
    let words = labels.isEmpty ? [] : labels + [graph.name(of: source).lowercased()]
    return words.contains { word in Self.linkWords.contains { word.contains($0) } }
  }

  /// Whether the use opens the system's settings, usually from a button next to a hint about a missing permission. A
  /// delegate for that would be excessive.
  private func opensSettings(_ use: Use) -> Bool {
    namesInBody(of: use, ["openSettingsURLString", "UIApplicationOpenSettingsURLString"])
  }

  private static let linkWords = ["selecturl", "selectlink", "tapurl", "taplink", "interactwith", "clickedonlink"]

  /// Whether the use changes a controller that the type itself embeds, to switch between its own parts:
  /// `tabs.selectedIndex = 1`.
  private func changesOwnPart(_ use: Use, of type: SymbolID) -> Bool {
    guard use.form == .assign, !rule.embedding.isEmpty, case .value(.project(let symbol)) = reader.receiver(of: use),
      case .types(let parts) = embedded.parts(of: type)
    else { return false }
    return parts.contains(symbol)
  }

  private func leaves(_ use: Use) -> Bool {
    !rule.leaving.isEmpty && reader.lists(of: use, vocabulary).contains(Self.leaving)
  }

  private func isController(_ type: SymbolID) -> Bool { context.model.roles.has(.viewController, type) }

  /// The target of a use, if it breaks the rule. Names are compared first, because most uses match no pattern.
  private func target(of use: Use, isLenient: Bool) -> (name: String, type: SymbolID?)? {
    if let type = receiver(of: use, isLenient: isLenient) {
      return reader.lists(of: use, vocabulary).contains(Self.except)
        ? nil : (context.graph.qualifiedName(of: type), type)
    }
    let (mayBeListed, mayNavigate) = (reader.mayBeListed(use, vocabulary), use.form == .call && mayNavigate(use))
    guard mayBeListed || mayNavigate, !isOfProject(use) else { return nil }
    let lists = mayBeListed ? reader.lists(of: use, vocabulary) : []
    guard lists.contains(isLenient ? Self.lenientUses : Self.uses) || mayNavigate && navigatesInside(use) else {
      return nil
    }
    guard !lists.contains(Self.except), !isHarmless(use), !(rule.onlyOutside && readsBundle(use)) else { return nil }
    if isLenient, changesOwnContext(use) { return nil }
    return (use.form == .construct ? name(of: reader.type(of: use)) ?? name(of: use) : name(of: use), nil)
  }

  /// Whether the use reads a file that is part of the app: `[NSString stringWithContentsOfURL:[[NSBundle mainBundle]
  /// …]]`.
  private func readsBundle(_ use: Use) -> Bool {
    let facts = context.graph.files[use.file].facts
    guard facts.text(use.name).lowercased().contains("contents") || use.form == .construct else { return false }
    return namesInBody(of: use, Set(Frameworks.known.all(with: .bundle)))
  }

  /// Whether the function that contains a use also contains one of these names.
  private func namesInBody(of use: Use, _ names: Set<String>) -> Bool {
    guard let source = use.source, context.graph.symbols[source].file == use.file,
      let body = context.graph.declaration(of: source).body
    else { return false }
    if let known = named[source]?[names] { return known }
    let facts = context.graph.files[use.file].facts
    let scope = facts.scopes[body]
    let isNamed = (scope.firstNode..<scope.endNode).contains {
      facts.nodes[$0].isName && names.contains(facts.text(facts.nodes[$0].name))
    }
    named[source, default: [:]][names] = isNamed
    return isNamed
  }

  private func mayNavigate(_ use: Use) -> Bool { extensions?.mayBeCalled(by: use, reader) ?? false }

  private func navigatesInside(_ use: Use) -> Bool {
    guard let extensions, let function = extensions.function(calledBy: use, reader) else { return false }
    if let known = doesInside[function] { return known }
    let does = extensions.does(function, reader) { inner in
      let lists = reader.lists(of: inner, vocabulary)
      return lists.contains(Self.uses) && !lists.contains(Self.except) && !isHarmless(inner)
    }
    doesInside[function] = does
    return does
  }

  /// Whether a function or property is the project's own. Members in extensions of framework types, and overrides of
  /// them, count as the framework's.
  private func isOfProject(_ use: Use) -> Bool {
    guard let target = use.target, use.form != .construct else { return false }
    if overridesFramework(target) { return false }
    let outer = context.graph.outermostSymbol(of: target)
    return context.graph.symbols[outer].kind != .extension || context.graph.symbols[outer].extended != nil
  }

  /// Whether a function only overrides functions of frameworks, such as `override func present(…)` in a subclass of
  /// `UISplitViewController`.
  private func overridesFramework(_ function: SymbolID) -> Bool {
    let graph = context.graph
    guard graph.declaration(of: function).modifiers.contains(.override) else { return false }
    if let known = isForeign[function] { return known }
    let supertypes = graph.enclosingType(of: function).map { graph.allSupertypes(of: $0) } ?? []
    let isForeign = !supertypes.lazy.compactMap(\.symbol).contains { supertype in
      graph.members(of: supertype).contains { member in
        graph.symbols[member].name == graph.symbols[function].name
          && !graph.declaration(of: member).modifiers.contains(.override)
      }
    }
    self.isForeign[function] = isForeign
    return isForeign
  }

  /// The type of the project that a method is called on, if the rule selects it.
  private func receiver(of use: Use, isLenient: Bool) -> SymbolID? {
    guard rule.on != nil, use.form == .call, let symbol = reader.projectReceiver(of: use) else { return nil }
    guard isReceiver(symbol, isLenient: isLenient), isOnMember(use) else { return nil }
    if reader.isSharedAccess(use) || isLenient && asksStore(symbol, use) { return nil }
    if rule.onlyOutside {
      if reader.makesInterface(use) { return nil }
      return context.outsideCalls.reaches(use, on: symbol, reader) && !(isLenient && loadsImage(use)) ? symbol : nil
    }
    return isPure(use) ? nil : symbol
  }

  /// SwiftUI: whether a method of an observable object is called for its effect: the object publishes the result. A
  /// method that returns data makes it a client instead.
  private func asksStore(_ type: SymbolID, _ use: Use) -> Bool {
    guard let target = use.target, isObservable(type) else { return false }
    // A published or computed property.
    if context.graph.symbols[target].kind == .variable { return true }
    return context.graph.declaration(of: target).type == nil
  }

  /// Whether the use deletes a row that `@FetchRequest` or `@Query` loaded from the same context, in SwiftUI:
  /// `context.delete(row)`.
  private func changesOwnContext(_ use: Use) -> Bool {
    Self.contextChanges.contains(context.graph.files[use.file].facts.text(use.name)) && isFromEnvironment(use)
  }

  private static let contextChanges: Set<String> = ["delete", "insert", "save"]

  private func isFromEnvironment(_ use: Use) -> Bool {
    let nodes = context.graph.files[use.file].facts.nodes
    guard let base = reader.receiverNode(of: use),
      let property = reader.types.target(in: use.file, at: nodes[base].offset)
    else { return false }
    return context.graph.attributeNames(of: property).contains { $0 == "Environment" || $0 == "EnvironmentObject" }
  }

  /// Whether the use loads an image that a SwiftUI view shows, as `AsyncImage` does itself.
  private func loadsImage(_ use: Use) -> Bool {
    guard let target = use.target, let type = context.graph.declaration(of: target).type else { return false }
    let facts = context.graph.files[context.graph.symbols[target].file].facts
    return (facts.nodes[type].start...type).contains {
      facts.nodes[$0].isName && facts.text(facts.nodes[$0].name).hasSuffix("Image")
    }
  }

  private func isObservable(_ type: SymbolID) -> Bool {
    let graph = context.graph
    return graph.attributeNames(of: type).contains("Observable")
      || graph.allSupertypes(of: type).contains { $0.symbol == nil && graph.names[$0.name] == "ObservableObject" }
  }

  private func isOnMember(_ use: Use) -> Bool {
    if rule.onMembers.isEmpty { return true }
    let name = name(of: use)
    return rule.onMembers.contains { $0.matches(name) }
  }

  private func isReceiver(_ type: SymbolID, isLenient: Bool) -> Bool {
    if let known = isReceiver[type] { return isLenient ? known.lenient : known.strict }
    let found = (strict: isOne(type, rule.on), lenient: isOne(type, rule.lenientOn ?? rule.on))
    isReceiver[type] = found
    return isLenient ? found.lenient : found.strict
  }

  /// Whether the use calls a static function that only computes a result from its arguments.
  private func isPure(_ use: Use) -> Bool {
    guard let target = use.target, context.graph.symbols[target].kind == .function else { return false }
    let modifiers = context.graph.declaration(of: target).modifiers
    guard !modifiers.isDisjoint(with: [.static, .classMember]), !modifiers.contains(.async) else { return false }
    return context.graph.isSwift(target) && !context.model.reachesOutside(target)
  }

  private func isOne(_ type: SymbolID, _ selector: Selector?) -> Bool {
    guard let selector else { return false }
    if selector.matches(symbol: type, in: context.model) { return true }
    guard context.graph.symbols[type].kind == .protocol, !isDelegate(type) else { return false }
    return context.model.subtypes.all(of: type).contains { selector.matches(symbol: $0, in: context.model) }
  }

  /// Whether a protocol is for delegates or listeners: a type that calls them does not know their classes.
  private func isDelegate(_ type: SymbolID) -> Bool {
    let name = context.graph.name(of: type)
    return ["Delegate", "Listener", "Output"].contains { name.hasSuffix($0) }
  }

  /// Whether a view, not a controller, shows a popup of its own.
  private func isPopup(_ use: Use, of type: SymbolID, _ windows: OwnWindows) -> Bool {
    let roles = context.model.roles
    return roles.has(.view, type) && !roles.has(.viewController, type) && windows.showPopup(by: use)
  }

  private func isHarmless(_ use: Use) -> Bool {
    if reader.asksForController(use) || reader.movesOwnWindow(use) { return true }
    return !rule.harmless.isEmpty && reader.concerns(harmless, use)
  }

  // MARK: Putting together

  /// Uses in which the subject creates a type of `makes` and one of `makesWith`, and one of them stores the other.
  func assemblies(in type: SymbolID) -> [FoundCall] {
    guard let makes = rule.makes, let makesWith = rule.makesWith else { return [] }
    let made = reader.uses(of: type, forms: [.construct]).compactMap { use -> (use: Use, type: SymbolID)? in
      guard case .project(let symbol) = reader.type(of: use), symbol != type else { return nil }
      return (use, symbol)
    }
    var found: [FoundCall] = []
    for first in made where makes.matches(symbol: first.type, in: context.model) {
      for second in made where second.type != first.type && first.use.source == second.use.source {
        guard makesWith.matches(symbol: second.type, in: context.model),
          holds(first.type, second.type) || holds(second.type, first.type)
        else { continue }
        let target = context.graph.qualifiedName(of: first.type)
        if found.contains(where: { $0.target == target }) { continue }
        let uses = [first.use, second.use].sorted { $0.offset < $1.offset }.map { use in
          (
            Place(file: use.file, start: use.offset, end: use.offset + use.length, source: use.source),
            reader.text(of: use)
          )
        }
        found.append(FoundCall(target: target, type: first.type, uses: uses))
      }
    }
    return found
  }

  /// Whether a type, or a superclass, has a property of another type or one of its protocols, strong or weak.
  private func holds(_ owner: SymbolID, _ type: SymbolID) -> Bool {
    let supertypes = Set(context.graph.allSupertypes(of: type).compactMap(\.symbol) + [type])
    let owners = [owner] + context.graph.allSupertypes(of: owner).compactMap(\.symbol)
    return owners.contains { owner in
      context.model.holdings.storedProperties(of: owner).contains { property in
        context.held(by: property).contains { $0.type.map { supertypes.contains($0) } ?? false }
      }
    }
  }

  private func name(of type: ValueType) -> String? { reader.types.names(of: type).first }

  private func name(of use: Use) -> String {
    let name = context.graph.files[use.file].facts.text(use.name)
    if use.form == .assign, let property = name.propertyItSets { return property }
    return name.pieces(at: ":").first.map(String.init) ?? name
  }
}
