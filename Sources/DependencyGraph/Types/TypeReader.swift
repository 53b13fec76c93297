import SourceFacts

/// Makes types of the type nodes of one file and notes the types they name.
struct TypeReader: ~Copyable {
  let symbols: Symbols
  var table: SymbolTable { _read { yield symbols.table } }
  /// Types of declarations known so far; their ids are those of `arena`.
  let declared: DeclaredTypes
  let file: Int
  let nodes: UnsafeBufferPointer<Node>
  let map: UnsafeBufferPointer<UInt32>
  var arena: TypeArena
  /// By node; `unset` for what was not read yet.
  var types: UnsafeMutableBufferPointer<TypeID>
  var sink = ReferenceSink()
  private var known = BindingCache()
  /// See `substitute`.
  var partsLeft = 0

  init(
    symbols: Symbols, declared: DeclaredTypes, file: Int, nodes: UnsafeBufferPointer<Node>,
    map: UnsafeBufferPointer<UInt32>, types: UnsafeMutableBufferPointer<TypeID>, arena: TypeArena
  ) {
    self.symbols = symbols
    self.declared = declared
    self.file = file
    self.nodes = nodes
    self.map = map
    self.types = types
    self.arena = arena
  }

  @inline(__always)
  func name(_ node: Int) -> UInt32 { map[Int(nodes[node].name.raw)] }

  @inline(__always)
  func firstChild(of node: Int) -> Int? {
    let start = Int(nodes[node].start)
    guard start < node else { return nil }
    var child = node - 1
    while Int(nodes[child].start) > start { child = Int(nodes[child].start) - 1 }
    return child
  }

  /// The types of a node's children, first to last, without attributes.
  func childTypes(of node: Int, isMember: Bool = false) -> [TypeID] {
    let start = Int(nodes[node].start)
    guard start < node else { return [] }
    var list: [TypeID] = []
    var child = node - 1
    while child >= start {
      if nodes[child].kind != .attribute { list.append(types[child]) }
      child = Int(nodes[child].start) - 1
    }
    if isMember { list.removeLast() }
    list.reverse()
    return list
  }

  @inline(__always)
  func lastChildType(of node: Int) -> TypeID {
    Int(nodes[node].start) < node ? types[node - 1] : .unknown
  }

  /// Reads one type node, whose children have been read. `context` is the type or extension around, or -1.
  mutating func read(_ node: Int, scope: Int, context: Int32) {
    types[node] = type(of: node, scope, context)
  }

  private mutating func type(of node: Int, _ scope: Int, _ context: Int32) -> TypeID {
    switch nodes[node].kind {
    case .typeName: return named(node, scope, context)
    case .typeMember: return member(node)
    case .optionalType:
      let wrapped = lastChildType(of: node)
      return wrapped.isKnown ? arena.make(.optional, of: wrapped) : .unknown
    case .arrayType, .inlineArrayType: return arena.make(.array, of: lastChildType(of: node))
    case .dictionaryType: return arena.make(.dictionary, 0, childTypes(of: node))
    case .tupleType: return tuple(node)
    case .functionType: return function(node)
    case .metatype: return arena.make(.metatype, of: lastChildType(of: node))
    case .compositionType: return arena.make(.composition, 0, childTypes(of: node))
    case .implicitlyUnwrappedType, .someType, .anyType, .attributedType, .packExpansionType, .packElementType:
      return lastChildType(of: node)
    default: return .unknown
    }
  }

  private mutating func tuple(_ node: Int) -> TypeID {
    var list = childTypes(of: node)
    if list.count == 1 { return list[0] }
    if list.isEmpty { return arena.make(.tuple) }
    let labels = labels(ofTuple: node)
    if labels.contains(where: { $0 != 0 }) {
      list += labels.map { TypeID($0) }
      return arena.make(.tuple, 1, list)
    }
    return arena.make(.tuple, 0, list)
  }

  /// Merged names of the labels of a node's children.
  func labels(ofTuple node: Int) -> [UInt32] {
    var labels: [UInt32] = []
    var child = node - 1
    let start = Int(nodes[node].start)
    while child >= start {
      if nodes[child].kind != .attribute { labels.append(map[Int(nodes[child].label.raw)]) }
      child = Int(nodes[child].start) - 1
    }
    return labels.reversed()
  }

  private mutating func function(_ node: Int) -> TypeID {
    var list = childTypes(of: node)
    if nodes[node].flags.contains(.typedThrows), list.count > 1 { list.remove(at: list.count - 2) }
    return arena.make(.function, 0, list)
  }

  // MARK: Names

  private mutating func named(_ node: Int, _ scope: Int, _ context: Int32) -> TypeID {
    let name = name(node)
    if name == KnownNames.selfType.rawValue { return selfType(context) }
    let binding = binding(name, node, scope, context)
    note(binding, node)
    return type(of: binding, name, childTypes(of: node))
  }

