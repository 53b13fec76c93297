import Architecture
import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// A retain cycle of an object and a closure: the object, or an object that it owns, stores a closure that captures it
/// strongly.
struct ClosureLoop {
  enum Kind: Int { case closure, assignment, target }
  let kind: Kind
  /// The type whose object is captured.
  let type: SymbolID
  /// The properties from that object to the one with the closure; empty if they are the same object.
  let links: [StoredProperty]
  /// The property that stores the closure, or the subscription or timer with the closure.
  let closure: StoredProperty
  /// The place where the closure is passed or assigned.
  let place: Place
}

/// Finds stored closures that capture `self` strongly. Both ends are the same object only if the code contains the path
/// from `self` to the closure: `self.child.onDone = { self.close() }`. Closures that any code sets to nil do not count.
struct ClosureLoops {
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  init(_ context: RuleContext) { self.context = context }

  func loops() -> [ClosureLoop] {
    // Objects that live as long as the app cannot leak.
    let shared = context.singletons.classes
    let (subscribing, timing) = (files(naming: SubscriptionLoops.words), files(naming: TimerLoops.words))
    let (isSetting, isPassing, names) = typesThatStoreClosures()
    var found: [ClosureLoop] = []
    var subscribed: [ClosureLoop] = []
    for type in graph.types where [.class, .actor].contains(graph.symbols[type].kind) && !shared.contains(type) {
      if context.budget.isSpent { break }
      let own = SelfReferences(of: type, context)
      if isSetting[type] { found += assigned(own, names) }
      found += initial(own)
      if isPassing[type] { found += PassedClosures(own, context).loops() }
      let files = graph.parts(of: type).map { graph.symbols[$0].file }
      if files.contains(where: { subscribing[$0] }) { subscribed += SubscriptionLoops(own, context).loops() }
      if files.contains(where: { timing[$0] }) { subscribed += TimerLoops(own, context).loops() }
    }
    let ends = context.passedSubjects
    let kept = found.filter { loop in !(loop.links + [loop.closure]).contains { ends.isCleared($0) } }
    var uses = UsesOfClosures()
    return kept + subscribed.filter { !isEnded($0, &uses) }
  }

  /// For each file, whether it contains one of these words. It is computed per file, because a file may have thousands
  /// of types.
  private func files(naming words: [String]) -> Table<FileID, Bool> {
    MatchingNames(words.map { NamePattern($0) }, in: graph).files()
  }

  /// For each symbol, whether a type's code names a closure property, and whether it names a type with one. For each
  /// merged name, whether a closure property has it.
  private func typesThatStoreClosures() -> (
    setting: Table<SymbolID, Bool>, passing: Table<SymbolID, Bool>, names: [Bool]
  ) {
    let properties = context.model.holdings.properties.all
    let none = Table<SymbolID, Bool>(repeating: false, count: graph.symbols.count)
    var found = (setting: none, passing: none, names: [Bool](repeating: false, count: graph.names.count))
    var last: SymbolID?
    for place in properties.indices where properties[place].namesFunction && context.isClosure(properties[place].symbol)
    {
      let (symbol, owner) = (properties[place].symbol, properties[place].owner)
      if graph.symbols[symbol].kind == .variable {
        for name in written(symbol) { found.names[Int(name.raw)] = true }
        for index in context.references[symbol] { mark(index, &found.setting) }
      } else {
        for index in context.references[symbol] { mark(index, &found.passing) }
      }
      if owner != last { for index in context.references[owner] { mark(index, &found.passing) } }
      last = owner
    }
    return found
  }

  /// Marks the type whose code contains a reference.
  private func mark(_ reference: ReferenceID, _ types: inout Table<SymbolID, Bool>) {
    if let type = graph.enclosingType(of: graph.references[reference].source) { types[type] = true }
  }

  // MARK: Where closures are stored

  /// The names of a property in code: `text`, with a wrapper also `_text` and `$text`.
  private func written(_ property: SymbolID) -> [Name] {
    if !graph.symbols[property].hasAttributes { return [graph.symbols[property].name] }
    let name = graph.name(of: property)
    return [graph.symbols[property].name] + ["_" + name, "$" + name].compactMap { graph.names.find($0) }
  }

  private func assigned(_ own: SelfReferences, _ names: [Bool]) -> [ClosureLoop] {
    // Objective-C selectors are different names.
    let isSwift = graph.parts(of: own.type).allSatisfy(graph.isSwift)
    let uses =
      isSwift
      ? context.reader.uses(of: own.type, forms: .assign, UseFilter(names: names))
      : context.reader.uses(of: own.type, forms: .assign)
    context.budget.spend(1 + uses.count)
    return uses.compactMap { use in
      guard let closure = use.target.flatMap(context.closureProperty), !context.isStatic(use.source),
        own.isCaptured(in: use), let links = own.way(toReceiverOf: use)
      else { return nil }
      return ClosureLoop(kind: .closure, type: own.type, links: links, closure: closure, place: context.place(of: use))
    }
  }

  /// Cycles of lazy properties whose initial value captures `self`: `lazy var close: () -> Void = { self.dismiss() }`
  private func initial(_ own: SelfReferences) -> [ClosureLoop] {
    context.model.holdings.storedProperties(of: own.type).compactMap { property -> ClosureLoop? in
      if !property.isLazy { return nil }
      let declaration = graph.declaration(of: property.symbol)
      let file = graph.symbols[property.symbol].file
      guard let value = declaration.value, graph.node(value, in: file).kind == .closure else { return nil }
      guard own.isCaptured(by: value, in: file) else { return nil }
      let place = Place(nameOf: property.symbol, in: graph)
      return ClosureLoop(kind: .closure, type: own.type, links: [], closure: property, place: place)
    }
  }

