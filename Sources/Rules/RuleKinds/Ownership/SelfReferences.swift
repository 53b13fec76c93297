import Architecture
import DependencyGraph
import SourceFacts

/// The uses of `self` in the code of a class: paths to the objects that it owns, and closures that capture it.
struct SelfReferences {
  let type: SymbolID
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }
  private var reader: UseReader { context.reader }

  init(of type: SymbolID, _ context: RuleContext) {
    self.type = type
    self.context = context
  }

  // MARK: Paths from self

  /// The strong properties from `self` to the receiver of a use; nil if the path contains anything else.
  func way(toReceiverOf use: Use) -> [StoredProperty]? {
    guard let node = reader.receiverNode(of: use) else { return isOwn(use.target) ? [] : nil }
    return way(to: node, at: use)
  }

  /// The same for any expression in the code around a use.
  func way(to node: NodeID, at use: Use) -> [StoredProperty]? {
    let file = use.file
    let written = graph.node(node, in: file)
    let children = graph.children(of: node, in: file)
    switch written.kind {
    case .optionalChaining, .forcedUnwrapping, .inoutArgument: return children.last.flatMap { way(to: $0, at: use) }
    case .identifier where graph.text(written.name, in: file) == "self": return []
    case .identifier:
      if let link = link(written, in: file) { return isOwn(link.symbol) ? [link] : nil }
      guard reader.isLocalVariable(graph.text(written.name, in: file), use),
        let local = reader.types.local(written.name, at: written.offset, node: node, in: file)
      else { return nil }
      return kept(local, at: use)
    case .member:
      guard let base = children.first, let outer = way(to: base, at: use), let last = link(written, in: file) else {
        return nil
      }
      return outer + [last]
    default: return nil
    }
  }

  private func link(_ written: Node, in file: FileID) -> StoredProperty? {
    guard let reference = graph.references(in: file, at: written.offset).first else { return nil }
    return context.strongProperty(graph.references[reference].target)
  }

  func isOwn(_ member: SymbolID?) -> Bool {
    guard let owner = graph.enclosingType(of: member) else { return false }
    return owner == type || graph.hasSupertype(type) { $0.symbol == owner }
  }

  /// The property that stores the value created at a use: by assignment, as its initial value, or through a local
  /// variable.
  func storage(ofValueMadeBy use: Use) -> [StoredProperty]? {
    guard let source = use.source else { return nil }
    let file = use.file
    let declaration = graph.declaration(of: source)
    if graph.symbols[source].kind == .variable, declaration.modifiers.contains(.lazy), declaration.value == use.call {
      return context.strongProperty(source).map { [$0] }
    }
    for assignment in graph.assignments(in: file, bytes: declaration.start..<declaration.end)
    where assignment.value == use.call {
      guard isOwn(assignment.target), let property = context.strongProperty(assignment.target) else { return nil }
      return [property]
    }
    let declarations = graph.files[file].facts.declarations
    let local = declarations.indices.first {
      declarations[$0].value == use.call && declarations[$0].kind == .variable
        && declarations[$0].nameOffset < use.offset
    }
    return local.flatMap { kept($0, at: use) }
  }

  /// A local variable that is assigned to a strong property, or is the initial value of a lazy one.
  private func kept(_ local: DeclarationID, at use: Use) -> [StoredProperty]? {
    guard let source = use.source else { return nil }
    let file = use.file
    let declaration = graph.declaration(of: source)
    let name = graph.files[file].facts.declarations[local].name
    // A parameter of a closure may have the same name.
    func isMatch(_ node: NodeID) -> Bool {
      let written = graph.node(node, in: file)
      return written.kind == .identifier && written.name == name
        && reader.types.local(name, at: written.offset, node: node, in: file) == local
    }
    for assignment in graph.assignments(in: file, bytes: declaration.start..<declaration.end)
    where isMatch(assignment.value) && isOwn(assignment.target) {
      if let property = context.strongProperty(assignment.target) { return [property] }
    }
    guard graph.symbols[source].kind == .variable, declaration.modifiers.contains(.lazy), let value = declaration.value
    else { return nil }
    let isReturned = (graph.node(value, in: file).start...value).contains { node in
      graph.node(node, in: file).context == .returned && isMatch(node)
    }
    return isReturned ? context.strongProperty(source).map { [$0] } : nil
  }

  // MARK: Captures

  /// Whether a closure argument of a use captures `self` strongly.
  func isCaptured(in use: Use) -> Bool {
    reader.closureNodes(of: use).contains { isCaptured(by: $0, in: use.file) }
  }

  /// Whether the closure at a node captures `self` strongly. Nested closures that capture it weakly do not count.
  func isCaptured(by node: NodeID, in file: FileID) -> Bool {
    let facts = graph.files[file].facts
    let declaration = facts.declarations[facts.nodes[node].closureDeclaration]
    let closure = declaration.start..<declaration.end
    guard let name = context.selfName(in: file) else { return false }
    let captures = declarations(named: name, in: file, from: closure.lowerBound, to: closure.upperBound).filter {
      $0.kind == .capture && closure.contains($0.nameOffset)
    }
    let isWeak = captures.map { !$0.modifiers.isDisjoint(with: [.weak, .unowned]) }
    let weakCaptures = zip(captures, isWeak).filter(\.1).compactMap { $0.0.parent.map { facts.declarations[$0] } }
    // With `[self]` in the capture list, `self.` may be left out.
    if zip(captures, isWeak).contains(where: { capture, isWeak in
      !isWeak && capture.parent.map { facts.declarations[$0].start } == closure.lowerBound
    }) {
      return true
    }
    if isWeakInOuterClosure(closure, file, name) { return false }
    return facts.nodes[facts.nodes[node].start..<node].contains { node in
      node.kind == .identifier && node.name == name && closure.contains(node.offset)
        && !weakCaptures.contains { $0.start <= node.offset && node.offset < $0.end }
    }
  }

  /// Whether `self` is the weak variable of an outer closure, which this one captures, and was not unwrapped before.
  private func isWeakInOuterClosure(_ closure: Range<UInt32>, _ file: FileID, _ name: Name) -> Bool {
    let facts = graph.files[file].facts
    // The enclosing code is in the same function or initial value.
    let first = graph.symbol(in: file, at: closure.lowerBound).map { graph.declaration(of: $0).start } ?? 0
    let outer = declarations(named: name, in: file, from: first, to: closure.lowerBound).last { capture in
      guard capture.kind == .capture, let parent = capture.parent else { return false }
      let enclosing = facts.declarations[parent]
      return enclosing.start < closure.lowerBound && closure.upperBound <= enclosing.end
    }
    guard let outer, let parent = outer.parent, !outer.modifiers.isDisjoint(with: [.weak, .unowned]) else {
      return false
    }
    let before = facts.declarations[parent].start..<closure.lowerBound
    return !declarations(named: name, in: file, from: before.lowerBound, to: before.upperBound).contains {
      $0.kind != .capture && before.contains($0.nameOffset)
    }
  }

  /// The declarations of a name that start in a byte range of a file, in source order.
  private func declarations(named name: Name, in file: FileID, from start: UInt32, to end: UInt32) -> [Declaration] {
    let declarations = graph.files[file].facts.declarations
    let all = graph.declarations(named: name, in: file)
    var (low, high) = (0, all.count)
    while low < high {
      let middle = low + (high - low) / 2
      if declarations[all[middle]].start >= start { high = middle } else { low = middle + 1 }
    }
    return all[low...].lazy.map { declarations[$0] }.prefix { $0.start < end }
  }
}

extension RuleContext {
  func held(by property: StoredProperty) -> ArraySlice<HeldType> { model.holdings.held(by: property) }

  func strongProperty(_ symbol: SymbolID?) -> StoredProperty? { symbol.flatMap(model.strongProperty) }
}

extension ArchitecturalModel {
  func strongProperty(_ symbol: SymbolID) -> StoredProperty? {
    guard let property = holdings.storedProperty(symbol), property.strength == .strong else { return nil }
    return property
  }
}
