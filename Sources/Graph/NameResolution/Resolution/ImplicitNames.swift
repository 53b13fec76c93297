import DependencyGraph
import LowLevel
import SourceFacts

/// Names without a declaration: `$0`, `$wrapped`, `_wrapped`, `newValue`, `oldValue`; and the implicit uses of names in
/// `if let x` and `[x]`.
extension FileResolver {
  @inline(__always)
  func isImplicitName(_ name: UInt32) -> Bool {
    name == KnownNames.newValue.rawValue || name == KnownNames.oldValue.rawValue
      || table.traits.spelling[Int(name)].contains(.wrapped)
  }

  /// Sets the type of an implicit name; false if it has no meaning here.
  func implicitName(_ name: UInt32, _ node: NodeID) -> Bool {
    switch name {
    case KnownNames.newValue.rawValue, KnownNames.oldValue.rawValue:
      guard let variable = accessedVariable() else { return false }
      reader.types[node] = variableType(variable)
      return true
    default: break
    }
    guard let index = argumentIndex(name) else { return false }
    reader.types[node] = closureArgument(index)
    return true
  }

  /// `$3` → 3
  private func argumentIndex(_ name: UInt32) -> Int? {
    table.names.table.withBytes(of: Name(name)) { bytes in
      guard bytes[0] == 0x24, bytes.count < 18 else { return nil }
      var index = 0
      for byte in bytes.dropFirst() {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        index = index * 10 + Int(byte - 0x30)
      }
      return index
    }
  }

  /// The variable or subscript of the enclosing setter or observer.
  private func accessedVariable() -> DeclarationID? {
    var depth = environment.walk.depth
    while depth > 0 {
      guard let function = environment.walk.frame(depth).function else { return nil }
      let declaration = view.declarations[function]
      if declaration.kind == .accessor { return declaration.parent }
      if declaration.kind != .closure { return nil }
      depth -= 1
    }
    return nil
  }

  /// `$name` and `_name` of a property with a wrapper: records a use of the property.
  func wrappedVariable(_ wrapped: UInt32, _ node: NodeID, of base: TypeID = .unknown) -> Bool {
    let name = table.names.table.withBytes(of: Name(wrapped)) { text in
      table.names.table.find(text.dropFirst())?.raw ?? 0
    }
    guard name != 0, table.lookup.declaredAs[Int(name)].contains(.member) else { return false }
    let candidates = base.isKnown ? members(name, ofType: base) : unqualified(name)
    guard candidates.count > 0, base.isKnown || candidates.context != nil else { return false }
    guard case .entity(let entity) = choose(candidates, NameUse()), let attribute = wrapper(of: entity)
    else { return false }
    entities[node] = entity
    reader.note(entity, node)
    let isProjected = table.names.table.withBytes(of: Name(wrapped)) { $0[0] == 0x24 }
    let owner = base.isKnown ? base : reader.selfType(candidates.context)
    reader.types[node] = wrapperType(entity, attribute, on: owner, isProjected)
    return true
  }

  /// The attribute of a variable that can be a property wrapper: one with a capitalized name.
  private func wrapper(of entity: EntityID) -> NodeID? {
    let this = table.entities[entity]
    guard this.kind == .variable, let file = this.file else { return nil }
    let nodes = table.files[file].facts.nodes
    let attribute = table.files[file].facts.attachments(of: table.declaration(entity)).first { attachment in
      let node = attachment.node
      guard attachment.kind == .attribute, nodes[node].start < node else { return false }
      let name = nodes[nodes[node].start].name
      return table.traits.spelling[Int(table.names.maps[file][name])].contains(.capitalized)
    }
    return attribute?.node
  }

