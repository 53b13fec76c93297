import Architecture
import DependencyGraph
import Frameworks
import Patterns
import SourceFacts
import Tables

/// Methods of an interface that hand back data by a completion block, or as the plain result of input and output.
final class ServiceResults {
  private let context: RuleContext
  private let graph: DependencyGraph
  private let types: ValueTypes
  private let signals: TypeList
  private let callbacks: NameGlobs
  private let outside: UseVocabulary
  private let of: Selector
  private let except: [NamePattern]

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

  /// In order of the text.
  func methods(of interface: Interface) -> [(method: Int, way: Way)] {
    // What belongs to an actor is awaited.
    if graph.symbols[interface.type].kind == .actor { return [] }
    let isReactive = interface.members.map(isReactive)
    let reactive = Set(interface.members.indices.filter { isReactive[$0] }.map { baseName(of: interface.members[$0]) })
    let isBound = isBound(interface.type)
    return interface.members.indices.compactMap { index in
      let member = interface.members[index]
      guard graph.symbols[member].kind == .function, !isReactive[index],
        reactive.isEmpty || !reactive.contains(baseName(of: member)), !isBound || isCalled(member),
        !isOwnMatter(member, of: interface.type), let way = way(member, interface.type)
      else { return nil }
      let name = graph.callName(of: member)
      return except.contains { $0.matches(name) } ? nil : (member, way)
    }
  }

  private func way(_ member: Int, _ type: Int) -> Way? {
    if handsToCallback(member) { return isWrapper(member) ? nil : .callback }
    return handsBackPlainly(member, type) ? .plain : nil
  }

  private func isReactive(_ member: Int) -> Bool {
    guard graph.symbols[member].kind == .function else { return false }
    return graph.declaration(of: member).modifiers.contains(.async) || signals.holds(types.type(ofSymbol: member).instance, types)
  }

