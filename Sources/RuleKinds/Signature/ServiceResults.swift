import Architecture
import DependencyGraph
import SourceFacts

/// Methods of an interface that hand back data by a completion block, or as the plain result of input and output.
final class ServiceResults {
  private let context: RuleContext
  private let graph: DependencyGraph
  private let types: ValueTypes
  private let signals: SignalTypes
  private let callbacks: [NamePattern]
  private let outside: UseVocabulary
  private let of: Selector
  private let except: [NamePattern]
  private let called: CalledFunctions

  init(_ rule: SignatureRule, _ context: RuleContext) {
    self.context = context
    graph = context.graph
    types = context.reader.types
    signals = SignalTypes(rule.signals, types)
    callbacks = rule.callbacks
    outside = UseVocabulary([rule.outside])
    of = rule.of
    except = rule.except
    called = CalledFunctions(in: graph)
  }

  enum Way: String {
    case callback = "a completion block"
    case plain = "a plain result"
  }

  /// In order of the text.
  func methods(of interface: Interface) -> [(method: Int, way: Way)] {
    // What belongs to an actor is awaited.
    if graph.symbols[interface.type].kind == .actor { return [] }
    let reactive = Set(interface.members.filter(isReactive).map(baseName))
    return interface.members.compactMap { member in
      guard graph.symbols[member].kind == .function, !isReactive(member), !reactive.contains(baseName(of: member)),
        !isFrameworks(member, of: interface.type), !isOwnMatter(member, of: interface.type), !except.contains(where: { $0.matches(graph.callName(of: member)) })
      else { return nil }
      if handsToCallback(member) { return (member, .callback) }
      return handsBackPlainly(member, interface.type) ? (member, .plain) : nil
    }
  }

  private func isReactive(_ member: Int) -> Bool {
    guard graph.symbols[member].kind == .function else { return false }
    return graph.declaration(of: member).modifiers.contains(.async) || signals.isSignal(member)
  }

