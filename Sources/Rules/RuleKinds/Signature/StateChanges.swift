import Architecture
import DependencyGraph
import Patterns
import SourceFacts

/// Finds the properties that a type's own methods change.
final class StateChanges {
  private let context: RuleContext
  private let graph: DependencyGraph
  private let mutating: MatchingNames

  init(_ context: RuleContext) {
    self.context = context
    graph = context.graph
    mutating = MatchingNames(Self.mutating.map { NamePattern($0) }, in: graph)
  }

  /// The first change of each property, by name. Changes in initializers and setup methods do not count.
  func changes(in type: SymbolID) -> [String: Use] { allChanges(in: type).compactMapValues(\.first) }

  /// All changes of each property.
  func allChanges(in type: SymbolID) -> [String: [Use]] {
    // Lazy, because most types change nothing.
    lazy var own = variables(of: type)
    var changes: [String: [Use]] = [:]
    let uses = context.reader.uses(of: type)
    let beginnings = beginnings(uses)
    // Uses are in source order, so the result for their method can be reused.
    var method: SymbolID?
    var isChanging = false
    for use in uses where use.form == .assign || isMutation(use) {
      if let source = use.source, source != method {
        (method, isChanging) = (source, isInMethod(source) && !beginnings.contains(source))
      }
      guard isChanging else { continue }
      guard let property = property(changedBy: use, own) else { continue }
      changes[property, default: []].append(use)
    }
    return changes
  }

  /// The names of a type's variables.
  private func variables(of type: SymbolID) -> Set<String> {
    let properties = graph.parts(of: type).flatMap { graph.members(declaredIn: $0) }
    // Objective-C: a property that a protocol declares may be set through its instance variable.
    let asked = context.standIns(for: type).flatMap { graph.members(declaredIn: $0) }
    return Set((properties + asked).filter(isVariable).map { graph.name(of: $0) })
  }

  /// Whether a member can change. A Swift constant does not, even if its object does.
  private func isVariable(_ member: SymbolID) -> Bool {
    graph.symbols[member].kind == .variable
      && !(graph.isSwift(member) && graph.declaration(of: member).modifiers.contains(.constant))
  }

  private func isInMethod(_ source: SymbolID) -> Bool {
    guard graph.symbols[source].kind == .function else { return false }
    let name = graph.name(of: source)
    return !Self.settingUp.contains { name.hasPrefix($0) }
  }

  /// Private methods that only initializers call, directly or indirectly. They run before other code has the object, so
  /// they are part of the setup.
  private func beginnings(_ uses: [Use]) -> Set<SymbolID> {
    var isBeginning: [SymbolID: Bool] = [:]
    var called: [SymbolID: [SymbolID]] = [:]
    for use in uses {
      guard let target = use.target, isBeginning[target] != false, isPrivateMethod(target) else { continue }
      guard use.form == .call, let source = use.source, !isInClosure(use, of: source) else {
        isBeginning[target] = false
        continue
      }
      isBeginning[target] = isInitializer(source) || isPrivateMethod(source)
      called[source, default: []].append(target)
    }
    // A method that a non-setup method calls is not setup, nor are the methods that it calls.
    var others = called.keys.filter { isBeginning[$0] != true && !isInitializer($0) }
    others += isBeginning.filter { !$0.value }.keys
    while let other = others.popLast() {
      for method in called[other] ?? [] where isBeginning[method] == true {
        isBeginning[method] = false
        others.append(method)
      }
    }
    return Set(isBeginning.filter(\.value).keys)
  }

  /// Whether a symbol is an initializer: in Objective-C, a method whose selector starts with `init`.
  private func isInitializer(_ symbol: SymbolID) -> Bool {
    if graph.symbols[symbol].kind == .initializer { return true }
    guard graph.symbols[symbol].kind == .function, !graph.isSwift(symbol) else { return false }
    let name = graph.name(of: symbol)
    return name.hasPrefix("init") && !(name.dropFirst(4).first?.isLowercase ?? false)
  }

  /// Whether a method is private: in Swift without `@objc`, in Objective-C without a declaration in a header.
  private func isPrivateMethod(_ symbol: SymbolID) -> Bool {
    guard graph.symbols[symbol].kind == .function, !isInitializer(symbol) else { return false }
    guard graph.isSwift(symbol) else { return !graph.files[graph.symbols[symbol].file].path.hasSuffix(".h") }
    return graph.declaration(of: symbol).modifiers.contains(.private)
      && !graph.attributeNames(of: symbol).contains("objc")
  }

  private func isInClosure(_ use: Use, of source: SymbolID) -> Bool {
    let facts = graph.files[use.file].facts
    let end = graph.declaration(of: source).body.map { facts.scopes[$0].endNode } ?? facts.nodes.endIndex
    return facts.nodes[use.node..<end].contains { $0.kind == .closure && $0.start <= use.node }
  }

  private static let settingUp = [
    "init", "setup", "setUp", "configure", "commonInit", "prepare", "awakeFrom", "bind", "inject",
  ]

  private func isMutation(_ use: Use) -> Bool { use.form == .call && mutating.contains(use.mergedName) }

  /// The property that an assignment or mutation changes: `count = 1`, `_count = 1`, `items.append(…)`, `items[0] = …`
  private func property(changedBy use: Use, _ own: @autoclosure () -> Set<String>) -> String? {
    if use.form == .assign {
      guard context.reader.receiver(of: use) == .own else { return nil }
      let written = graph.text(use.name, in: use.file)
      let name = written.propertyItSets ?? (written.hasPrefix("_") ? String(written.dropFirst()) : written)
      let own = own()
      return own.contains(written) ? written : own.contains(name) ? name : nil
    }
    guard let path = context.reader.receiverPath(of: use) else { return nil }
    let (name, own) = (path.hasPrefix("_") ? String(path.dropFirst()) : path, own())
    let property = own.contains(path) ? path : own.contains(name) ? name : nil
    return property.flatMap { context.reader.isLocalVariable($0, use) ? nil : $0 }
  }

  private static let mutating = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "updateValue", "popLast",
    "toggle",
    "merge", "formUnion", "subtract", "sort", "reverse", "addObject:", "removeObject:", "removeAllObjects",
    "setObject:forKey:",
    "removeObjectForKey:", "addObjectsFromArray:", "insertObject:atIndex:", "removeLastObject", "setValue:forKey:",
  ]
}
