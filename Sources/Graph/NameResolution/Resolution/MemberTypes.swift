import DependencyGraph
import SourceFacts

/// Types of declarations, with the generic arguments of a base type.
extension FileResolver {
  /// The type of a variable, or the result of a function or subscript, with its own generic parameters unbound.
  func declaredType(_ entity: EntityID) -> TypeID {
    let this = table.entities[entity]
    if this.kind == .case { return this.owner.map { reader.arena.make(.nominal, $0) } ?? .unknown }
    guard this.flags.contains(.local), this.file == file, let place = this.declaration else {
      let type = reader.type(ofDeclared: entity)
      if type == .unset, this.isInferred { foundUninferredVariable = true }
      return known(type)
    }
    let declaration = view.declarations[place]
    if let type = declaration.type { return written(type, in: declaration.scope, this.parent) }
    return declaration.value.map { type($0) } ?? .unknown
  }

  /// The type of the parameter that takes an argument; valid after matching.
  @inline(__always)
  func parameterType(for argument: Argument, of entity: EntityID) -> TypeID {
    parameterType(table.entities.parameterRange(entity).lowerBound.advanced(by: Int(argument.parameter)), of: entity)
  }

  func parameterType(_ parameter: ParameterID, of entity: EntityID) -> TypeID {
    let this = table.entities[entity]
    guard this.flags.contains(.local), this.file == file
    else { return known(reader.type(ofParameter: parameter, of: entity)) }
    let declaration = view.declarations[table.entities.parameters[parameter].declaration]
    return declaration.type.map { written($0, in: declaration.scope, this.parent) } ?? .unknown
  }

  /// A written type of this file, read now if it has not been visited yet. Its references are recorded only once.
  private func written(_ root: NodeID, in scope: ScopeID, _ context: EntityID?) -> TypeID {
    if reader.types[root] == .unset {
      for node in start(root)...root where view.nodes[node].kind.isType && reader.types[node] == .unset {
        reader.read(node, scope: scope, context: context)
      }
    }
    return type(root)
  }

  /// The type of a member of a value of type `base`.
  func memberType(_ entity: EntityID, on base: TypeID) -> TypeID {
    let type = declaredType(entity)
    guard reader.arena.isGeneric(type), base.isKnown else { return type }
    return reader.substitute(type, substitution(for: base, member: entity))
  }

  /// The types of the generic parameters of a member's owner, for a value of type `base`.
  func substitution(for base: TypeID, member entity: EntityID) -> Substitution {
    let owner = table.entities[entity].owner
    let upcast = owner.map { reader.upcast(base, to: $0) } ?? base
    var substitution = reader.substitution(for: upcast)
    substitution.base = base
    return substitution
  }

  // MARK: Locals

  /// The type of a local variable, parameter or capture.
  func localType(_ local: DeclarationID) -> TypeID {
    let known = localTypes[local]
    if known != .unset { return known }
    localTypes[local] = .unknown
    let type = inferLocal(local)
    localTypes[local] = type
    return type
  }

  private func inferLocal(_ local: DeclarationID) -> TypeID {
    let declaration = view.declarations[local]
    switch declaration.kind {
    case .parameter: return parameterType(local, declaration)
    case .variable, .capture: break
    default: return .unknown
    }
    if let type = declaration.type {
      let written = self.type(type)
      return declaration.tuplePlace > 0 ? tupleElement(declaration, of: written) : written
    }
    guard let value = declaration.value else { return .unknown }
    var type = type(value)
    if declaration.modifiers.contains(.optionalBinding) { type = unwrapped(type) }
    if declaration.modifiers.contains(.iterated) { type = element(of: type) }
    if declaration.modifiers.contains(.destructured) { type = tupleElement(declaration, of: type) }
    if declaration.modifiers.contains(.weak), type.isKnown { type = reader.arena.make(.optional, of: type) }
    return type
  }

  private func parameterType(_ parameter: DeclarationID, _ declaration: Declaration) -> TypeID {
    if let written = declaration.type {
      let type = type(written)
      return declaration.modifiers.contains(.variadic) ? reader.arena.make(.array, of: type) : type
    }
    guard let parent = declaration.parent else { return .unknown }
    let owner = view.declarations[parent]
    switch owner.kind {
    case .closure: return closureParameter(parameter, of: parent)
    case .accessor: return owner.parent.map { variableType($0) } ?? .unknown
    default: return .unknown
    }
  }

  /// The type of a variable by its declaration, local or not.
  func variableType(_ declaration: DeclarationID) -> TypeID {
    if let entity = view.entities[declaration] { return declaredType(entity) }
    return localType(declaration)
  }

  /// `let (a, (_, b)) = value`: the type of the tuple's element that a name is bound to.
  func tupleElement(_ declaration: Declaration, of type: TypeID) -> TypeID {
    var (place, part) = (declaration.tuplePlace, type)
    if place == 0 { return .unknown }
    while place > 0 {
      guard reader.arena.kind(part) == .tuple else { return .unknown }
      part = reader.arena.argument(Int(place & 15) - 1, of: part)
      place >>= 4
    }
    return part
  }

  // MARK: Wrappers

  @inline(__always)
  func unwrapped(_ type: TypeID) -> TypeID {
    let kind = reader.arena.kind(type)
    if kind == .optional { return reader.arena.argument(0, of: type) }
    return kind == .selfType && table.standard.optional != nil ? unwrappedSelf(type) : type
  }