  private func baseName(of member: Int) -> String {
    let name = graph.name(of: member)
    return name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[..<$0]) } ?? name
  }

  /// What a protocol from outside asks of it, and nobody of the project calls, is the framework's.
  private func isBound(_ type: Int) -> Bool {
    graph.symbols[type].kind != .protocol
      && graph.hasSupertype(type) { $0.symbol == nil && !Self.plainBases.contains(graph.names[$0.name]) }
  }

  /// Nobody but the type itself calls it, though others could.
  private func isOwnMatter(_ member: Int, of type: Int) -> Bool {
    guard graph.symbols[type].kind != .protocol, graph.isSwift(member) else { return false }
    return graph.declaration(of: member).modifiers.isDisjoint(with: [.public, .open]) && isCalled(member) && !isCalledFromOutside(member)
  }

  /// By code of the project.
  private func isCalled(_ function: Int) -> Bool { !context.references[SymbolID(function)].isEmpty }

  private func isCalledFromOutside(_ function: Int) -> Bool { context.isNamedByOthers(SymbolID(function), atFileLevel: true) }

  private static let plainBases: Set<String> = [
    "NSObject", "Sendable", "AnyObject", "ObservableObject", "Codable", "Hashable", "Equatable", "Identifiable", "class",
  ]

  // MARK: By a completion block

  private func handsToCallback(_ method: Int) -> Bool {
    let file = graph.symbols[SymbolID(method)].file
    let parameters = zip(graph.parameters(of: method), graph.typeTrees(ofParametersOf: SymbolID(method)))
    return parameters.contains { parameter, type in
      guard parameter.type >= 0, isCallback(parameter, in: Int(file)), !isOptionalNotice(parameter, in: Int(file)),
        case .function(let values, let result) = type.withoutOptional
      else { return false }
      return isVoid(result) && values.count(where: isData) > errorAliases(Int(parameter.type), in: file)
    }
  }

  /// How many of the names in a written type are aliases for data by which it describes an error: `(ErrorText?) -> Void`.
  private func errorAliases(_ root: Int, in file: FileID) -> Int {
    let facts = graph.files[file].facts
    return (Int(facts.nodes[root].start)...root).count { index in
      let node = facts.nodes[index]
      guard node.kind == .typeName, isErrorsOwn(facts.text(node.name)) else { return false }
      return graph.references(in: file, at: node.offset).contains { reference in
        let target = graph.references[reference].target
        return graph.symbols[target].kind == .typealias && isData(graph.typeTree(of: target))
      }
    }
  }

  /// A method that does no more than pass its closure on to a library: how that calls back is not its choice.
  private func isWrapper(_ method: Int) -> Bool {
    let declaration = graph.declaration(of: method)
    guard declaration.body >= 0 else { return false }
    let facts = graph.files[Int(graph.symbols[method].file)].facts
    let body = facts.scopes[Int(declaration.body)]
    let nodes = Int(body.firstNode)..<Int(body.endNode)
    let calls = nodes.filter { facts.nodes[$0].kind == .call && [.statement, .returned, .nested].contains(facts.nodes[$0].context) }
    guard !nodes.contains(where: { facts.nodes[$0].kind == .closure }) else { return false }
    let names = Set(graph.parameters(of: method).filter { isCallback($0, in: Int(graph.symbols[method].file)) }.map(\.name))
    return calls.contains { call in
      facts.children(of: call).dropFirst().contains { facts.nodes[$0].kind == .identifier && names.contains(facts.nodes[$0].name) }
        && facts.nodes.firstChild(of: call).map { graph.references(in: Int(graph.symbols[method].file), at: facts.nodes[$0].offset).isEmpty } ?? false
    }
  }

  /// `completion: ((Image?) -> Void)? = nil`: a notice of a command, which works without it.
  private func isOptionalNotice(_ parameter: Declaration, in file: Int) -> Bool {
    parameter.value >= 0 && graph.node(Int(parameter.value), in: file).kind == .nilLiteral
  }

  private func isCallback(_ parameter: Declaration, in file: Int) -> Bool {
    [parameter.name, parameter.label].contains { name in
      !name.isNone && graph.files[file].facts.withBytes(of: name) { callbacks.matches($0) }
    }
  }

  /// More than whether it went well.
  private func isData(_ type: TypeTree) -> Bool {
    if type.isFunction || isVoid(type) { return false }
    guard let name = graph.name(of: type) else { return true }
    if Frameworks.known.has(.status, name) || isErrorsOwn(name) { return false }
    if name.hasSuffix("Result"), let first = type.withoutOptional.arguments.first { return isData(first) }
    return true
  }

  private func isVoid(_ type: TypeTree) -> Bool {
    if case .tuple(let parts) = type.withoutOptional, parts.isEmpty { return true }
    return graph.name(of: type).map { ["Void", "void", "Never"].contains($0) } ?? false
  }

  /// `NetworkError`, `ErrorResponse`, `ErrorInfo`
  private func isErrorsOwn(_ name: String) -> Bool {
    name.hasSuffix("Error") || name.hasPrefix("Error") && name.dropFirst(5).first?.isUppercase ?? false
  }

  // MARK: As a plain result

  /// Of a protocol's method those of the services that implement it.
  private func handsBackPlainly(_ method: Int, _ type: Int) -> Bool {
    let declaration = graph.declaration(of: method)
    guard declaration.type >= 0, !declaration.modifiers.contains(.throws) else { return false }
    guard isData(graph.typeTree(of: SymbolID(method))) else { return false }
    if graph.symbols[type].kind != .protocol { return reachesOutside(method, type) }
    return context.model.subtypes.all(of: type).contains { of.matches(symbol: SymbolID($0), in: context.model) && reachesOutside(method, $0) }
  }

  /// Whether a method speaks of files and bundles: what it reads is on the disk, not in the network.
  private func namesFiles(_ method: Int) -> Bool {
    let (declaration, file) = (graph.declaration(of: method), Int(graph.symbols[method].file))
    let facts = graph.files[file].facts
    return facts.nodes.contains { node in
      guard declaration.start <= node.offset, node.offset < declaration.end, [.identifier, .member].contains(node.kind) else { return false }
      return facts.withBytes(of: node.name) { name in Self.files.contains { name.elementsEqual($0.utf8) } }
    }
  }

  private static let files = Frameworks.known.all(with: .localFile)

  /// Whether a type's method does that is called as another, or itself.
  private func reachesOutside(_ asked: Int, _ type: Int) -> Bool {
    let (name, callName) = (graph.symbols[asked].name, graph.callName(of: asked))
    // Uses stand in the order of the text: what is true of one's method is asked once for those that follow.
    var method = -1
    var isMeant = false
    return context.reader.uses(of: type).contains { use in
      if method != Int(use.source) {
        method = Int(use.source)
        isMeant = graph.symbols[method].kind == .function && graph.symbols[method].name == name && graph.callName(of: method) == callName
      }
      return isMeant && !context.reader.lists(of: use, outside).isEmpty && !namesFiles(method)
    }
  }
}
