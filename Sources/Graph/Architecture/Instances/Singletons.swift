import DependencyGraph
import SourceFacts
import Tables

/// The project's accessors of shared instances: `Store.shared`, `Session.sharedSession()`, a global or a macro that
/// returns the app delegate.
public struct Singletons: Sendable {
  /// For each accessor of a shared instance, its class.
  private var types: Table<SymbolID, OptionalID<Symbol>>

  public init(in graph: DependencyGraph) {
    types = Table(repeating: .none, count: graph.symbols.count)
    var accessors: [SymbolID: [SymbolID]] = [:]
    var names: [SymbolID: Set<Name>] = [:]
    let methods = ClassMethods()
    for symbol in graph.symbols.places(where: \.mayBeShared) {
      // Constants of a class are skipped early: some classes have thousands.
      guard let type = Self.sharedType(symbol, methods, graph, hasConstants: { Self.areConstants(names[$0]) }) else {
        continue
      }
      accessors[type, default: []].append(symbol)
      names[type, default: []].insert(graph.symbols[symbol].name)
    }
    let madeElsewhere = Self.made(
      besides: accessors.filter { Self.mayBeConstants($0.key, $0.value, names[$0.key], graph) }, graph)
    for (type, symbols) in accessors where !Self.isValue(type, graph) {
      // A class with many named instances has constants, unless one is named as the shared one. So does a class with
      // two, or with one that is created with arguments, if other code creates instances too, and a class with two that
      // are created with different arguments.
      let hasConstants =
        Self.areConstants(names[type]) || madeElsewhere.contains(type)
        || names[type]?.count == 2 && symbols.allSatisfy { Self.isValueOfArguments($0, graph) }
          && !Self.isNamedAfterWork(type, graph)
      for symbol in symbols where !hasConstants || Self.isSharedName(symbol, graph) { types[symbol] = OptionalID(type) }
    }
    for (symbol, locator) in ServiceLocators(in: graph).accessors where types[symbol] == .none {
      types[symbol] = OptionalID(locator)
    }
    for symbol in graph.symbols.places(where: { $0.kind == .macro }) where !graph.isSwift(symbol) {
      if let type = type(sharedByMacro: symbol, graph) { types[symbol] = OptionalID(type) }
    }
  }

  /// The classes that have a shared instance.
  public var classes: Set<SymbolID> { Set(types.lazy.compactMap { $0.id }) }

  /// The accessors of shared instances, with their classes.
  public var accessors: [(symbol: SymbolID, type: SymbolID)] {
    types.entries.compactMap { symbol, type in type.id.map { (symbol, $0) } }
  }

  /// The class whose shared instance a symbol returns.
  public func type(sharedBy symbol: SymbolID) -> SymbolID? { types[symbol].id }

  /// The types of which code other than their own and their accessors' creates instances.
  private static func made(besides accessors: [SymbolID: [SymbolID]], _ graph: DependencyGraph) -> Set<SymbolID> {
    if accessors.isEmpty { return [] }
    var places: [FileID: [UInt32: SymbolID]] = [:]
    let isAsked = graph.symbols.marked(accessors.keys)
    for reference in graph.references where isAsked[reference.target] {
      guard let source = reference.source, let own = accessors[reference.target], !own.contains(source),
        graph.enclosingType(of: source) != reference.target
      else { continue }
      places[reference.file, default: [:]][reference.offset] = reference.target
    }
    var made: Set<SymbolID> = []
    for (file, named) in places {
      let facts = graph.files[file].facts
      for index in facts.nodes.indices where facts.nodes[index].kind == .call {
        guard var callee = facts.nodes.firstChild(of: index) else { continue }
        let isMessage =
          facts.nodes[callee].kind == .member
          && ["alloc", "new", "init"].contains(facts.text(facts.nodes[callee].name))
        if isMessage, let receiver = facts.nodes.firstChild(of: callee) { callee = receiver }
        if let type = named[facts.nodes[callee].offset] { made.insert(type) }
      }
    }
    return made
  }

  /// `#define TheApp ((AppDelegate *)[[UIApplication sharedApplication] delegate])`, `#define TheStore [Store
  /// sharedStore]`
  private func type(sharedByMacro macro: SymbolID, _ graph: DependencyGraph) -> SymbolID? {
    let (file, declaration) = (graph.symbols[macro].file, graph.declaration(of: macro))
    guard let value = declaration.value else { return nil }
    if let type = Self.sharedDelegate(macro, declaration, graph) { return type }
    let nodes = graph.files[file].facts.nodes
    var node = value
    while [.tuple, .call].contains(nodes[node].kind), let inner = nodes.firstChild(of: node) { node = inner }
    guard nodes[node].kind == .member else { return nil }
    return graph.references(in: file, at: nodes[node].offset).lazy.compactMap {
      type(sharedBy: graph.references[$0].target)
    }.first
  }