  /// In a `where` clause of a type the members of that type are in sight.
  private mutating func binding(_ name: UInt32, _ node: Int, _ scope: Int, _ context: Int32) -> Binding {
    if table.declaredAs[Int(name)].isEmpty { return .none }
    if nodes[node].context == .constraint, context >= 0 {
      let found = table.type(named: name, around: context, from: file)
      if found != .none { return found }
    }
    let index = table.firstScope[file] + scope
    let nearest = table.firstScope[file] + Int(table.typeScope[index])
    let (symbols, file) = (symbols, file)
    return known.find(nearest, name) { symbols.table.type(named: name, in: scope, of: file) }
  }

  private mutating func note(_ binding: Binding, _ node: Int) {
    switch binding {
    case .entity(let entity):
      sink.add(
        entity, in: symbols, at: nodes[node].offset, length: length(of: node),
        isAttribute: nodes[node].context == .attribute)
    case .ambiguous: sink.addUnresolved()
    default: break
    }
  }

  /// Notes that the name of a node means an entity.
  mutating func note(_ entity: Int32, _ node: Int) {
    sink.add(entity, in: symbols, at: nodes[node].offset, length: length(of: node))
  }

  mutating func note(_ entity: Int32, at offset: UInt32, length: UInt32) {
    sink.add(entity, in: symbols, at: offset, length: length)
  }

  @inline(__always)
  func length(of node: Int) -> UInt32 {
    let name = name(node)
    return table.names.length(of: name)
  }

  mutating func type(of binding: Binding, _ name: UInt32, _ arguments: [TypeID]) -> TypeID {
    switch binding {
    case .entity(let entity) where !table.entities[Int(entity)].flags.contains(.foreign):
      return instance(of: entity, arguments)
    case .entity(let entity): return sugared(name, arguments) ?? arena.make(.nominal, entity, arguments)
    case .none: return sugared(name, arguments) ?? arena.make(.foreign, Int32(bitPattern: name), arguments)
    case .module(let module): return arena.make(.module, module)
    case .ambiguous: return .unknown
    }
  }

  /// `Array<T>` is `[T]`.
  private mutating func sugared(_ name: UInt32, _ arguments: [TypeID]) -> TypeID? {
    switch arguments.count {
    case 1 where name == KnownNames.array.rawValue: arena.make(.array, of: arguments[0])
    case 1 where name == KnownNames.optional.rawValue: arena.make(.optional, of: arguments[0])
    case 2 where name == KnownNames.dictionary.rawValue: arena.make(.dictionary, 0, arguments)
    default: nil
    }
  }

  /// The type of the values of a named type.
  mutating func instance(of entity: Int32, _ arguments: [TypeID]) -> TypeID {
    let this = table.entities[Int(entity)]
    switch this.kind {
    case .typealias:
      let type = declared.ofEntity[Int(entity)]
      guard table.genericCount[Int(entity)] > 0 else { return type.isKnown ? type : .unknown }
      var substitution = Substitution()
      for (index, argument) in arguments.prefix(Int(table.genericCount[Int(entity)])).enumerated() {
        substitution.bind(table.firstGeneric[Int(entity)] + Int32(index), argument)
      }
      return substitute(type, substitution)
    case .genericParameter, .associatedtype: return arena.make(.parameter, entity)
    default: return this.owner < 0 ? .unknown : arena.make(.nominal, this.owner, arguments)
    }
  }

  /// `Self` in a type or extension.
  mutating func selfType(_ context: Int32) -> TypeID {
    guard context >= 0, table.entities[Int(context)].owner >= 0 else { return .unknown }
    return arena.make(.selfType, table.entities[Int(context)].owner)
  }

  private mutating func member(_ node: Int) -> TypeID {
    guard let first = firstChild(of: node) else { return .unknown }
    let base = types[first]
    let entry = arena[base]
    let name = name(node)
    var binding = Binding.none
    if entry.kind == .module {
      binding = table.type(named: name, inModule: entry.symbol, from: file)
    } else {
      let owner = owner(of: base)
      if owner >= 0 { binding = table.memberType(name, of: owner, from: file) }
    }
    note(binding, node)
    guard case .entity(let entity) = binding else { return .unknown }
    if table.entities[Int(entity)].kind == .associatedtype { return associatedType(entity, of: base, depth: 0) }
    let type = type(of: binding, name, childTypes(of: node, isMember: true))
    return arena[type].isGeneric ? substitute(type, substitution(for: base)) : type
  }
}

/// Remembers what names mean in a scope: written types repeat.
struct BindingCache: ~Copyable {
  private var keys = [UInt64](repeating: .max, count: 512)
  private var bindings = [Binding](repeating: .none, count: 512)

  @inline(__always)
  mutating func find(_ scope: Int, _ name: UInt32, _ look: () -> Binding) -> Binding {
    let key = UInt64(UInt32(truncatingIfNeeded: scope)) << 32 | UInt64(name)
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 55)
    if keys[slot] == key { return bindings[slot] }
    let found = look()
    keys[slot] = key
    bindings[slot] = found
    return found
  }
}
