import Architecture
import DependencyGraph
import SourceFacts

/// What the code of a class says of its own object: how it reaches what it holds, and which closures capture it.
struct SelfReferences {
  let type: Int
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }
  private var reader: UseReader { context.reader }

  init(of type: Int, _ context: RuleContext) {
    self.type = type
    self.context = context
  }

  // MARK: From self to what it holds

  /// The strong properties from `self` to what a member is used on; nil where the way leads through anything else.
  func way(toReceiverOf use: Use) -> [StoredProperty]? {
    guard let node = reader.receiverNode(of: use) else { return isOwn(Int(use.target)) ? [] : nil }
    return way(to: node, at: use)
  }

  /// The same to any expression in the code around a use.
  func way(to node: Int, at use: Use) -> [StoredProperty]? {
    let file = Int(use.file)
    let written = graph.node(node, in: file)
    let children = graph.children(of: node, in: file)
    switch written.kind {
    case .optionalChaining, .forcedUnwrapping, .inoutArgument: return children.last.flatMap { way(to: $0, at: use) }
    case .identifier where graph.text(written.name, in: file) == "self": return []
    case .identifier:
      if let link = link(written, in: file) { return isOwn(Int(link.symbol)) ? [link] : nil }
      let name = graph.text(written.name, in: file)
      return reader.isLocalVariable(name, use) ? kept(name, at: use) : nil
    case .member:
      guard let base = children.first, let outer = way(to: base, at: use), let last = link(written, in: file) else { return nil }
      return outer + [last]
    default: return nil
    }
  }

  private func link(_ written: Node, in file: Int) -> StoredProperty? {
    guard let reference = graph.references(in: file, at: written.offset).first else { return nil }
    return context.strongProperty(graph.references[reference].target.raw)
  }

  func isOwn(_ member: Int) -> Bool {
    guard member >= 0, let owner = graph.enclosingType(of: member) else { return false }
    return owner == type || graph.hasSupertype(type) { Int($0.symbol) == owner }
  }

  /// The own property that keeps what is made at a use: it is assigned to it, or its initial value, or a local variable that
  /// is.
  func keeper(ofValueMadeBy use: Use) -> [StoredProperty]? {
    let (file, source) = (Int(use.file), Int(use.source))
    let declaration = graph.declaration(of: source)
    if graph.symbols[source].kind == .variable, declaration.modifiers.contains(.lazy), declaration.value == use.call {
      return context.strongProperty(Int32(source)).map { [$0] }
    }
    for assignment in graph.assignments(in: file, bytes: declaration.start..<declaration.end) where assignment.value == Int(use.call) {
      guard isOwn(Int(assignment.target)), let property = context.strongProperty(assignment.target.raw) else { return nil }
      return [property]
    }
    let declarations = graph.files[file].facts.declarations
    guard let local = declarations.first(where: { $0.value == use.call && $0.kind == .variable && $0.nameOffset < use.offset }) else { return nil }
    return kept(graph.text(local.name, in: file), at: use)
  }

  /// A local variable that is handed over to a strong property, or is what a lazy one begins with.
  private func kept(_ name: String, at use: Use) -> [StoredProperty]? {
    let (file, source) = (Int(use.file), Int(use.source))
    let declaration = graph.declaration(of: source)
    func isMeant(_ node: Node) -> Bool { node.kind == .identifier && graph.text(node.name, in: file) == name }
    for assignment in graph.assignments(in: file, bytes: declaration.start..<declaration.end)
    where isMeant(graph.node(assignment.value, in: file)) && isOwn(Int(assignment.target)) {
      if let property = context.strongProperty(assignment.target.raw) { return [property] }
    }
    guard graph.symbols[source].kind == .variable, declaration.modifiers.contains(.lazy), declaration.value >= 0 else { return nil }
    let first = Int(graph.node(Int(declaration.value), in: file).start)
    let isReturned = (first...Int(declaration.value)).contains { node in
      let written = graph.node(node, in: file)
      return written.context == .returned && isMeant(written)
    }
    return isReturned ? context.strongProperty(Int32(source)).map { [$0] } : nil
  }

  // MARK: Captures

  /// Whether one of the closures that a use hands over captures `self`.
  func isCaptured(in use: Use) -> Bool {
    reader.closureNodes(of: use).contains { isCaptured(by: $0, in: Int(use.file)) }
  }

  /// Whether `self` is written in the closure at a node, which does not capture it weakly; closures in it that do stand for
  /// themselves.
  func isCaptured(by node: Int, in file: Int) -> Bool {
    let facts = graph.files[file].facts
    let declaration = facts.declarations[facts.nodes[node].closureDeclaration]
    let closure = declaration.start..<declaration.end
    guard let name = facts.names.find("self") else { return false }
    // Behind these macros `self` is another, weak one.
    if facts.names.find("strongify") != nil || facts.names.find("weakify") != nil { return false }
    let captures = facts.declarations.filter { $0.kind == .capture && $0.name == name && closure.contains($0.nameOffset) }
    let isLoose = captures.map { !$0.modifiers.isDisjoint(with: [.weak, .unowned]) }
    let loose = zip(captures, isLoose).filter(\.1).map { facts.declarations[Int($0.0.parent)] }
    // `[self]`: then it need not be written again.
    if zip(captures, isLoose).contains(where: { capture, isLoose in
      !isLoose && facts.declarations[Int(capture.parent)].start == closure.lowerBound
    }) { return true }
    if isLooseAround(closure, facts, name) { return false }
    return facts.nodes[Int(facts.nodes[node].start)..<node].contains { node in
      node.kind == .identifier && node.name == name && closure.contains(node.offset)
        && !loose.contains { $0.start <= node.offset && node.offset < $0.end }
    }
  }

  /// Whether `self` is the weak one of a closure around this one: that variable is what it captures, unless `self` was unwrapped
  /// before.
  private func isLooseAround(_ closure: Range<UInt32>, _ facts: FrozenFacts, _ name: Name) -> Bool {
    let outer = facts.declarations.last { capture in
      guard capture.kind == .capture, capture.name == name, capture.parent >= 0 else { return false }
      let around = facts.declarations[Int(capture.parent)]
      return around.start < closure.lowerBound && closure.upperBound <= around.end
    }
    guard let outer, !outer.modifiers.isDisjoint(with: [.weak, .unowned]) else { return false }
    let before = facts.declarations[Int(outer.parent)].start..<closure.lowerBound
    return !facts.declarations.contains { $0.kind != .capture && $0.name == name && before.contains($0.nameOffset) }
  }
}

extension RuleContext {
  /// The types that a stored property holds.
  func held(by property: StoredProperty) -> ArraySlice<HeldType> { model.holdings.held(by: property) }

  func strongProperty(_ symbol: Int32) -> StoredProperty? { symbol < 0 ? nil : model.strongProperty(SymbolID(raw: symbol)) }
}

extension ArchitecturalModel {
  /// A stored property that keeps its value alive.
  func strongProperty(_ symbol: SymbolID) -> StoredProperty? {
    guard let owner = graph.enclosingType(of: symbol) else { return nil }
    return holdings.storedProperties(of: owner).first { $0.symbol == symbol && $0.strength == .strong }
  }
}