  /// Whether there are so many named instances that they are constants.
  private static func areConstants(_ names: Set<Name>?) -> Bool { (names?.count ?? 0) >= 3 }

  /// Whether instances may be constants: two named ones, or one created with arguments, `static let all =
  /// Span(0...100)`. A service may look the same, `static let passcodeService = Keychain("passcode")`; it is recognized
  /// by its class or its name.
  private static func mayBeConstants(
    _ type: SymbolID, _ symbols: [SymbolID], _ names: Set<Name>?, _ graph: DependencyGraph
  ) -> Bool {
    guard names?.count == 1 else { return names?.count == 2 }
    return !isNamedAfterWork(type, graph)
      && symbols.allSatisfy { symbol in
        !isNamedAfterWork(symbol, graph) && (!isSharedName(symbol, graph) || isValueOfArguments(symbol, graph))
      }
  }

  /// `static let bookmarks = PseudoFolder(id: "bookmarks")`
  private static func isValueOfArguments(_ symbol: SymbolID, _ graph: DependencyGraph) -> Bool {
    guard let value = graph.declaration(of: symbol).value, !isNamedAfterWork(symbol, graph) else { return false }
    let file = graph.symbols[symbol].file
    return graph.node(value, in: file).kind == .call && graph.children(of: value, in: file).count > 1
  }

  private static func isNamedAfterWork(_ symbol: SymbolID, _ graph: DependencyGraph) -> Bool {
    let ending = graph.names.withBytes(of: graph.symbols[symbol].name) { NameEndings.shared.ofType($0) }
    return ending.map { NameEndings.shared.endings[$0].trait != .data } ?? false
  }

  private static func sharedType(
    _ symbol: SymbolID, _ methods: ClassMethods, _ graph: DependencyGraph, hasConstants: (SymbolID) -> Bool
  ) -> SymbolID? {
    let (kind, isGlobal) = (graph.symbols[symbol].kind, graph.symbols[symbol].parent == nil)
    // Most are constants in structs and enums, which are skipped here.
    let owner = isGlobal ? nil : graph.enclosingType(of: symbol)
    if !isGlobal, owner.map({ isInstance(symbol, of: $0, graph) }) != true { return nil }
    if let owner, hasConstants(owner), !isSharedName(symbol, graph) { return nil }
    if graph.names.withBytes(of: graph.symbols[symbol].name, { SampleName.isSample($0, isVariable: true) }) {
      return nil
    }
    let declaration = graph.declaration(of: symbol)
    // `override class var shared: App` is the framework's instance: there is no other.
    if declaration.modifiers.contains(.override) { return nil }
    guard let type = owner else {
      return sharedDelegate(symbol, declaration, graph) ?? onlyInstance(symbol, declaration, graph)
    }
    let isSwift = graph.isSwift(symbol)
    // An Objective-C class property is implemented by a method, which may return a new instance each time.
    let isStored = isSwift && kind == .variable && !declaration.modifiers.contains(.computed)
    let getters = isSwift ? [symbol] : methods.implementations(of: symbol, in: type, graph)
    guard isStored || isSharedName(symbol, graph) || getters.contains(where: { keeps(type, $0, graph) })
    else { return nil }
    guard isStored || !getters.contains(where: { alwaysConstructs(type, in: $0, graph) || alwaysLoads(in: $0, graph) })
    else { return nil }
    guard kind == .variable || !takesArguments(symbol, graph) else { return nil }
    let isOwn = graph.heldTypes(of: symbol).contains { held in
      let name = held.type == nil ? graph.names[held.name] : ""
      let isSelf = name == "instancetype" || name == "id" && !isSwift && isSharedName(symbol, graph)
      return (held.type == type || isSelf) && !held.isElement
    }
    if isOwn || isStored && isMade(type, by: declaration, graph.symbols[symbol].file, graph) { return type }
    return isNamedShared(symbol, graph) ? storedForOthers(symbol, isStored: isStored, getters, graph) : nil
  }

  /// Whether the result depends on arguments. In Objective-C, `+sharedManagerForSession:` is still a shared instance.
  private static func takesArguments(_ function: SymbolID, _ graph: DependencyGraph) -> Bool {
    if graph.isSwift(function) { return graph.qualifiedName(of: function).hasSuffix(":)") }
    let name = graph.name(of: function)
    return name.hasSuffix(":") && !name.hasPrefix("shared")
  }

