import DependencyGraph
import SourceFacts

/// Results of functions and initializers of the standard library.
extension FileResolver {
  func standardFunction(_ call: NodeID, _ name: UInt32) -> TypeID {
    guard start(call) < call else { return .unknown }
    if name == KnownNames.typeOf.rawValue {
      let value = type(call.previous)
      return value.isKnown && reader.arena.kind(value) != .metatype ? reader.arena.make(.metatype, of: value) : .unknown
    }
    let holders = table.standard.holders
    if name == holders.functions.zip { return pairs(call) }
    if table.traits.standardMembers[Int(name)] == .min || table.traits.standardMembers[Int(name)] == .max {
      return number(children(call).dropFirst())
    }
    if name == holders.functions.stride { return reader.arena.make(.array, of: number(children(call).dropFirst())) }
    if holders.functions.continuing.contains(name) { return resumedType(call) }
    let givesResult = [holders.functions.passing, holders.functions.grouping, holders.functions.running].contains {
      $0.contains(name)
    }
    return givesResult ? resultOfClosure(call) : .unknown
  }

  /// `withCheckedContinuation { (continuation: CheckedContinuation<Item, Never>) in … }`
  private func resumedType(_ call: NodeID) -> TypeID {
    guard view.nodes[call.previous].kind == .closure else { return .unknown }
    let closure = view.nodes[call.previous].closureDeclaration
    let parameter = closure.next
    guard parameter < view.declarations.endIndex, view.declarations[parameter].kind == .parameter,
      view.declarations[parameter].parent == closure, let written = view.declarations[parameter].type
    else { return .unknown }
    return reader.arena.argument(0, of: type(written))
  }

  /// The common type of several operands. Numeric literals have the type of the others, or `Int`.
  func number(_ operands: some Sequence<NodeID>) -> TypeID {
    var common = TypeID.unset
    for operand in operands where !view.nodes[operand].kind.isNumber {
      if common != .unset, common != type(operand) { return .unknown }
      common = type(operand)
    }
    return common == .unset ? literal(.int) : common
  }

  /// `withExtendedLifetime(value) { value in … }`, `withTaskGroup(of: Item.self) { group in … }`: the type of the
  /// closure's parameter. A group is a sequence of its tasks' results.
  func passedParameter(_ node: NodeID, _ call: NodeID, _ callee: NodeID) -> TypeID {
    let name = reader.name(callee)
    let isGroup = table.standard.holders.functions.grouping.contains(name)
    guard isGroup || table.standard.holders.functions.passing.contains(name), entities[callee] == nil,
      view.nodes[node].kind == .closure, let first = firstArgument(of: call), first != node
    else { return .unknown }
    var value = type(first)
    if isGroup {
      guard reader.arena.kind(value) == .metatype else { return .unknown }
      value = reader.arena.make(.array, of: reader.arena.argument(0, of: value))
    }
    return value.isKnown ? reader.arena.make(.function, 0, [value, expectedType(call)]) : .unknown
  }

  /// `zip(names, values)`
  private func pairs(_ call: NodeID) -> TypeID {
    let sequences = children(call).dropFirst().prefix(3)
    guard sequences.count == 2 else { return .unknown }
    let parts = sequences.map { element(of: type($0)) }
    return reader.arena.make(.array, of: reader.arena.make(.tuple, 0, Array(parts)))
  }

  /// `Array(sequence)`, `Set(sequence)`, `Dictionary(grouping: sequence, by: \.key)`: the element type follows from the
  /// first argument.
  @inline(__always)
  func standardCollection(_ type: TypeID, _ call: NodeID) -> TypeID {
    if isOpenCollection(type) { return madeCollection(type, call) }
    return type.kind == .foreign || type.kind == .nominal ? madeBox(type, call) : type
  }

  /// `Task { … }`, `Mutex(value)`: the generic argument follows from the first argument.
  private func madeBox(_ type: TypeID, _ call: NodeID) -> TypeID {
    let entry = reader.arena[type]
    guard entry.count == 0, let first = firstArgument(of: call) else { return type }
    let name = foreignName(entry)
    if name == KnownNames.result.rawValue, view.nodes[first].kind == .closure {
      return reader.arena.make(entry.kind, entry.symbol, [result(ofFunction: self.type(first)), .unknown])
    }
    guard table.standard.holders.kind(name) == .box else { return type }
    let value = view.nodes[first].kind == .closure ? result(ofFunction: self.type(first)) : self.type(first)
    return value.isKnown ? reader.arena.make(entry.kind, entry.symbol, of: value) : type
  }

