import DependencyGraph
import SourceFacts

/// Where a project hands out the one shared instance of a class: `Store.shared`, `Session.sharedSession()`, a global or a macro
/// that returns the application's delegate.
public struct Singletons: Sendable {
  /// By symbol: the class whose instance an accessor hands out, or -1.
  private var types: [Int32]

  public init(in graph: DependencyGraph) {
    types = [Int32](repeating: -1, count: graph.symbols.count)
    var accessors: [Int32: [Int32]] = [:]
    var names: [Int32: Set<Name>] = [:]
    for symbol in graph.symbols.places(where: \.mayBeShared) {
      // Of a class with constants no more are asked for: there are classes with thousands.
      guard let type = Self.sharedType(symbol, graph, hasConstants: { Self.areConstants(names[$0]) }) else { continue }
      accessors[Int32(type), default: []].append(Int32(symbol))
      names[Int32(type), default: []].insert(graph.symbols[symbol].name)
    }
    let madeElsewhere = Self.made(besides: accessors.filter { Self.mayBeConstants(Int($0.key), $0.value, names[$0.key], graph) }, graph)
    for (type, symbols) in accessors where !Self.isValue(Int(type), graph) {
      // A class with many instances of its own under names has constants, unless one is named as the shared one; so has one with
      // two, or one that is made with arguments, of which others make instances.
      let hasConstants = Self.areConstants(names[type]) || madeElsewhere.contains(type)
      for symbol in symbols where !hasConstants || Self.isSharedName(Int(symbol), graph) { types[Int(symbol)] = type }
    }
    for (symbol, locator) in ServiceLocators(in: graph).accessors where types[Int(symbol)] < 0 { types[Int(symbol)] = locator }
    for symbol in graph.symbols.places(where: { $0.kind == .macro }) where !graph.isSwift(symbol) {
      if let type = type(sharedByMacro: symbol, graph) { types[symbol] = type }
    }
  }

  /// The classes that have a shared instance.
  public var classes: Set<Int32> { Set(types.lazy.filter { $0 >= 0 }) }

  /// What hands out a shared instance, with the class of that.
  public var accessors: [(symbol: Int32, type: Int32)] {
    types.indices.compactMap { types[$0] < 0 ? nil : (Int32($0), types[$0]) }
  }

  /// The class whose shared instance this symbol hands out.
  public func type(sharedBy symbol: Int32) -> Int32? { types[Int(symbol)] < 0 ? nil : types[Int(symbol)] }

  /// Those of some types, by their accessors, that code outside of type and accessors makes instances of.
  private static func made(besides accessors: [Int32: [Int32]], _ graph: DependencyGraph) -> Set<Int32> {
    if accessors.isEmpty { return [] }
    var places: [Int32: [UInt32: Int32]] = [:]
    var isAsked = [Bool](repeating: false, count: graph.symbols.count)
    for type in accessors.keys { isAsked[Int(type)] = true }
    for reference in graph.references where isAsked[Int(reference.target)] && reference.source >= 0 {
      guard let own = accessors[reference.target], !own.contains(reference.source),
        graph.enclosingType(of: Int(reference.source)) != Int(reference.target)
      else { continue }
      places[reference.file, default: [:]][reference.offset] = reference.target
    }
    var made: Set<Int32> = []
    for (file, named) in places {
      let facts = graph.files[Int(file)].facts
      for index in facts.nodes.indices where facts.nodes[index].kind == .call {
        guard var callee = facts.nodes.firstChild(of: index) else { continue }
        let isMessage = facts.nodes[callee].kind == .member && ["alloc", "new", "init"].contains(facts.text(facts.nodes[callee].name))
        if isMessage, let receiver = facts.nodes.firstChild(of: callee) { callee = receiver }
        if let type = named[facts.nodes[callee].offset] { made.insert(type) }
      }
    }
    return made
  }