  /// `AppDelegate.sharedQueue`: a class that stores the only instance of another.
  private static func storedForOthers(
    _ symbol: SymbolID, isStored: Bool, _ getters: [SymbolID], _ graph: DependencyGraph
  )
    -> SymbolID?
  {
    let held = graph.heldTypes(of: symbol).filter { !$0.isElement }.lazy.compactMap(\.type).first
    guard let held, [.class, .actor].contains(graph.symbols[held].kind) else { return nil }
    return isStored || getters.contains { keeps(held, $0, graph) } ? held : nil
  }

  /// Whether it is a shared instance. Constants of a struct are values, unless the name says shared: `struct Database {
  /// static let shared = Database() }`. An enum contains instances of other types: `enum Cookies { static let shared =
  /// CookieStore() }`.
  private static func isInstance(_ symbol: SymbolID, of type: SymbolID, _ graph: DependencyGraph) -> Bool {
    switch graph.symbols[type].kind {
    case .class, .actor: true
    case .struct, .enum: isNamedShared(symbol, graph)
    default: false
    }
  }

  /// Whether a type has no functions, and all stored properties are immutable values: constants of the build or the
  /// design.
  private static func isValue(_ type: SymbolID, _ graph: DependencyGraph) -> Bool {
    guard graph.isSwift(type), graph.supertypes(of: type).isEmpty else { return false }
    let parts = [type] + graph.extensions(of: type)
    let members = parts.flatMap { graph.members(declaredIn: $0) }.filter { !graph.symbols[$0].isStatic }
    var hasProperties = false
    for member in members {
      let declaration = graph.declaration(of: member)
      switch graph.symbols[member].kind {
      case .initializer: continue
      case .variable where declaration.modifiers.contains(.constant):
        hasProperties = true
        let holdsObject = graph.heldTypes(of: member).contains {
          $0.type.map { graph.symbols[$0].kind != .enum } ?? false
        }
        if holdsObject { return false }
      default: return false
      }
    }
    return hasProperties
  }

  /// The class methods of Objective-C classes that have code, by name.
  private final class ClassMethods {
    private var known: [SymbolID: [Name: [SymbolID]]] = [:]

    /// Those that implement a declaration. Of several with one name, which are an error, only the first ones count.
    func implementations(of symbol: SymbolID, in type: SymbolID, _ graph: DependencyGraph) -> [SymbolID] {
      let methods = known[type] ?? all(of: type, graph)
      known[type] = methods
      return Array((methods[graph.symbols[symbol].name] ?? []).prefix(4))
    }

    private func all(of type: SymbolID, _ graph: DependencyGraph) -> [Name: [SymbolID]] {
      let methods = graph.extensions(of: type).flatMap { graph.members(declaredIn: $0) }.filter { member in
        let declaration = graph.declaration(of: member)
        return graph.symbols[member].kind == .function && declaration.modifiers.contains(.static)
          && declaration.body != nil
      }
      return Dictionary(grouping: methods) { graph.symbols[$0].name }
    }
  }

  /// Whether a method or its file has a static variable for the instance: `static Store *store;`
  private static func keeps(_ type: SymbolID, _ method: SymbolID, _ graph: DependencyGraph) -> Bool {
    if graph.isSwift(method) { return false }
    let facts = graph.files[graph.symbols[method].file].facts
    return (statics(in: method, graph) + fileStatics(namedIn: method, graph)).contains { variable in
      variable.type.map { ["id", graph.name(of: type)].contains(facts.text(facts.nodes[$0].name)) } ?? false
    }
  }

  /// The static variables of the file that a method uses.
  private static func fileStatics(namedIn method: SymbolID, _ graph: DependencyGraph) -> [Declaration] {
    let (file, text) = (graph.symbols[method].file, graph.declaration(of: method))
    return graph.references(in: file, bytes: text.start..<text.end).compactMap { index in
      let target = graph.references[index].target
      let symbol = graph.symbols[target]
      guard symbol.kind == .variable, symbol.parent == nil, symbol.file == file else { return nil }
      let variable = graph.declaration(of: target)
      return variable.modifiers.contains(.fileprivate) ? variable : nil
    }
  }

  private static func statics(in method: SymbolID, _ graph: DependencyGraph) -> [Declaration] {
    let text = graph.declaration(of: method)
    let declarations = graph.files[graph.symbols[method].file].facts.declarations
    // Declarations are in the order of their names.
    let first = declarations.indices.partitioningIndex { declarations[$0].nameOffset > text.start }
    return (first..<declarations.endIndex).lazy.map { declarations[$0] }.prefix { $0.nameOffset < text.end }.filter {
      $0.kind == .variable && $0.modifiers.contains(.static) && text.start < $0.start && $0.end <= text.end
    }
  }

