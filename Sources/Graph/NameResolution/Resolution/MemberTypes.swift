import DependencyGraph
import SourceFacts

/// Types of declarations, as seen through the type whose members they are.
extension FileResolver {
  /// The type of a variable, or the result of a function or subscript, without what the call binds.
  func declaredType(_ entity: Int32) -> TypeID {
    let this = table.entities[Int(entity)]
    if this.kind == .case { return this.owner < 0 ? .unknown : reader.arena.make(.nominal, this.owner) }
    guard this.flags.contains(.local), this.file == file else {
      let type = reader.type(ofDeclared: entity)
      if type == .unset, this.isInferred { metOpenVariable = true }
      return known(type)
    }
    let declaration = view.declarations[Int(this.declaration)]
    if declaration.type >= 0 { return written(Int(declaration.type), in: Int(declaration.scope), this.parent) }
    return declaration.value >= 0 ? type(Int(declaration.value)) : .unknown
  }

  /// The type of a parameter; `index` counts all parameters of the project.
  func parameterType(_ index: Int, of entity: Int32) -> TypeID {
    let this = table.entities[Int(entity)]
    guard this.flags.contains(.local), this.file == file
    else { return known(reader.type(ofParameter: index, of: entity)) }
    let declaration = view.declarations[Int(table.parameters[index].declaration)]
    return declaration.type < 0 ? .unknown : written(Int(declaration.type), in: Int(declaration.scope), this.parent)
  }

  /// A written type of this file, read now when its turn has not come. References are noted then, not twice.
  private func written(_ root: Int, in scope: Int, _ context: Int32) -> TypeID {
    if reader.types[root] == .unset {
      for node in start(root)...root where view.nodes[node].kind.isType && reader.types[node] == .unset {
        reader.read(node, scope: scope, context: context)
      }
    }
    return type(root)
  }

  /// The type of a member of a value of type `base`.
  func memberType(_ entity: Int32, on base: TypeID) -> TypeID {
    let type = declaredType(entity)
    guard reader.arena.isGeneric(type), base.isKnown else { return type }
    return reader.substitute(type, substitution(for: base, member: entity))
  }

  /// What the generic parameters of the type that declares a member stand for on `base`.
  func substitution(for base: TypeID, member entity: Int32) -> Substitution {
    let owner = table.entities[Int(entity)].owner
    let upcast = owner < 0 ? base : reader.upcast(base, to: owner)
    var substitution = reader.substitution(for: upcast)
    substitution.base = base
    return substitution
  }

  // MARK: Locals

  /// The type of a local variable, parameter or capture.
  func localType(_ index: Int32) -> TypeID {
    let known = localTypes[Int(index)]
    if known != .unset { return known }
    localTypes[Int(index)] = .unknown
    let type = inferLocal(Int(index))
    localTypes[Int(index)] = type
    return type
  }

  private func inferLocal(_ index: Int) -> TypeID {
    let declaration = view.declarations[index]
    switch declaration.kind {
    case .parameter: return parameterType(index, declaration)
    case .variable, .capture: break
    default: return .unknown
    }
    if declaration.type >= 0 {
      let written = type(Int(declaration.type))
      return declaration.tuplePlace > 0 ? tupleElement(declaration, of: written) : written
    }
    guard declaration.value >= 0 else { return .unknown }
    var type = type(Int(declaration.value))
    if declaration.modifiers.contains(.optionalBinding) { type = unwrapped(type) }
    if declaration.modifiers.contains(.iterated) { type = element(of: type) }
    if declaration.modifiers.contains(.destructured) { type = tupleElement(declaration, of: type) }
    if declaration.modifiers.contains(.weak), type.isKnown { type = reader.arena.make(.optional, of: type) }
    return type
  }

  private func parameterType(_ index: Int, _ declaration: Declaration) -> TypeID {
    if declaration.type >= 0 {
      let type = type(Int(declaration.type))
      return declaration.modifiers.contains(.variadic) ? reader.arena.make(.array, of: type) : type
    }
    guard declaration.parent >= 0 else { return .unknown }
    let owner = view.declarations[Int(declaration.parent)]
    switch owner.kind {
    case .closure: return closureParameter(index, of: declaration.parent)
    case .accessor: return owner.parent < 0 ? .unknown : variableType(owner.parent)
    default: return .unknown
    }
  }

  /// The type of a variable by its declaration, local or not.
  func variableType(_ declaration: Int32) -> TypeID {
    let entity = view.entities[Int(declaration)]
    return entity >= 0 ? declaredType(entity) : localType(declaration)
  }