  /// `#define TheApp ((AppDelegate *)[[UIApplication sharedApplication] delegate])`, `#define TheStore [Store sharedStore]`
  private func type(sharedByMacro macro: Int, _ graph: DependencyGraph) -> Int32? {
    let (file, declaration) = (Int(graph.symbols[macro].file), graph.declaration(of: macro))
    guard declaration.value >= 0 else { return nil }
    if let type = Self.sharedDelegate(macro, declaration, graph) { return Int32(type) }
    let nodes = graph.files[file].facts.nodes
    var node = Int(declaration.value)
    while [.tuple, .call].contains(nodes[node].kind), let inner = nodes.firstChild(of: node) { node = inner }
    guard nodes[node].kind == .member else { return nil }
    return graph.references(in: file, at: nodes[node].offset).lazy.compactMap { type(sharedBy: graph.references[$0].target) }.first
  }

  /// Instances of one class under so many names.
  private static func areConstants(_ names: Set<Name>?) -> Bool { (names?.count ?? 0) >= 3 }

  /// Two names, or one value that is made with arguments: `static let all = Span(0...100)`. A service may be made so and shared:
  /// `static let passcodeService = Keychain("passcode")`, of a class or under a name that says what it does.
  private static func mayBeConstants(_ type: Int, _ symbols: [Int32], _ names: Set<Name>?, _ graph: DependencyGraph) -> Bool {
    guard names?.count == 1 else { return names?.count == 2 }
    return !saysWork(type, graph) && symbols.allSatisfy { symbol in
      if saysWork(Int(symbol), graph) { return false }
      if !isSharedName(Int(symbol), graph) { return true }
      let (value, file) = (graph.declaration(of: Int(symbol)).value, Int(graph.symbols[Int(symbol)].file))
      return value >= 0 && graph.node(Int(value), in: file).kind == .call && graph.children(of: Int(value), in: file).count > 1
    }
  }

  private static func saysWork(_ symbol: Int, _ graph: DependencyGraph) -> Bool {
    let ending = graph.names.withBytes(of: graph.symbols[symbol].name) { NameEndings.shared.ofType($0) }
    return ending >= 0 && NameEndings.shared.endings[ending].trait != .data
  }

  private static func sharedType(_ symbol: Int, _ graph: DependencyGraph, hasConstants: (Int32) -> Bool) -> Int? {
    let (kind, isGlobal) = (graph.symbols[symbol].kind, graph.symbols[symbol].parent < 0)
    // Most stand in structs and enums, as what they are.
    let owner = isGlobal ? nil : graph.enclosingType(of: symbol)
    if !isGlobal, owner.map({ isInstance(symbol, of: $0, graph) }) != true { return nil }
    if let owner, hasConstants(Int32(owner)), !isSharedName(symbol, graph) { return nil }
    if graph.names.withBytes(of: graph.symbols[symbol].name, { SampleName.isSample($0, isVariable: true) }) { return nil }
    let declaration = graph.declaration(of: symbol)
    guard let type = owner else { return sharedDelegate(symbol, declaration, graph) ?? onlyInstance(symbol, declaration, graph) }
    let isSwift = graph.isSwift(symbol)
    // A class property in Objective-C is a method, and may return a new instance each time.
    let isStored = isSwift && kind == .variable && !declaration.modifiers.contains(.computed)
    let getters = isSwift ? [symbol] : implementations(of: symbol, in: type, graph)
    guard isStored || isSharedName(symbol, graph) || getters.contains(where: { keeps(type, $0, graph) })
    else { return nil }
    guard isStored || !getters.contains(where: { constructsAnew(type, in: $0, graph) || loadsAnew(in: $0, graph) }) else { return nil }
    guard kind == .variable || !graph.qualifiedName(of: symbol).hasSuffix(":)") else { return nil }
    let isOwn = graph.heldTypes(of: symbol).contains { held in
      let name = held.type < 0 ? graph.files[Int(held.file)].facts.text(held.name) : ""
      let isSelf = name == "instancetype" || name == "id" && !isSwift && isSharedName(symbol, graph)
      return (held.type == Int32(type) || isSelf) && !held.isElement
    }
    if isOwn || isStored && isMade(type, by: declaration, graph.symbols[symbol].file, graph) { return type }
    return isNamedShared(symbol, graph) ? keptForOthers(symbol, isStored: isStored, getters, graph) : nil
  }