  /// Whether a subscription or timer ends before its object is released: by a call on the property, by a new value, or
  /// in other code. Code in `deinit` does not count, because it never runs.
  private func isEnded(_ loop: ClosureLoop, _ known: inout UsesOfClosures) -> Bool {
    let property = loop.closure.symbol
    let users = known.users[property] ?? users(of: property)
    known.users[property] = users
    let own: Set<SymbolID?> = [graph.enclosingType(of: property), loop.type]
    if users.count > own.count(where: users.contains) { return true }
    let ended = known.ended[loop.type] ?? ended(by: loop.type)
    known.ended[loop.type] = ended
    return ended.contains(property)
  }

  /// One property may have thousands of closures and uses: each is looked at once.
  private struct UsesOfClosures {
    /// For each property, the types that name it; nil is code outside of types.
    var users: [SymbolID: Set<SymbolID?>] = [:]
    /// For each type, the closure properties that its code resets to nil.
    var ended: [SymbolID: Set<SymbolID>] = [:]
  }

  private func users(of property: SymbolID) -> Set<SymbolID?> {
    Set(
      context.references[property].lazy.map { graph.references[$0].source }.filter { $0 != nil }
        .map { graph.enclosingType(of: $0) })
  }

  /// The properties that the code of a type sets to nil, or whose value gets a call that may end it.
  private func ended(by type: SymbolID) -> Set<SymbolID> {
    var ended: Set<SymbolID> = []
    // From the end: in a chain of calls, the receiver of the last one contains all others.
    var last: (file: FileID, nodes: ClosedRange<NodeID>)?
    for use in context.reader.uses(of: type).reversed() where !graph.isInDeinitializer(use.offset, in: use.file) {
      if use.form == .assign, let target = use.target, clearsValues(use) { ended.insert(target) }
      guard use.form == .call, let receiver = context.reader.receiverNode(of: use) else { continue }
      let name = graph.text(use.name, in: use.file)
      if ["insert", "store", "addObject:", "fire", "add", "addToRunLoop:forMode:"].contains(name) { continue }
      let nodes = graph.node(receiver, in: use.file).start...receiver
      if let last, last.file == use.file, last.nodes.contains(nodes.lowerBound), last.nodes.contains(receiver) {
        continue
      }
      last = (use.file, nodes)
      addSymbols(named: nodes, in: use.file, to: &ended)
    }
    return ended
  }

  private func clearsValues(_ use: Use) -> Bool {
    context.reader.arguments(of: use).allSatisfy { argument in
      let (file, node) = (use.file, graph.node(argument, in: use.file))
      switch node.kind {
      case .nilLiteral, .implicitMember: return true
      case .array: return graph.children(of: argument, in: file).isEmpty
      // `Set()`
      case .call: return graph.children(of: argument, in: file).count == 1
      default: return false
      }
    }
  }

  private func addSymbols(named nodes: ClosedRange<NodeID>, in file: FileID, to symbols: inout Set<SymbolID>) {
    for part in nodes {
      let written = graph.node(part, in: file)
      guard [.identifier, .member].contains(written.kind) else { continue }
      for reference in graph.references(in: file, at: written.offset) {
        symbols.insert(graph.references[reference].target)
      }
    }
  }
}

extension RuleContext {
  /// The stored property for a closure, by its type annotation; nil for other symbols.
  func closureProperty(_ symbol: SymbolID) -> StoredProperty? {
    guard isClosure(symbol), let owner = graph.enclosingType(of: symbol) else { return nil }
    return model.holdings.storedProperties(of: owner).first { $0.symbol == symbol }
  }

  fileprivate func isClosure(_ symbol: SymbolID) -> Bool {
    guard let type = graph.declaration(of: symbol).type else { return false }
    return isFunction(type, in: graph.symbols[symbol].file, depth: 0)
  }

  private func isFunction(_ node: NodeID, in file: FileID, depth: Int) -> Bool {
    let written = graph.node(node, in: file)
    switch written.kind {
    case .functionType: return true
    case .optionalType, .implicitlyUnwrappedType, .attributedType:
      return written.start < node && isFunction(node.previous, in: file, depth: depth)
    case .tupleType where written.start < node && graph.node(node.previous, in: file).start == written.start:
      return isFunction(node.previous, in: file, depth: depth)
    case .typeName:
      guard depth < 4, let reference = graph.references(in: file, at: written.offset).first else { return false }
      let alias = graph.references[reference].target
      guard let type = graph.declaration(of: alias).type else { return false }
      return graph.symbols[alias].kind == .typealias
        && isFunction(type, in: graph.symbols[alias].file, depth: depth + 1)
    default: return false
    }
  }

  func isStatic(_ symbol: SymbolID?) -> Bool {
    guard let symbol else { return false }
    return !graph.declaration(of: symbol).modifiers.isDisjoint(with: [.static, .classMember])
  }
}

extension DependencyGraph {
  /// Whether a place is in `deinit` or `dealloc`, which does not run while the object is retained.
  func isInDeinitializer(_ offset: UInt32, in file: FileID) -> Bool {
    if files[file].isSwift { return isInSwiftDeinitializer(offset, in: file) }
    return symbol(in: file, at: offset).map { name(of: $0) == "dealloc" } ?? false
  }
}