  /// The type of a property's wrapper or of its projected value. For a property of another file it is unknown, because
  /// the attribute's type was not read.
  private func wrapperType(
    _ property: EntityID, _ attribute: NodeID, on owner: TypeID, _ isProjected: Bool
  ) -> TypeID {
    guard table.entities[property].file == file, let name = firstChild(attribute) else { return .unknown }
    let written = type(name)
    let entry = reader.arena[written]
    let value = memberType(property, on: owner)
    if foreignName(entry) != 0 {
      let isBindingWrapper = isProjected && table.standard.holders.bindingWrappers.contains(foreignName(entry))
      return isBindingWrapper && value.isKnown ? reader.arena.make(entry.kind, entry.symbol, of: value) : .unknown
    }
    guard entry.kind == .nominal else { return .unknown }
    let isOpen = entry.count == 0 && table.entities.generics(of: entry.entity).count == 1
    let wrapper = isOpen && value.isKnown ? reader.arena.make(.nominal, entry.entity, of: value) : written
    if !isProjected { return wrapper }
    let candidates = members(KnownNames.projectedValue.rawValue, ofType: wrapper)
    guard case .entity(let projection) = choose(candidates, NameUse(receiver: .value, base: wrapper))
    else { return .unknown }
    return memberType(projection, on: wrapper)
  }

  // MARK: What `catch` binds

  /// The type `Error`, also if the project extends it.
  var caughtError: TypeID { literal(.errorType) }

  /// Whether the code is in a `catch` without a pattern, which binds `error`.
  func isCaught() -> Bool {
    var depth = environment.walk.depth
    while depth > Int(environment.walk.top.contextDepth) {
      if isPlainCatch(environment.walk.frame(depth).scope) { return true }
      depth -= 1
    }
    return false
  }

  /// Whether a scope is a `catch` without a pattern: it starts right after the brace of a `do`. No other scope starts
  /// there.
  private func isPlainCatch(_ place: ScopeID) -> Bool {
    let scope = view.scopes[place]
    guard scope.kind == .code, let parent = scope.parent, scope.firstNode < scope.endNode,
      scope.declaration.map({ view.declarations[$0].body != place }) ?? true
    else { return false }
    var before = place.previous
    while before > parent, let enclosing = view.scopes[before].parent, enclosing != parent { before = enclosing }
    guard before > parent, view.scopes[before].end + 1 == scope.start else { return false }
    return view.nodes[rootOfFirst(in: scope)].context != .casePattern
  }

  private func rootOfFirst(in scope: Scope) -> NodeID {
    var node = scope.firstNode
    while let parent = parents[node], start(parent) == scope.firstNode { node = parent }
    return node
  }

  // MARK: Names that are not written

  /// Records the use of an outer `x` in `if let x`, `guard let x`, `[x]`, `[weak x]`.
  /// - Parameter binding: a binding or capture without a value.
  func noteShorthand(_ binding: DeclarationID) {
    let declaration = view.declarations[binding]
    let isBinding = declaration.modifiers.contains(.optionalBinding)
    let name = merged(declaration.name)
    var type = TypeID.unknown
    if name == KnownNames.selfValue.rawValue {
      type = reader.selfType(environment.walk.top.context)
    } else if let local = environment.locals[declaration.name], local.depth > environment.walk.top.contextDepth {
      type = localType(local.declaration)
    } else if name == KnownNames.newValue.rawValue || name == KnownNames.oldValue.rawValue,
      let variable = accessedVariable()
    {
      type = variableType(variable)
    } else {
      type = outerVariable(name, declaration)
    }
    if isBinding { type = unwrapped(type) }
    if declaration.modifiers.contains(.weak), type.isKnown { type = reader.arena.make(.optional, of: type) }
    localTypes[binding] = declaration.type.map { self.type($0) } ?? type
  }

  private func outerVariable(_ name: UInt32, _ declaration: Declaration) -> TypeID {
    let candidates = unqualified(name)
    guard candidates.count > 0,
      case .entity(let entity) = choose(candidates, NameUse(receiver: environment.walk.top.receiver)),
      table.entities[entity].kind == .variable
    else { return .unknown }
    reader.note(entity, at: declaration.nameOffset, length: table.names.length(of: name))
    return memberType(entity, on: candidates.context.map { reader.selfType($0) } ?? .unknown)
  }
}