  /// `AppDelegate.sharedQueue`: a class that keeps the one instance of another.
  private static func keptForOthers(_ symbol: Int, isStored: Bool, _ getters: [Int], _ graph: DependencyGraph) -> Int? {
    let held = graph.heldTypes(of: symbol).first { !$0.isElement && $0.type >= 0 }.map { Int($0.type) }
    guard let held, [.class, .actor].contains(graph.symbols[held].kind) else { return nil }
    return isStored || getters.contains { keeps(held, $0, graph) } ? held : nil
  }

  /// A struct's constants are values, unless one says that it is shared: `struct Database { static let shared = Database() }`;
  /// an enum's are others' instances: `enum Cookies { static let shared = CookieStore() }`.
  private static func isInstance(_ symbol: Int, of type: Int, _ graph: DependencyGraph) -> Bool {
    switch graph.symbols[type].kind {
    case .class, .actor: true
    case .struct, .enum: isNamedShared(symbol, graph)
    default: false
    }
  }

  /// Constants of the build or the design: a type without code whose stored properties never change, and are no objects.
  private static func isValue(_ type: Int, _ graph: DependencyGraph) -> Bool {
    guard graph.isSwift(type), graph.supertypes(of: type).isEmpty else { return false }
    let parts = [type] + graph.extensions(of: type).map(Int.init)
    let members = parts.flatMap { graph.members(declaredIn: $0) }.filter { !graph.symbols[$0].isStatic }
    var hasProperties = false
    for member in members {
      let declaration = graph.declaration(of: member)
      switch graph.symbols[member].kind {
      case .initializer: continue
      case .variable where declaration.modifiers.contains(.constant):
        hasProperties = true
        let holdsObject = graph.heldTypes(of: member).contains { $0.type >= 0 && graph.symbols[Int($0.type)].kind != .enum }
        if holdsObject { return false }
      default: return false
      }
    }
    return hasProperties
  }

  /// The class methods that return what an Objective-C declaration promises.
  private static func implementations(of symbol: Int, in type: Int, _ graph: DependencyGraph) -> [Int] {
    graph.extensions(of: type).flatMap { graph.members(declaredIn: Int($0)) }.filter { member in
      let declaration = graph.declaration(of: member)
      return graph.symbols[member].kind == .function && graph.symbols[member].name == graph.symbols[symbol].name
        && declaration.modifiers.contains(.static) && declaration.body >= 0
    }
  }

  /// `static Store *store;` in a method, or beside it
  private static func keeps(_ type: Int, _ method: Int, _ graph: DependencyGraph) -> Bool {
    if graph.isSwift(method) { return false }
    let facts = graph.files[Int(graph.symbols[method].file)].facts
    return (statics(in: method, graph) + fileStatics(namedIn: method, graph)).contains { variable in
      variable.type >= 0 && ["id", graph.name(of: type)].contains(facts.text(facts.nodes[Int(variable.type)].name))
    }
  }

  /// The file's own static variables that a method names.
  private static func fileStatics(namedIn method: Int, _ graph: DependencyGraph) -> [Declaration] {
    let (file, text) = (graph.symbols[method].file, graph.declaration(of: method))
    return graph.references(in: Int(file), bytes: text.start..<text.end).compactMap { index in
      let target = Int(graph.references[index].target)
      let symbol = graph.symbols[target]
      guard symbol.kind == .variable, symbol.parent < 0, symbol.file == file else { return nil }
      let variable = graph.declaration(of: target)
      return variable.modifiers.contains(.fileprivate) ? variable : nil
    }
  }

  private static func statics(in method: Int, _ graph: DependencyGraph) -> [Declaration] {
    let text = graph.declaration(of: method)
    return graph.files[Int(graph.symbols[method].file)].facts.declarations.filter { local in
      local.kind == .variable && local.modifiers.contains(.static) && text.start < local.start && local.end <= text.end
    }
  }

  /// `static let shared: Opening = Opener()`
  private static func isMade(_ type: Int, by declaration: Declaration, _ file: Int32, _ graph: DependencyGraph) -> Bool {
    let facts = graph.files[Int(file)].facts
    guard declaration.value >= 0, facts.nodes[Int(declaration.value)].kind == .call,
      let callee = facts.children(of: Int(declaration.value)).first
    else { return false }
    return graph.references(in: Int(file), at: facts.nodes[callee].offset).contains {
      graph.references[$0].target == Int32(type)
    }
  }

