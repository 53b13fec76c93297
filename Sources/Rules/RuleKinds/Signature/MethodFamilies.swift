import DependencyGraph
import LowLevel
import Patterns
import SourceFacts

/// Methods of an interface that are variants of one operation: the same verb, or the same parameters with different
/// names.
struct MethodFamilies {
  private let graph: DependencyGraph
  private let minimum: Int
  private let except: [NamePattern]

  init(_ graph: DependencyGraph, minimum: Int, except: [NamePattern]) {
    self.graph = graph
    self.minimum = minimum
    self.except = except
  }

  struct Family {
    /// What the names have in common: `fetch…`, `(path:parameters:)`.
    let name: String
    /// One method for each kind, in source order.
    let methods: [SymbolID]
  }

  /// The largest family of an interface, if it has one.
  func family(among members: [SymbolID]) -> Family? {
    let methods = members.filter(isOperation).map { Method($0, graph) }
    let families = byProtocolVerb(methods) + byVerb(methods) + byShape(methods)
    return families.filter { $0.methods.count >= minimum }.max { first, second in
      (first.methods.count, second.methods[0]) < (second.methods.count, first.methods[0])
    }
  }

  /// Whether a method has parameters or a result. Getters and setters with a key belong to a key-value store.
  private func isOperation(_ member: SymbolID) -> Bool {
    guard graph.symbols[member].kind == .function else { return false }
    let name = graph.callName(of: member)
    if except.contains(where: { $0.matches(name) || $0.matches(graph.name(of: member)) }) { return false }
    if takesRequest(member) { return false }
    let declaration = graph.declaration(of: member)
    return declaration.type.map { !isVoid($0, member) } ?? false || declaration.modifiers.contains(.async)
      || !graph.parameters(of: member).isEmpty
  }

  /// Whether it takes a request value, so that new kinds need no new method.
  private func takesRequest(_ member: SymbolID) -> Bool {
    let file = graph.symbols[member].file
    return graph.parameters(of: member).contains { parameter in
      guard let type = parameter.type else { return false }
      let words = graph.typeText(type, in: file).split { !$0.isLetter && !$0.isNumber }
      return words.contains { word in Self.requests.contains { word.hasSuffix($0) } }
    }
  }

  private static let requests = ["Request", "Endpoint", "Resource", "Requestable", "Route", "EndPoint", "TargetType"]

  private func isVoid(_ type: NodeID, _ member: SymbolID) -> Bool {
    ["void", "Void"].contains(graph.typeText(type, in: graph.symbols[member].file))
  }

  // MARK: Families

  /// Families by request verb: `GET`, `POST`, `PUT`, `DELETE`.
  private func byProtocolVerb(_ methods: [Method]) -> [Family] {
    let verbs: Set<Substring> = ["get", "post", "put", "patch", "delete", "head", "options"]
    let family = firstOfEach(methods.filter { verbs.contains($0.verb) && $0.kind.isEmpty }, by: { String($0.verb) })
    return family.contains { $0.verb == "post" } ? [Family(name: "GET, POST …", methods: family.map(\.symbol))] : []
  }

  /// Families with the same verb: `fetchUsers`, `fetchPosts`, `fetchFriends`; also `save(_: User)`, `save(_: Post)`.
  private func byVerb(_ methods: [Method]) -> [Family] {
    Dictionary(grouping: methods.filter { !Self.noOperations.contains($0.verb) }, by: \.verb).map { verb, methods in
      let named = methods.filter { !$0.kind.isEmpty && !$0.isGeneral }
      let overloaded = methods.filter { $0.kind.isEmpty && $0.firstType != nil }
      let kinds = firstOfEach(named, by: \.kind) + firstOfEach(overloaded, by: { $0.firstType ?? "" })
      return Family(name: "\(verb)…", methods: kinds.map(\.symbol).sorted())
    }
  }

  /// Families of methods that differ only in their names. Reading, adding and removing are not variants of one
  /// operation.
  private func byShape(_ methods: [Method]) -> [Family] {
    let shaped = methods.filter {
      $0.parameterCount > 1 && !Self.noOperations.contains($0.verb) && !Self.storing.contains($0.verb)
    }
    return Dictionary(grouping: shaped, by: \.shape).map { _, methods in
      Family(name: methods[0].labels, methods: firstOfEach(methods, by: \.base).map(\.symbol))
    }
  }

  private func firstOfEach(_ methods: [Method], by key: (Method) -> String) -> [Method] {
    var seen: Set<String> = []
    return methods.sorted { $0.symbol < $1.symbol }.filter { seen.insert(key($0)).inserted }
  }

  /// Verbs of questions, notifications and setup, which are not variants of one operation.
  private static let noOperations: Set<Substring> = [
    "is", "has", "can", "should", "did", "will", "was", "are", "does", "set", "on", "handle", "make", "with", "init",
    "test",
    "start", "stop", "begin", "end", "clear", "reset", "cancel", "close", "open", "configure", "setup", "enable",
    "disable",
  ]
  private static let storing: Set<Substring> = [
    "get", "put", "save", "insert", "add", "create", "update", "delete", "remove", "fetch", "load", "read", "find",
    "list",
    "store", "write", "upsert", "replace", "object", "value", "contains", "count", "move", "copy", "append", "push",
    "pop",
    "edit", "query", "select", "search",
  ]
}

/// The parts of a method's signature.
private struct Method {
  let symbol: SymbolID
  /// Its name without labels.
  let base: String
  /// The first word, in lowercase.
  let verb: Substring
  /// The words between the verb and the first preposition.
  let kind: String
  /// Whether it applies to all kinds, or to no particular one.
  let isGeneral: Bool
  let labels: String
  let parameterCount: Int
  /// Labels, types and result.
  let shape: String
  /// The type of the first parameter.
  let firstType: String?

  init(_ symbol: SymbolID, _ graph: DependencyGraph) {
    self.symbol = symbol
    let name = graph.name(of: symbol)
    let pieces = name.pieces(at: ":")
    base = pieces.first.map(String.init) ?? name
    let words = CamelWords(base).list
    verb = Substring((words.first ?? "").lowercased())
    let nouns = words.dropFirst().prefix { !Prepositions.contains($0) && !Self.ends.contains($0) }
    kind = nouns.joined()
    isGeneral = nouns.allSatisfy { Self.general.contains($0) }
    let file = graph.symbols[symbol].file
    let parameters = graph.parameters(of: symbol)
    parameterCount = parameters.count
    let types = parameters.map { $0.type.map { graph.typeText($0, in: file) } ?? "" }
    firstType = types.first
    let isSelector = name.contains(":")
    labels = isSelector ? "…:" + pieces.dropFirst().map { $0 + ":" }.joined() : graph.labels(ofFunction: symbol)
    let result = graph.declaration(of: symbol).type.map { ">" + graph.typeText($0, in: file) }
    shape = labels + types.joined(separator: ";") + (result ?? "")
  }

  private static let ends: Set<Substring> = [
    "And", "Completion", "Async", "Success", "Block", "Handler", "Synchronously",
  ]
  private static let general: Set<Substring> = [
    "All", "Any", "Every", "Everything", "First", "Last", "Next", "Previous", "Current", "Old", "New", "Expired",
    "Cached",
    "More", "Item", "Items", "Object", "Objects", "Data", "Value", "Values", "Request", "Response", "Result", "Results",
  ]
}
