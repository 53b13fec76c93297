import Architecture
import DependencyGraph
import SourceFacts
import Tables

public typealias MemberID = ID<MemberGraph.Member>

/// The members of a type and of its extensions in the same module, and which of them use which. A member that is
/// declared in an Objective-C interface and implemented in its implementation is one member.
public struct MemberGraph {
  public struct Member {
    public enum Kind: Sendable { case method, initializer, deinitializer, stored, computed, nestedType, other }
    public var kind: Kind
    /// The name with argument labels: `load(from:)`, `items`.
    public var name: String
    public var isStatic: Bool
    /// Its declarations; the one with code is first.
    public var symbols: [SymbolID]
    /// Whether it contains code: a method or computed property.
    public var isCode: Bool { kind == .method || kind == .computed }
  }

  /// A pair of a member and a member that it uses.
  public struct Use: Hashable {
    public var user: MemberID
    public var used: MemberID
  }

  public let graph: DependencyGraph
  public let type: SymbolID
  public private(set) var members: Table<MemberID, Member> = []
  /// The number of uses for each pair.
  public private(set) var uses: [Use: Int] = [:]
  private var byKey: [String: MemberID] = [:]
  private var bySymbol: [SymbolID: MemberID] = [:]

  public init(of type: SymbolID, in graph: DependencyGraph) {
    self.graph = graph
    self.type = type
    for part in graph.parts(of: type) {
      for symbol in graph.members(declaredIn: part) { add(symbol) }
    }
    for part in graph.parts(of: type) { collectUses(in: part) }
  }

  /// The member that a symbol is, or that contains it.
  public func member(of symbol: SymbolID) -> MemberID? {
    var enclosing: SymbolID? = symbol
    while let symbol = enclosing {
      if let member = bySymbol[symbol] { return member }
      enclosing = graph.symbols[symbol].parent
    }
    return nil
  }

  /// The uses, sorted by the ids of their members.
  public var sortedUses: [(use: Use, count: Int)] {
    uses.map { (use: $0.key, count: $0.value) }.sorted {
      ($0.use.user, $0.use.used) < ($1.use.user, $1.use.used)
    }
  }

  /// The references in the declarations of a member, including those in Objective-C headers.
  public func references(of member: MemberID) -> [ReferenceID] {
    members[member].symbols.flatMap { symbol -> [ReferenceID] in
      let declaration = graph.declaration(of: symbol)
      return Array(graph.references(in: graph.symbols[symbol].file, bytes: declaration.start..<declaration.end))
    }
  }

  // MARK: Members

  private mutating func add(_ symbol: SymbolID) {
    let declaration = graph.declaration(of: symbol)
    let kind = kind(of: symbol, declaration)
    let isStatic = graph.symbols[symbol].isStatic
    let name = kind == .stored || kind == .computed ? graph.plainName(of: symbol) : ownName(of: symbol)
    let isFunction = kind == .method || kind == .initializer
    let key = (isStatic ? "static " : "") + (isFunction ? "function " : "") + name
    if let known = byKey[key] {
      let hasCode = declaration.body != nil
      members[known].symbols.insert(symbol, at: hasCode ? 0 : members[known].symbols.count)
      bySymbol[symbol] = known
      return
    }
    let member = members.append(Member(kind: kind, name: name, isStatic: isStatic, symbols: [symbol]))
    byKey[key] = member
    bySymbol[symbol] = member
  }

  private func ownName(of symbol: SymbolID) -> String {
    let name = graph.name(of: symbol)
    let hasLabels = [.function, .initializer, .subscript].contains(graph.symbols[symbol].kind) && graph.isSwift(symbol)
    return hasLabels ? name + graph.labels(ofFunction: symbol) : name
  }

  private func kind(of symbol: SymbolID, _ declaration: Declaration) -> Member.Kind {
    switch graph.symbols[symbol].kind {
    case .function: !graph.isSwift(symbol) && graph.name(of: symbol) == "dealloc" ? .deinitializer : .method
    case .subscript: .method
    case .initializer: .initializer
    case .deinitializer: .deinitializer
    case .variable: declaration.modifiers.contains(.computed) ? .computed : .stored
    case let kind: kind.isNominalType ? .nestedType : .other
    }
  }

  // MARK: Uses

  private mutating func collectUses(in part: SymbolID) {
    let declaration = graph.declaration(of: part)
    let file = graph.symbols[part].file
    for index in graph.references(in: file, bytes: declaration.start..<declaration.end) {
      let reference = graph.references[index]
      guard let user = reference.source.flatMap(member(of:)), let used = member(of: reference.target) else { continue }
      note(user, used)
    }
    if !graph.isSwift(part) { collectSelectors(in: part) }
  }

  private mutating func note(_ user: MemberID, _ used: MemberID) {
    if user != used { uses[Use(user: user, used: used), default: 0] += 1 }
  }

  /// Adds methods named by `@selector(name:)`, for which the graph has no reference.
  private mutating func collectSelectors(in part: SymbolID) {
    let file = graph.symbols[part].file
    let facts = graph.files[file].facts
    for symbol in graph.members(declaredIn: part) {
      guard let user = bySymbol[symbol], let body = graph.declaration(of: symbol).body else { continue }
      let scope = facts.scopes[body]
      for node in scope.firstNode..<scope.endNode
      where facts.nodes[node].kind == .macro && facts.text(facts.nodes[node].name) == "selector" {
        guard let named = facts.nodes.firstChild(of: node) else { continue }
        if let used = byKey["function " + facts.text(facts.nodes[named].name)] { note(user, used) }
      }
    }
  }
}
