import DependencyGraph
import SourceFacts

/// What the code of chosen types does, in any language's facts. Nothing is worked out before it is asked for.
public final class UseReader {
  public let types: ValueTypes
  public var graph: DependencyGraph { types.graph }

  public init(_ graph: DependencyGraph) { types = ValueTypes(graph) }

  // MARK: Uses

  /// Uses in the text of a type: of its declaration, then of its extensions in the module, in the order of the text. Types
  /// nested in it speak for themselves.
  public func uses(of type: Int, forms: Set<Use.Form> = [.call, .assign, .construct]) -> [Use] {
    graph.parts(of: type).flatMap { uses(inPart: $0, of: type, forms: forms) }
  }

  private func uses(inPart part: Int, of type: Int, forms: Set<Use.Form>) -> [Use] {
    let body = graph.declaration(of: part).body
    guard body >= 0 else { return [] }
    let file = Int(graph.symbols[part].file)
    let facts = graph.files[file].facts
    let scope = facts.scopes[Int(body)]
    let nodes = Int(scope.firstNode)..<Int(scope.endNode)
    let places = NamePlaces(facts, nodes)
    var uses: [Use] = []
    for node in nodes {
      guard let form = places.form(of: node), forms.contains(form) || form == .call else { continue }
      let offset = facts.nodes[node].offset
      guard let source = graph.symbol(in: file, at: offset), graph.enclosingType(of: source) == type else { continue }
      var use = Use(
        form: form, file: Int32(file), offset: offset, length: UInt32(facts.length(of: facts.nodes[node].name)),
        source: Int32(source), name: facts.nodes[node].name, node: Int32(node), call: places.call(of: node))
      if form == .call, makesValue(use) { use.form = .construct }
      if forms.contains(use.form) { uses.append(use) }
    }
    return uses.sorted { $0.offset < $1.offset }
  }

  /// `Name(…)`, `Outer.Name(…)`, `Name.init(…)`
  private func makesValue(_ use: Use) -> Bool {
    let text = types.facts(Int(use.file)).text(use.name)
    guard text == "init" || text.startsUppercase else { return false }
    if use.receiver(in: graph) == .superclass { return false }
    if case .type = types.type(of: Int(use.node), in: Int(use.file)) { return true }
    return false
  }

  // MARK: About a use

  /// What the member is used on.
  public func receiver(of use: Use) -> Receiver {
    let file = Int(use.file)
    let facts = types.facts(file)
    if let base = use.base(in: graph) {
      return use.receiver(in: graph) ?? .value(types.type(of: base, in: file))
    }
    if facts.nodes[Int(use.node)].kind == .implicitMember { return .value(.unknown) }
    if types.local(use.name, at: use.offset, node: Int(use.node), in: file) != nil { return .none }
    guard let target = types.target(in: file, at: use.offset) else { return .own }
    return graph.enclosingType(of: target) == nil ? .none : .own
  }

  /// The type of what a use makes, or of what its receiver is; that of `self` for its own members.
  public func type(of use: Use) -> ValueType {
    if use.form == .construct { return types.type(of: Int(use.node), in: Int(use.file)).instance }
    switch receiver(of: use) {
    case .own, .superclass: return types.ownType(at: use.offset, in: Int(use.file))
    case .value(let type): return type
    case .none: return .unknown
    }
  }

  /// The project's symbol that is used.
  public func target(of use: Use) -> Int? { types.target(in: Int(use.file), at: use.offset) }

  /// The nodes of what is handed over: a call's arguments in order, closures behind the brackets too; the value that is
  /// set.
  public func arguments(of use: Use) -> [Int] {
    let facts = types.facts(Int(use.file))
    if use.form != .assign { return use.call == use.node ? [] : Array(facts.children(of: Int(use.call)).dropFirst()) }
    var node = Int(use.node)
    while let parent = facts.parent(of: node) {
      node = parent
      guard facts.nodes[node].kind == .sequence else { continue }
      let sign = facts.children(of: node).drop { facts.nodes[$0].kind != .assignment }
      return Array(sign.dropFirst())
    }
    return []
  }

  /// Labels of a call's arguments, empty for those without.
  public func labels(of use: Use) -> [String] {
    let facts = types.facts(Int(use.file))
    return arguments(of: use).map { facts.text(facts.nodes[$0].label) }
  }
}

extension Use {
  /// The node of the written receiver.
  func base(in graph: DependencyGraph) -> Int? {
    let facts = graph.files[Int(file)].facts
    return facts.nodes[Int(node)].kind == .member ? facts.firstChild(of: Int(node)) : nil
  }

