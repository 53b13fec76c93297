import Architecture
import DependencyGraph
import Frameworks
import Patterns
import SourceFacts
import Tables

/// Methods of an interface that return data through a completion block, or as the result of a blocking call.
final class ServiceResults {
  private let context: RuleContext
  private let graph: DependencyGraph
  private let types: ValueTypes
  private let signals: TypeList
  private let callbacks: NameGlobs
  private let outside: UseVocabulary
  private let of: Selector
  private let except: [NamePattern]
  /// For each type, the methods that use the network, files, a database or a device.
  private var reaching: [SymbolID: Set<CallName>] = [:]
  /// For each file, where its code names files or bundles.
  private var fileNames: [FileID: NameOffsets] = [:]

  init(_ rule: SignatureRule, _ context: RuleContext) {
    self.context = context
    graph = context.graph
    types = context.reader.types
    signals = TypeList(rule.signals)
    callbacks = NameGlobs(rule.callbacks)
    outside = UseVocabulary([rule.outside])
    of = rule.of
    except = rule.except
  }

  enum Way: String {
    case callback = "a completion block"
    case plain = "a blocking call"
  }

  /// The methods in source order.
  func methods(of interface: Interface) -> [(method: SymbolID, way: Way)] {
    // Methods of an actor are called with `await`.
    if graph.symbols[interface.type].kind == .actor { return [] }
    let isReactive = interface.members.map(isReactive)
    let reactive = Set(interface.members.indices.filter { isReactive[$0] }.map { baseName(of: interface.members[$0]) })
    let isBound = isBound(interface.type)
    return interface.members.indices.compactMap { index in
      let member = interface.members[index]
      guard graph.symbols[member].kind == .function, !isReactive[index],
        reactive.isEmpty || !reactive.contains(baseName(of: member)), !isBound || isCalled(member),
        !isCalledOnlyByOwnType(member, of: interface.type), let way = way(member, interface.type)
      else { return nil }
      let name = graph.callName(of: member)
      return except.contains { $0.matches(name) } ? nil : (member, way)
    }
  }

  private func way(_ member: SymbolID, _ type: SymbolID) -> Way? {
    if passesResultToCallback(member) { return isWrapper(member) ? nil : .callback }
    return returnsDataDirectly(member, type) ? .plain : nil
  }

  private func isReactive(_ member: SymbolID) -> Bool {
    guard graph.symbols[member].kind == .function else { return false }
    return graph.declaration(of: member).modifiers.contains(.async)
      || signals.holds(types.type(ofSymbol: member).instance, types)
  }