  private func result(ofFunction type: TypeID) -> TypeID {
    let entry = reader.arena[type]
    return entry.kind == .function ? reader.arena.argument(Int(entry.count) - 1, of: type) : .unknown
  }

  /// Whether a type is `Array`, `Dictionary`, `Set` or `Optional` without generic arguments.
  @inline(__always)
  private func isOpenCollection(_ type: TypeID) -> Bool {
    switch type.kind {
    case .foreign: return type.name >= KnownNames.array.rawValue && type.name <= KnownNames.optional.rawValue
    case .nominal: return table.standard.isCollection(type.entity)
    default: return false
    }
  }

  @inline(never)
  private func madeCollection(_ type: TypeID, _ call: NodeID) -> TypeID {
    guard let first = firstArgument(of: call) else { return type }
    let entry = reader.arena[type]
    let name = foreignName(entry)
    let given = self.type(first)
    let element = element(of: given)
    let label = label(first)
    if name == KnownNames.optional.rawValue {
      return given.isKnown && label == 0 ? reader.arena.make(.optional, of: given) : type
    }
    if label == 0 {
      guard element.isKnown, name != KnownNames.dictionary.rawValue else { return type }
      return name == KnownNames.array.rawValue
        ? reader.arena.make(.array, of: element) : reader.arena.make(entry.kind, entry.symbol, of: element)
    }
    switch table.names.table[Name(label)] {
    case "repeating" where name == KnownNames.array.rawValue:
      return given.isKnown ? reader.arena.make(.array, of: given) : type
    case "grouping":
      let group = reader.arena.make(.array, of: element)
      return reader.arena.make(.dictionary, 0, [resultOfClosure(call), group])
    case "uniqueKeysWithValues" where reader.arena[element].typeCount == 2:
      let pair = [reader.arena.argument(0, of: element), reader.arena.argument(1, of: element)]
      return reader.arena.make(.dictionary, 0, pair)
    default: return type
    }
  }

  /// The expected type of the closure in `Dictionary(grouping: items, by: { … })`.
  @inline(__always)
  func groupingParameter(_ node: NodeID, _ call: NodeID, _ type: TypeID) -> TypeID {
    isOpenCollection(type) ? keyedParameter(node, call, type) : .unknown
  }

  @inline(never)
  private func keyedParameter(_ node: NodeID, _ call: NodeID, _ made: TypeID) -> TypeID {
    guard foreignName(reader.arena[made]) == KnownNames.dictionary.rawValue,
      table.names.table[Name(label(node))] == "by"
    else { return .unknown }
    guard let items = firstArgument(of: call) else { return .unknown }
    let element = element(of: type(items))
    return element.isKnown ? reader.arena.make(.function, 0, [element, .unknown]) : .unknown
  }

  /// `decoder.container(keyedBy: Keys.self)`, `container.decode(Item.self, forKey: .item)`,
  /// `JSONDecoder().decode(Item.self, from: data)`
  func decoded(_ call: NodeID, _ name: UInt32, _ base: TypeArena.Entry) -> TypeID {
    let isContainer = table.standard.holders.coding.containers.contains(name)
    let member = table.traits.standardMembers[Int(name)]
    guard isContainer || member == .decode || member == .decodeIfPresent, let first = firstArgument(of: call)
    else { return .unknown }
    let owner = foreignName(base)
    guard owner != 0, reader.arena.kind(type(first)) == .metatype else { return .unknown }
    let given = reader.arena.argument(0, of: type(first))
    if !isContainer { return member == .decode ? given : reader.arena.make(.optional, of: given) }
    let isEncoding = table.standard.holders.coding.encoders.contains(owner)
    guard
      let container = table.lookup.foreignType(named: table.standard.holders.coding.keyedContainers[isEncoding ? 1 : 0])
    else {
      return reader.arena.make(foreign: KnownNames.standardLibrary.rawValue)
    }
    return reader.arena.make(.nominal, container, of: given)
  }
}

extension StandardTypes {
  /// `Array`, `Dictionary`, `Set` or `Optional`
  func isCollection(_ type: EntityID) -> Bool {
    if type == array || type == dictionary { return true }
    return type == set || type == optional
  }
}
