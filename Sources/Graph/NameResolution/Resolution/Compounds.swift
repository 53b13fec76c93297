import DependencyGraph
import SourceFacts

/// Tuples, collections, unwrapped values, macros.
extension FileResolver {
  func unwrap(_ node: NodeID) {
    if view.nodes[node].kind == .optionalChaining { chain(node) }
    guard start(node) < node else { return set(node, .unknown) }
    let child = node.previous
    entities[node] = entities[child]
    reader.types[node] = unwrapped(type(child))
  }

  /// Makes the type optional at the end of an optional chain.
  func complete(chain node: NodeID) {
    if let parent = parents[node], start(parent) == start(node) {
      switch view.nodes[parent].kind {
      case .member, .call, .subscripting, .optionalChaining, .forcedUnwrapping: return chain(parent)
      default: break
      }
    }
    let type = type(node)
    if type.isKnown, reader.arena.kind(type) != .optional {
      reader.types[node] = reader.arena.make(.optional, of: type)
    }
  }

  func tuple(_ node: NodeID) {
    let first = operands.count
    defer { operands.count = first }
    appendChildren(of: node)
    let children = operands.nodes[first..<operands.count]
    if children.count == 1, view.nodes[node.previous].label.isNone { return set(node, type(node.previous)) }
    var (isLabelled, namesTypes) = (false, false)
    for child in children {
      isLabelled = isLabelled || label(child) != 0
      namesTypes = namesTypes || reader.arena.kind(type(child)) == .metatype
    }
    if namesTypes, isTypePosition(node) { return set(node, .unknown) }
    var list: [TypeID] = []
    list.reserveCapacity(children.count * 2)
    for child in children { list.append(type(child)) }
    if isLabelled { for child in children { list.append(TypeID(label(child))) } }
    reader.types[node] = reader.arena.make(.tuple, isLabelled ? 1 : 0, list)
  }

  /// `[Foo]()` and `[Foo].self`: whether brackets may be around a type. True also for a literal with a member access.
  private func isTypePosition(_ node: NodeID) -> Bool {
    guard let parent = parents[node], start(parent) == start(node) else { return false }
    return [.call, .member].contains(view.nodes[parent].kind)
  }

  func array(_ node: NodeID) {
    let first = firstChild(node).map { type($0) } ?? .unknown
    if reader.arena.kind(first) == .metatype, isTypePosition(node) {
      let array = reader.arena.make(.array, of: reader.arena.argument(0, of: first))
      return set(node, reader.arena.make(.metatype, of: array))
    }
    if !first.isKnown, !isTypePosition(node) {
      let expected = expectedType(node)
      if reader.arena.kind(unwrapped(expected)) != .unknown { return set(node, unwrapped(expected)) }
    }
    reader.types[node] = reader.arena.make(.array, of: first)
  }

  func dictionary(_ node: NodeID) {
    guard let first = firstChild(node), first < node.previous else {
      let expected = expectedType(node)
      return set(node, unwrapped(expected))
    }
    let (key, value) = (type(first), type(secondChild(node, after: first)))
    if reader.arena.kind(key) == .metatype, reader.arena.kind(value) == .metatype, isTypePosition(node) {
      let types = [reader.arena.argument(0, of: key), reader.arena.argument(0, of: value)]
      return set(node, reader.arena.make(.metatype, of: reader.arena.make(.dictionary, 0, types)))
    }
    reader.types[node] = reader.arena.make(.dictionary, 0, [key, value])
  }

  func secondChild(_ node: NodeID, after first: NodeID) -> NodeID {
    var child = node.previous
    while start(child) > first.next { child = start(child).previous }
    return child
  }