  private func baseName(of member: SymbolID) -> String {
    let name = graph.name(of: member)
    return name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[..<$0]) } ?? name
  }

  /// Whether a protocol of a framework or library requires the method, and no code of the project calls it.
  private func isBound(_ type: SymbolID) -> Bool {
    graph.symbols[type].kind != .protocol
      && graph.hasSupertype(type) { $0.symbol == nil && !Self.plainBases.contains(graph.names[$0.name]) }
  }

  /// Whether only the type itself calls a member, although others could.
  private func isCalledOnlyByOwnType(_ member: SymbolID, of type: SymbolID) -> Bool {
    guard graph.symbols[type].kind != .protocol, graph.isSwift(member) else { return false }
    return graph.declaration(of: member).modifiers.isDisjoint(with: [.public, .open]) && isCalled(member)
      && !isCalledFromOutside(member)
  }

  /// Whether code of the project calls the function.
  private func isCalled(_ function: SymbolID) -> Bool { !context.references[function].isEmpty }

  private func isCalledFromOutside(_ function: SymbolID) -> Bool {
    context.isNamedByOthers(function, atFileLevel: true)
  }

  private static let plainBases: Set<String> = [
    "NSObject", "Sendable", "AnyObject", "ObservableObject", "Codable", "Hashable", "Equatable", "Identifiable",
    "class",
  ]

  // MARK: By a completion block

  private func passesResultToCallback(_ method: SymbolID) -> Bool {
    let file = graph.symbols[method].file
    let parameters = zip(graph.parameters(of: method), graph.typeTrees(ofParametersOf: method))
    return parameters.contains { parameter, type in
      guard let root = parameter.type, isCallback(parameter, in: file), !isOptionalNotice(parameter, in: file),
        case .function(let values, let result) = type.withoutOptional
      else { return false }
      return isVoid(result) && values.count(where: isData) > errorAliases(root, in: file)
    }
  }

  /// The number of names in a type annotation that are aliases for a description of an error: `(ErrorText?) -> Void`.
  private func errorAliases(_ root: NodeID, in file: FileID) -> Int {
    let facts = graph.files[file].facts
    return (facts.nodes[root].start...root).count { node in
      let written = facts.nodes[node]
      guard written.kind == .typeName, isErrorTypeName(facts.text(written.name)) else { return false }
      return graph.references(in: file, at: written.offset).contains { reference in
        let target = graph.references[reference].target
        return graph.symbols[target].kind == .typealias && isData(graph.typeTree(of: target))
      }
    }
  }

  /// Whether a method only passes its closure on to a library, which determines how it is called.
  private func isWrapper(_ method: SymbolID) -> Bool {
    let declaration = graph.declaration(of: method)
    guard let scope = declaration.body else { return false }
    let facts = graph.files[graph.symbols[method].file].facts
    let body = facts.scopes[scope]
    let nodes = body.firstNode..<body.endNode
    let calls = nodes.filter {
      facts.nodes[$0].kind == .call && [.statement, .returned, .nested].contains(facts.nodes[$0].context)
    }
    guard !nodes.contains(where: { facts.nodes[$0].kind == .closure }) else { return false }
    let names = Set(graph.parameters(of: method).filter { isCallback($0, in: graph.symbols[method].file) }.map(\.name))
    return calls.contains { call in
      facts.children(of: call).dropFirst().contains {
        facts.nodes[$0].kind == .identifier && names.contains(facts.nodes[$0].name)
      }
        && facts.nodes.firstChild(of: call).map {
          graph.references(in: graph.symbols[method].file, at: facts.nodes[$0].offset).isEmpty
        } ?? false
    }
  }

  /// Whether a parameter is an optional notification about a command: `completion: ((Image?) -> Void)? = nil`.
  private func isOptionalNotice(_ parameter: Declaration, in file: FileID) -> Bool {
    parameter.value.map { graph.node($0, in: file).kind } == .nilLiteral
  }

  private func isCallback(_ parameter: Declaration, in file: FileID) -> Bool {
    [parameter.name, parameter.label].contains { name in
      !name.isNone && graph.files[file].facts.withBytes(of: name) { callbacks.matches($0) }
    }
  }

  /// Whether the type carries data, not only success or an error.
  private func isData(_ type: TypeTree) -> Bool {
    if type.isFunction || isVoid(type) { return false }
    guard let name = graph.name(of: type) else { return true }
    if Frameworks.known.has(.status, name) || isErrorTypeName(name) { return false }
    if name.hasSuffix("Result"), let first = type.withoutOptional.arguments.first { return isData(first) }
    return true
  }

  private func isVoid(_ type: TypeTree) -> Bool {
    if case .tuple(let parts) = type.withoutOptional, parts.isEmpty { return true }
    return graph.name(of: type).map { ["Void", "void", "Never"].contains($0) } ?? false
  }

  /// Whether a name is that of an error's type: `NetworkError`, `ErrorResponse`, `ErrorInfo`
  private func isErrorTypeName(_ name: String) -> Bool {
    name.hasSuffix("Error") || name.hasPrefix("Error") && name.dropFirst(5).first?.isUppercase ?? false
  }

  // MARK: As a plain result

  /// Whether a method returns the data of a blocking call. For a protocol's method, its implementations in services
  /// count.
  private func returnsDataDirectly(_ method: SymbolID, _ type: SymbolID) -> Bool {
    let declaration = graph.declaration(of: method)
    guard declaration.type != nil, !declaration.modifiers.contains(.throws) else { return false }
    guard isData(graph.typeTree(of: method)) else { return false }
    if graph.symbols[type].kind != .protocol { return reachesOutside(method, type) }
    return context.model.subtypes.all(of: type).contains {
      of.matches(symbol: $0, in: context.model) && reachesOutside(method, $0)
    }
  }

  /// Whether a method's name mentions files or bundles, so that it reads from disk and not from the network.
  private func namesFiles(_ method: SymbolID) -> Bool {
    let file = graph.symbols[method].file
    let names = fileNames[file] ?? fileNames(in: graph.files[file].facts)
    fileNames[file] = names
    return names.isAny(in: graph.declaration(of: method))
  }

  private func fileNames(in facts: FrozenFacts) -> NameOffsets {
    NameOffsets(in: facts) { name in
      facts.withBytes(of: name) { name in Self.files.contains { $0.withBytes { $0 == name } } }
    }
  }

  private static let files = Frameworks.known.all(with: .localFile)

  /// Whether a method, or the type's method with the same name, uses the network, files, a database or a device.
  private func reachesOutside(_ asked: SymbolID, _ type: SymbolID) -> Bool {
    let methods = reaching[type] ?? methodsReachingOutside(type)
    reaching[type] = methods
    return methods.contains(callName(of: asked))
  }

  private func methodsReachingOutside(_ type: SymbolID) -> Set<CallName> {
    var methods: Set<CallName> = []
    // Uses are in source order, so a method's first use outside decides for its later ones.
    var last: SymbolID?
    var isDecided = false
    for use in context.reader.uses(of: type) {
      guard let method = use.source else { continue }
      if method != last { (last, isDecided) = (method, graph.symbols[method].kind != .function) }
      if isDecided || context.reader.lists(of: use, outside).isEmpty { continue }
      isDecided = true
      if !namesFiles(method) { methods.insert(callName(of: method)) }
    }
    return methods
  }

  private struct CallName: Hashable {
    let name: Name
    let withLabels: String
  }

  private func callName(of method: SymbolID) -> CallName {
    CallName(name: graph.symbols[method].name, withLabels: graph.callName(of: method))
  }
}