  /// The receiver where `self` or `super` is written, or behind a mark: `self?`.
  fileprivate func receiver(in graph: DependencyGraph) -> Receiver? {
    guard var base = base(in: graph) else { return nil }
    let facts = graph.files[Int(file)].facts
    while facts.nodes[base].kind == .optionalChaining || facts.nodes[base].kind == .forcedUnwrapping { base -= 1 }
    guard facts.nodes[base].kind == .identifier else { return nil }
    switch facts.text(facts.nodes[base].name) {
    case "self": return .own
    case "super": return .superclass
    default: return nil
    }
  }
}

/// Which nodes of a stretch name something that is called or set.
private struct NamePlaces {
  private let nodes: Range<Int>
  private let facts: FileFacts
  /// By node: 0 for a read, 1 where it is set, above that the call that names it, less two.
  private var marks: [Int32]

  init(_ facts: FileFacts, _ nodes: Range<Int>) {
    self.facts = facts
    self.nodes = nodes
    marks = [Int32](repeating: 0, count: nodes.count)
    for node in nodes {
      switch facts.nodes[node].kind {
      case .call:
        if let callee = facts.firstChild(of: node) { mark(unwrapped(callee), Int32(node) + 2) }
      case .assignment: markTarget(before: node)
      case .binaryOperator where isCompound(node): markTarget(before: node)
      default: break
      }
    }
  }

  func form(of node: Int) -> Use.Form? {
    switch facts.nodes[node].kind {
    case .identifier, .member, .implicitMember:
      let mark = marks[node - nodes.lowerBound]
      return mark == 0 ? .read : mark == 1 ? .assign : .call
    default: return nil
    }
  }

  func call(of node: Int) -> Int32 {
    let mark = marks[node - nodes.lowerBound]
    return mark > 1 ? mark - 2 : Int32(node)
  }

  private mutating func mark(_ node: Int, _ mark: Int32) {
    if nodes.contains(node) { marks[node - nodes.lowerBound] = mark }
  }

  /// What is set ends right before the sign; of `a[0] = b` it is `a`.
  private mutating func markTarget(before sign: Int) {
    guard sign > nodes.lowerBound else { return }
    var target = unwrapped(sign - 1)
    while facts.nodes[target].kind == .subscripting, let base = facts.firstChild(of: target) { target = unwrapped(base) }
    if marks[target - nodes.lowerBound] == 0 { mark(target, 1) }
  }

  private func unwrapped(_ node: Int) -> Int {
    var node = node
    while [.optionalChaining, .forcedUnwrapping].contains(facts.nodes[node].kind), Int(facts.nodes[node].start) < node {
      node -= 1
    }
    return node
  }

  /// `+=` and the like
  private func isCompound(_ node: Int) -> Bool {
    let text = facts.text(facts.nodes[node].name)
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }
}

extension FileFacts {
  func length(of name: Name) -> Int { names.withBytes(of: name) { $0.count } }

  /// The node that a node is a child of; nil for the root of an expression.
  public func parent(of node: Int) -> Int? {
    guard nodes[node].context == .nested else { return nil }
    return (node + 1..<nodes.count).first { Int(nodes[$0].start) <= node }
  }
}

extension UseReader {
  /// The written receiver as dotted names, without `self`: `viewModel`, `Store.shared`, `view.window`; nil where there is
  /// none, `…` where it is no plain path.
  public func receiverPath(of use: Use) -> String? {
    use.base(in: graph).flatMap { path(of: $0, types.facts(Int(use.file))) }
  }

  private func path(of node: Int, _ facts: FileFacts) -> String? {
    let root = facts.nodes[node]
    switch root.kind {
    case .identifier:
      let text = facts.text(root.name)
      return text == "self" ? nil : text
    case .member:
      let name = facts.text(root.name)
      let base = facts.firstChild(of: node).flatMap { path(of: $0, facts) }
      return base.map { $0 + "." + name } ?? name
    case .call: return facts.firstChild(of: node).flatMap { path(of: $0, facts) }
    case .optionalChaining, .forcedUnwrapping, .effect: return path(of: node - 1, facts)
    default: return "…"
    }
  }
}

extension UseReader {
  /// Whether a name at a use's place means a local variable; parameters are none.
  public func isLocalVariable(_ name: String, _ use: Use) -> Bool {
    let facts = types.facts(Int(use.file))
    guard let name = facts.names.find(name) else { return false }
    guard let local = types.local(name, at: use.offset, node: Int(use.node), in: Int(use.file)) else { return false }
    let declaration = facts.declarations[local]
    return declaration.kind == .variable && !declaration.modifiers.contains(.optionalBinding)
  }
}