  /// `static let shared: Opening = Opener()`
  private static func isMade(_ type: SymbolID, by declaration: Declaration, _ file: FileID, _ graph: DependencyGraph)
    -> Bool
  {
    let facts = graph.files[file].facts
    guard let value = declaration.value, facts.nodes[value].kind == .call,
      let callee = facts.children(of: value).first
    else { return false }
    return graph.references(in: file, at: facts.nodes[callee].offset).contains {
      graph.references[$0].target == type
    }
  }

  /// Whether a getter always creates a new instance.
  private static func alwaysConstructs(_ type: SymbolID, in symbol: SymbolID, _ graph: DependencyGraph) -> Bool {
    graph.constructedTypes(in: symbol).contains(type) && storesNothing(symbol, of: type, graph)
  }

  /// Whether a getter always loads a new instance: `static func instance() -> Banner { nib.instantiate(withOwner:
  /// nil)[0] as! Banner }`.
  private static func alwaysLoads(in symbol: SymbolID, _ graph: DependencyGraph) -> Bool {
    let facts = graph.files[graph.symbols[symbol].file].facts
    guard let body = graph.declaration(of: symbol).body else { return false }
    let loads = (facts.scopes[body].firstNode..<facts.scopes[body].endNode).contains { id in
      let node = facts.nodes[id]
      guard [.identifier, .member, .implicitMember, .typeName].contains(node.kind), !node.name.isNone else {
        return false
      }
      let words = CamelWords(facts.text(node.name)).list.map { $0.lowercased() }
      return words.first == "instantiate" || words.contains("nib") || words.contains("storyboard")
    }
    return loads && storesNothing(symbol, of: nil, graph)
  }

  /// Whether a getter uses no variable that could store its result.
  ///
  /// - Parameter type: the type of the result, if it is known. A Swift variable of another type cannot store it.
  private static func storesNothing(_ symbol: SymbolID, of type: SymbolID?, _ graph: DependencyGraph) -> Bool {
    let (file, text) = (graph.symbols[symbol].file, graph.declaration(of: symbol))
    if !statics(in: symbol, graph).isEmpty { return false }
    return !graph.references(in: file, bytes: text.start..<text.end).contains { index in
      let target = graph.references[index].target
      guard target != symbol, graph.symbols[target].kind == .variable else { return false }
      // A property of another type, such as `Storyboards.buttons`, does not store an instance of this one.
      if graph.isSwift(target), let owner = graph.enclosingType(of: target), owner != graph.enclosingType(of: symbol) {
        return false
      }
      guard let type, graph.isSwift(target) else { return true }
      let held = graph.heldTypes(of: target)
      return held.isEmpty || held.contains { $0.type == type }
    }
  }

  /// `let appDelegate = UIApplication.shared.delegate as! AppDelegate` at file level.
  private static func sharedDelegate(_ symbol: SymbolID, _ declaration: Declaration, _ graph: DependencyGraph)
    -> SymbolID?
  {
    graph.heldTypes(of: symbol).lazy.compactMap(\.type).first { type in
      graph.inherits(type, from: .appDelegate)
    }
  }

  /// `let appContext = AppContext()` at file level, if no other code can create one.
  private static func onlyInstance(_ symbol: SymbolID, _ declaration: Declaration, _ graph: DependencyGraph)
    -> SymbolID?
  {
    guard graph.isSwift(symbol), graph.symbols[symbol].kind == .variable, declaration.value != nil,
      declaration.modifiers.isDisjoint(with: [.computed, .private, .fileprivate])
    else { return nil }
    let made = graph.constructedTypes(in: symbol)
    guard made.count == 1, let type = made.first, [.class, .actor].contains(graph.symbols[type].kind),
      isMade(type, by: declaration, graph.symbols[symbol].file, graph)
    else { return nil }
    let initializers = graph.members(of: type).filter { graph.symbols[$0].kind == .initializer }
    let isClosed =
      !initializers.isEmpty
      && initializers.allSatisfy {
        !graph.declaration(of: $0).modifiers.isDisjoint(with: [.private, .fileprivate])
      }
    return isClosed ? type : nil
  }

  private static func isNamedShared(_ symbol: SymbolID, _ graph: DependencyGraph) -> Bool {
    graph.names.withBytes(of: graph.symbols[symbol].name) { $0.hasPrefix("shared") }
  }

  private static func isSharedName(_ symbol: SymbolID, _ graph: DependencyGraph) -> Bool {
    graph.names.withBytes(of: graph.symbols[symbol].name) { name in
      name.hasPrefix("shared") || name.hasPrefix("default")
        || sharedNames.contains { name.elementsEqual($0.utf8) }
    }
  }

  private static let sharedNames = ["instance", "singleton", "current", "main", "standard"]
}

extension Symbol {
  /// Whether it may return a shared instance: a global or a static member. Called for every symbol.
  fileprivate var mayBeShared: Bool { (kind == .variable || kind == .function) && (parent == nil || isStatic) }
}