  /// A getter that makes a new instance each time, and keeps none.
  private static func constructsAnew(_ type: Int, in symbol: Int, _ graph: DependencyGraph) -> Bool {
    graph.constructedTypes(in: symbol).contains(Int32(type)) && keepsNothing(symbol, graph)
  }

  /// The same where the instance is loaded: `static func instance() -> Banner { nib.instantiate(withOwner: nil)[0] as! Banner }`.
  private static func loadsAnew(in symbol: Int, _ graph: DependencyGraph) -> Bool {
    let facts = graph.files[Int(graph.symbols[symbol].file)].facts
    let body = graph.declaration(of: symbol).body
    guard body >= 0 else { return false }
    let loads = (facts.scopes[Int(body)].firstNode..<facts.scopes[Int(body)].endNode).contains { index in
      let node = facts.nodes[Int(index)]
      guard [.identifier, .member, .implicitMember, .typeName].contains(node.kind), !node.name.isNone else { return false }
      let words = CamelWords(facts.text(node.name)).list.map { $0.lowercased() }
      return words.first == "instantiate" || words.contains("nib") || words.contains("storyboard")
    }
    return loads && keepsNothing(symbol, graph)
  }

  /// Whether a getter names no variable in which it might keep what it returns.
  private static func keepsNothing(_ symbol: Int, _ graph: DependencyGraph) -> Bool {
    let (file, text) = (Int(graph.symbols[symbol].file), graph.declaration(of: symbol))
    if !statics(in: symbol, graph).isEmpty { return false }
    return !graph.references(in: file, bytes: text.start..<text.end).contains { index in
      let target = Int(graph.references[index].target)
      return target != symbol && graph.symbols[target].kind == .variable
    }
  }

  /// `let appDelegate = UIApplication.shared.delegate as! AppDelegate` at file level.
  private static func sharedDelegate(_ symbol: Int, _ declaration: Declaration, _ graph: DependencyGraph) -> Int? {
    graph.heldTypes(of: symbol).map { Int($0.type) }.first { type in
      type >= 0 && graph.inherits(type, from: .appDelegate)
    }
  }

  /// `let appContext = AppContext()` at file level, of a class that lets nobody else make one.
  private static func onlyInstance(_ symbol: Int, _ declaration: Declaration, _ graph: DependencyGraph) -> Int? {
    guard graph.isSwift(symbol), graph.symbols[symbol].kind == .variable, declaration.value >= 0,
      declaration.modifiers.isDisjoint(with: [.computed, .private, .fileprivate])
    else { return nil }
    let made = graph.constructedTypes(in: symbol).map(Int.init)
    guard made.count == 1, let type = made.first, [.class, .actor].contains(graph.symbols[type].kind),
      isMade(type, by: declaration, graph.symbols[symbol].file, graph)
    else { return nil }
    let initializers = graph.members(of: type).filter { graph.symbols[$0].kind == .initializer }
    let isClosed = !initializers.isEmpty && initializers.allSatisfy {
      !graph.declaration(of: $0).modifiers.isDisjoint(with: [.private, .fileprivate])
    }
    return isClosed ? type : nil
  }

  private static func isNamedShared(_ symbol: Int, _ graph: DependencyGraph) -> Bool {
    graph.names.withBytes(of: graph.symbols[symbol].name) { $0.starts(with: "shared".utf8) }
  }

  private static func isSharedName(_ symbol: Int, _ graph: DependencyGraph) -> Bool {
    graph.names.withBytes(of: graph.symbols[symbol].name) { name in
      name.starts(with: "shared".utf8) || name.starts(with: "default".utf8) || sharedNames.contains { name.elementsEqual($0.utf8) }
    }
  }

  private static let sharedNames = ["instance", "singleton", "current", "main", "standard"]
}

extension Symbol {
  /// Whether it may hand out a shared instance: a global, or a static member. Asked of all symbols.
  fileprivate var mayBeShared: Bool { (kind == .variable || kind == .function) && (parent < 0 || isStatic) }
}