  /// The wrapped type for `self` in an extension of `Optional`.
  @inline(never)
  private func unwrappedSelf(_ type: TypeID) -> TypeID {
    guard let optional = table.standard.optional, type.entity == optional,
      let entry = table.lookup.members.first(optional, KnownNames.wrapped.rawValue)
    else { return type }
    return TypeID(.parameter, table.lookup.members.entity(entry)) ?? type
  }

  /// The type of the elements in a loop over a value.
  func element(of type: TypeID) -> TypeID {
    let entry = reader.arena[type]
    switch entry.kind {
    case .array: return reader.arena.argument(0, of: type)
    case .dictionary where entry.count == 2:
      let labels = [TypeID(KnownNames.keyLabel.rawValue), TypeID(KnownNames.valueLabel.rawValue)]
      return reader.arena.make(.tuple, 1, reader.arena.argumentList(of: type) + labels)
    case .nominal, .foreign: return elementOfSequence(type, entry)
    case .parameter, .dependent: return reader.element(of: type, in: environment.walk.top.scope)
    case .selfType:
      let isForeign = table.entities[entry.entity].flags.contains(.foreign)
      return isForeign ? elementOfSelf(entry.entity) : elementOfSequence(type, entry)
    default: return .unknown
    }
  }

  /// The generic argument of `Set<T>` and the like; for a sequence of the project, its `Element`.
  private func elementOfSequence(_ type: TypeID, _ entry: TypeArena.Entry) -> TypeID {
    let isForeign = entry.kind == .foreign || table.entities[entry.entity].flags.contains(.foreign)
    if isForeign {
      if entry.count == 1 { return reader.arena.argument(0, of: type) }
      let collection = asCollection(type)
      return collection == type ? .unknown : element(of: collection)
    }
    guard case .entity(let found) = table.memberType(KnownNames.element.rawValue, of: entry.entity, from: file),
      table.entities[found].kind != .associatedtype || isAbstract(type)
    else {
      let element = elementBySubscript(type, entry.entity)
      return element.isKnown || isAbstract(type) ? element : elementByIterator(type, entry.entity)
    }
    let element = reader.instance(of: found, [])
    return reader.substitute(element, reader.substitution(for: type))
  }

  /// The element type of a sequence without `Element`: the result of its iterator's `next()`.
  private func elementByIterator(_ type: TypeID, _ owner: EntityID) -> TypeID {
    for name in [KnownNames.makeIterator, .makeAsyncIterator] {
      let candidates = members(name.rawValue, of: owner)
      for index in 0..<candidates.count {
        let entity = memos.lookups.entity(index, of: candidates)
        guard table.entities[entity].kind == .function, table.entities[entity].owner == owner
        else { continue }
        return next(of: memberType(entity, on: type))
      }
    }
    return .unknown
  }

  /// Whether a type is a foreign iterator whose first generic argument is the element type.
  func isIterator(_ entry: TypeArena.Entry) -> Bool {
    let name = foreignName(entry)
    guard entry.count > 0, name != 0 else { return false }
    if table.standard.holders.members.iterators.contains(name) { return true }
    let text = table.names.table[Name(name)]
    return text.hasSuffix("IteratorProtocol") || text == "AnyIterator"
  }

  /// The type of `makeIterator()` if the project does not declare it.
  func iterator(of sequence: TypeID, _ maker: UInt32) -> TypeID {
    let name = table.names.find(maker == KnownNames.makeIterator.rawValue ? "Iterator" : "AsyncIterator")
    guard name != 0 else { return .unknown }
    if let owner = reader.owner(of: sequence), isAbstract(sequence) {
      var bounds = [owner]
      if reader.arena.kind(sequence) != .selfType {
        bounds += reader.bounds(of: sequence, in: environment.walk.top.scope)
      }
      for bound in bounds {
        guard case .entity(let found) = table.memberType(name, of: bound, from: file),
          table.entities[found].kind == .associatedtype
        else { continue }
        return reader.associatedType(found, of: sequence, depth: 0)
      }
    }
    let element = element(of: sequence)
    return element.isKnown ? reader.arena.make(foreign: name, of: element) : .unknown
  }

  private func next(of iterator: TypeID) -> TypeID {
    let entry = reader.arena[iterator]
    let name = foreignName(entry)
    if name != 0 {
      return isIterator(entry) ? reader.arena.argument(0, of: iterator) : .unknown
    }
    guard let owner = reader.owner(of: iterator), entry.kind == .nominal || entry.kind == .selfType else {
      return .unknown
    }
    let candidates = members(KnownNames.next.rawValue, of: owner)
    for index in 0..<candidates.count {
      let entity = memos.lookups.entity(index, of: candidates)
      guard table.entities[entity].kind == .function, table.entities[entity].owner == owner else { continue }
      let given = memberType(entity, on: iterator)
      if reader.arena.kind(given) == .optional { return unwrapped(given) }
    }
    return .unknown
  }

  /// The element type of a collection without `Element`, from its subscript. The elements of an option set have its own
  /// type.
  private func elementBySubscript(_ type: TypeID, _ owner: EntityID) -> TypeID {
    if isAbstract(type) { return .unknown }
    if conforms(owner, toForeign: KnownNames.optionSet.rawValue) == .yes { return type }
    let candidates = members(KnownNames.subscripting.rawValue, of: owner)
    for index in 0..<candidates.count {
      let entity = memos.lookups.entity(index, of: candidates)
      let range = table.entities.parameterRange(entity)
      guard table.entities[entity].owner == owner, range.count == 1,
        table.entities.parameters[range.lowerBound].label == 0,
        reader.type(ofParameter: range.lowerBound, of: entity) == literal(.int)
      else { continue }
      return memberType(entity, on: type)
    }
    return .unknown
  }
}