  private func baseName(of member: Int) -> String {
    let name = graph.name(of: member)
    return name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[..<$0]) } ?? name
  }

  /// What a protocol from outside asks for, and nobody of the project calls.
  private func isFrameworks(_ member: Int, of type: Int) -> Bool {
    guard graph.symbols[type].kind != .protocol else { return false }
    let isBound = graph.allSupertypes(of: type).contains { $0.symbol < 0 && !Self.plainBases.contains(graph.names[$0.name]) }
    return isBound && !called.all[member]
  }

  /// Nobody but the type itself calls it, though others could.
  private func isOwnMatter(_ member: Int, of type: Int) -> Bool {
    guard graph.symbols[type].kind != .protocol, graph.isSwift(member) else { return false }
    return graph.declaration(of: member).modifiers.isDisjoint(with: [.public, .open])
      && called.all[member] && !called.fromOutside[member]
  }

  private static let plainBases: Set<String> = [
    "NSObject", "Sendable", "AnyObject", "ObservableObject", "Codable", "Hashable", "Equatable", "Identifiable", "class",
  ]

  // MARK: By a completion block

  private func handsToCallback(_ method: Int) -> Bool {
    let file = Int(graph.symbols[method].file)
    return graph.parameters(of: method).contains { parameter in
      guard parameter.type >= 0, isCallback(parameter, in: file) else { return false }
      if isOfNothing(Int(parameter.type), in: file) { return false }
      let type = PlainType(Int(parameter.type), in: file, types)
      guard type.isFunction(graph) else { return false }
      let parts = graph.children(of: type.root, in: type.file)
      guard let result = parts.last, PlainType(result, in: type.file, types).isVoid(graph) else { return false }
      return parts.dropLast().contains { isData($0, in: type.file) }
    }
  }

  /// `Completion<Void>`, whatever the alias stands for.
  private func isOfNothing(_ root: Int, in file: Int) -> Bool {
    let node = graph.node(root, in: file)
    switch node.kind {
    case .typeName, .typeMember:
      return node.flags.contains(.specialized) && graph.children(of: root, in: file).contains { PlainType($0, in: file, types).isVoid(graph) }
    case .functionType: return false
    default: return graph.children(of: root, in: file).last.map { isOfNothing($0, in: file) } ?? false
    }
  }

  private func isCallback(_ parameter: Declaration, in file: Int) -> Bool {
    [parameter.name, parameter.label].contains { name in
      !name.isNone && callbacks.contains { $0.matches(graph.text(name, in: file)) }
    }
  }

  /// More than whether it went well.
  private func isData(_ root: Int, in file: Int) -> Bool {
    let type = PlainType(root, in: file, types)
    if type.isVoid(graph) || type.isFunction(graph) { return false }
    let name = type.name(graph)
    if Self.status.contains(name) || isErrorsOwn(name) { return false }
    // `(ErrorText?) -> Void`, whatever the alias stands for.
    if isErrorsOwn(graph.files[file].facts.text(ofType: root)) { return false }
    let arguments = graph.children(of: type.root, in: type.file)
    if name.hasSuffix("Result"), let first = arguments.first { return isData(first, in: type.file) }
    return true
  }

  private static let status: Set<String> = [
    "Bool", "BOOL", "bool", "Error", "NSError", "NSException", "Never", "UIBackgroundFetchResult",
  ]

  /// `NetworkError`, `ErrorResponse`, `ErrorInfo`
  private func isErrorsOwn(_ name: String) -> Bool {
    name.hasSuffix("Error") || name.hasPrefix("Error") && name.dropFirst(5).first?.isUppercase ?? false
  }

  // MARK: As a plain result

  /// Of a protocol's method those of the services that implement it.
  private func handsBackPlainly(_ method: Int, _ type: Int) -> Bool {
    let declaration = graph.declaration(of: method)
    guard declaration.type >= 0, !declaration.modifiers.contains(.throws) else { return false }
    let file = Int(graph.symbols[method].file)
    guard isData(Int(declaration.type), in: file), !takesError(method) else { return false }
    if graph.symbols[type].kind != .protocol { return reachesOutside(method, of: type) }
    let name = graph.callName(of: method)
    return context.model.subtypes.all(of: type).contains { of.matches(symbol: $0, in: context.model) && reachesOutside(name, $0) }
  }

  /// `error:(NSError **)error`
  private func takesError(_ method: Int) -> Bool {
    let file = Int(graph.symbols[method].file)
    return graph.parameters(of: method).contains { $0.type >= 0 && PlainType(Int($0.type), in: file, types).name(graph) == "NSError" }
  }

  private func reachesOutside(_ method: Int, of type: Int) -> Bool { reachesOutside(graph.callName(of: method), type) }

  private func reachesOutside(_ name: String, _ type: Int) -> Bool {
    // Uses stand in the order of the text: what is true of one's method is asked once for those that follow.
    var method = -1
    var isMeant = false
    return context.reader.uses(of: type).contains { use in
      if method != Int(use.source) {
        method = Int(use.source)
        // Names are shorter than labels.
        isMeant = graph.symbols[method].kind == .function && name.hasPrefix(graph.name(of: method)) && graph.callName(of: method) == name
      }
      return isMeant && !context.reader.lists(of: use, outside).isEmpty
    }
  }
}

/// By symbol: what code of the project calls, and what code of other types does.
private struct CalledFunctions {
  private(set) var all: [Bool]
  private(set) var fromOutside: [Bool]

  init(in graph: DependencyGraph) {
    all = [Bool](repeating: false, count: graph.symbols.count)
    fromOutside = all
    for reference in graph.references where !fromOutside[Int(reference.target)] {
      let target = Int(reference.target)
      guard graph.symbols[target].kind == .function else { continue }
      all[target] = true
      fromOutside[target] = reference.source < 0 || !graph.haveOneOutermostType(Int(reference.source), target)
    }
  }
}