  /// `#name(…)` of a macro that the project declares.
  func macro(_ node: NodeID) {
    reader.types[node] = .unknown
    let name = reader.name(node)
    guard table.lookup.declaredAs[Int(name)].contains(.outside) else { return }
    let candidates = unqualified(name)
    guard candidates.count > 0 else { return }
    collectArguments(node)
    var macros: [EntityID] = []
    for index in 0..<candidates.count {
      let entity = memos.lookups.entity(index, of: candidates)
      if table.entities[entity].kind == .macro, match(entity) { macros.append(entity) }
    }
    guard let entity = sameFile(macros) else { return }
    entities[node] = entity
    reader.note(entity, at: view.nodes[node].offset + 1, length: reader.length(of: node))
    reader.types[node] = declaredType(entity)
  }

  // MARK: Key paths

  /// The type of a key path's component follows from the component before it; that of the first one from the written
  /// type, if any.
  func keyPath(_ node: NodeID) {
    reader.types[node] = .unknown
    let kind = view.nodes[node].kind
    if kind == .keyPath { return keyPathAsFunction(node) }
    guard let path = parents[node] else { return }
    let start = start(node)
    let base = unwrapped(start > self.start(path) ? type(start.previous) : rootOfKeyPath(path))
    switch kind {
    case .keyPathOptional: reader.types[node] = base
    case .keyPathMember: keyPathMember(node, base)
    default: break
    }
  }

  /// The root type that the context expects of a key path without one.
  private func rootOfKeyPath(_ path: NodeID) -> TypeID {
    let wanted = expectedType(path)
    let entry = reader.arena[wanted]
    if entry.kind == .function, entry.count == 2 { return reader.arena.argument(0, of: wanted) }
    return isKeyPath(wanted) ? reader.arena.argument(0, of: wanted) : foreignRoot(ofKeyPath: path)
  }

  /// The root of a key path in a framework's attribute or method: `@Environment(\.theme)`, `.environment(\.theme,
  /// .dark)`.
  private func foreignRoot(ofKeyPath path: NodeID) -> TypeID {
    guard !table.standard.holders.keyPathRoots.isEmpty, let taker = parents[path], let first = firstChild(taker),
      first != path
    else { return .unknown }
    let isAttribute = view.nodes[taker].kind == .attribute
    guard isAttribute ? !isOfProject(type(first)) : view.nodes[taker].kind == .call && entities[taker] == nil,
      view.nodes[path].label.isNone, let root = table.standard.holders.keyPathRoots[reader.name(first)]
    else { return .unknown }
    return table.lookup.foreignType(named: root).map { reader.arena.make(.nominal, $0) } ?? .unknown
  }

  func isKeyPath(_ type: TypeID) -> Bool {
    let entry = reader.arena[type]
    let name = foreignName(entry)
    return entry.count == 2 && name != 0 && table.names.table[Name(name)].hasSuffix("KeyPath")
  }

  /// `map(\.name)`: a key path where a function is expected.
  private func keyPathAsFunction(_ node: NodeID) {
    guard start(node) < node, type(node.previous).isKnown, view.nodes[start(node)].kind == .keyPathMember else {
      return
    }
    let wanted = expectedType(node)
    guard reader.arena.kind(wanted) == .function else { return }
    reader.types[node] = reader.arena.make(.function, 0, [reader.arena.argument(0, of: wanted), type(node.previous)])
  }

  private func keyPathMember(_ node: NodeID, _ base: TypeID) {
    guard base.isKnown else { return }
    let entry = reader.arena[base]
    if entry.kind == .tuple { return set(node, tupleMember(reader.name(node), base, entry)) }
    let receiver: ScopeWalk.Receiver = entry.kind == .metatype ? .type : .value
    let subject = entry.kind == .metatype ? reader.arena.argument(0, of: base) : base
    let candidates = members(reader.name(node), ofType: subject)
    guard candidates.count > 0 else {
      if let type = standardMember(reader.name(node), of: subject, receiver) { reader.types[node] = type }
      return
    }
    let use = NameUse(receiver: receiver, base: subject)
    resolve(node, choose(candidates, use), use)
  }
}