  /// `let (a, (_, b)) = value`: the part of a value that a name is bound to.
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
    return kind == .selfType && table.standard.optional >= 0 ? unwrappedSelf(type) : type
  }

  /// `self` in an extension of `Optional`.
  @inline(never)
  private func unwrappedSelf(_ type: TypeID) -> TypeID {
    guard type.symbol == table.standard.optional else { return type }
    let entry = table.members.first(table.standard.optional, KnownNames.wrapped.rawValue)
    return entry < 0 ? type : TypeID(.parameter, table.members.entity(entry)) ?? type
  }

  /// What a loop over a value gives.
  func element(of type: TypeID) -> TypeID {
    let entry = reader.arena[type]
    switch entry.kind {
    case .array: return reader.arena.argument(0, of: type)
    case .dictionary where entry.count == 2:
      let labels = [TypeID(KnownNames.keyLabel.rawValue), TypeID(KnownNames.valueLabel.rawValue)]
      return reader.arena.make(.tuple, 1, reader.arena.argumentList(of: type) + labels)
    case .nominal, .foreign: return elementOfSequence(type, entry)
    case .parameter, .dependent: return reader.element(of: type, around: Int(walk.top.scope))
    case .selfType:
      let isForeign = table.entities[Int(entry.symbol)].flags.contains(.foreign)
      return isForeign ? elementOfSelf(entry.symbol) : elementOfSequence(type, entry)
    default: return .unknown
    }
  }

  /// `Set<T>` and the like; of the project's own sequences the `Element` that they declare.
  private func elementOfSequence(_ type: TypeID, _ entry: TypeArena.Entry) -> TypeID {
    let isForeign = entry.kind == .foreign || table.entities[Int(entry.symbol)].flags.contains(.foreign)
    if isForeign {
      if entry.count == 1 { return reader.arena.argument(0, of: type) }
      let collection = asCollection(type)
      return collection == type ? .unknown : element(of: collection)
    }
    guard case .entity(let found) = table.memberType(KnownNames.element.rawValue, of: entry.symbol, from: file),
      table.entities[Int(found)].kind != .associatedtype || isAbstract(type)
    else {
      let element = elementBySubscript(type, entry.symbol)
      return element.isKnown || isAbstract(type) ? element : elementByIterator(type, entry.symbol)
    }
    let element = reader.instance(of: found, [])
    return reader.substitute(element, reader.substitution(for: type))
  }

  /// Where a sequence declares neither, it follows from what its iterator gives next.
  private func elementByIterator(_ type: TypeID, _ owner: Int32) -> TypeID {
    for name in [KnownNames.makeIterator, .makeAsyncIterator] {
      let candidates = members(name.rawValue, of: owner)
      for index in 0..<candidates.count {
        let entity = lookups.entity(index, of: candidates)
        guard table.entities[Int(entity)].kind == .function, table.entities[Int(entity)].owner == owner
        else { continue }
        return next(of: memberType(entity, on: type))
      }
    }
    return .unknown
  }

  /// Whether a type is an iterator from outside with what it gives as its first argument.
  func isIterator(_ entry: TypeArena.Entry) -> Bool {
    let name = foreignName(entry)
    guard entry.count > 0, name != 0 else { return false }
    if table.standard.holders.iterators.contains(name) { return true }
    let text = table.names.table[Name(name)]
    return text.hasSuffix("IteratorProtocol") || text == "AnyIterator"
  }

  /// What `makeIterator()` gives that the project does not declare.
  func iterator(of sequence: TypeID, _ maker: UInt32) -> TypeID {
    let name = table.names.find(maker == KnownNames.makeIterator.rawValue ? "Iterator" : "AsyncIterator")
    guard name != 0 else { return .unknown }
    let owner = reader.owner(of: sequence)
    if owner >= 0, isAbstract(sequence) {
      var bounds = [owner]
      if reader.arena.kind(sequence) != .selfType { bounds += reader.bounds(of: sequence, around: Int(walk.top.scope)) }
      for bound in bounds {
        guard case .entity(let found) = table.memberType(name, of: bound, from: file),
          table.entities[Int(found)].kind == .associatedtype
        else { continue }
        return reader.associatedType(found, of: sequence, depth: 0)
      }
    }
    let element = element(of: sequence)
    return element.isKnown ? reader.arena.make(.foreign, Int32(bitPattern: name), of: element) : .unknown
  }

  private func next(of iterator: TypeID) -> TypeID {
    let entry = reader.arena[iterator]
    let name = foreignName(entry)
    if name != 0 {
      return isIterator(entry) ? reader.arena.argument(0, of: iterator) : .unknown
    }
    let owner = reader.owner(of: iterator)
    guard owner >= 0, entry.kind == .nominal || entry.kind == .selfType else { return .unknown }
    let candidates = members(KnownNames.next.rawValue, of: owner)
    for index in 0..<candidates.count {
      let entity = lookups.entity(index, of: candidates)
      guard table.entities[Int(entity)].kind == .function, table.entities[Int(entity)].owner == owner else { continue }
      let given = memberType(entity, on: iterator)
      if reader.arena.kind(given) == .optional { return unwrapped(given) }
    }
    return .unknown
  }

  /// Where no `Element` is declared, it follows from the subscript by positions. What a set of options holds is like
  /// itself.
  private func elementBySubscript(_ type: TypeID, _ owner: Int32) -> TypeID {
    guard owner >= 0, !isAbstract(type) else { return .unknown }
    if conforms(owner, toForeign: KnownNames.optionSet.rawValue) == .yes { return type }
    let candidates = members(KnownNames.subscripting.rawValue, of: owner)
    for index in 0..<candidates.count {
      let entity = lookups.entity(index, of: candidates)
      let range = table.parameterRange(entity)
      guard table.entities[Int(entity)].owner == owner, range.count == 1, table.parameters[range.lowerBound].label == 0,
        reader.type(ofParameter: range.lowerBound, of: entity) == literal(.int)
      else { continue }
      return memberType(entity, on: type)
    }
    return .unknown
  }
}
