import DependencyGraph
import SourceFacts
import Tables

/// Creates types from the type nodes of one file after another, and records references to the types they name.
struct TypeReader: ~Copyable {
  let symbols: Symbols
  var table: SymbolTable { symbols.table }
  /// The types of declarations known so far; their ids belong to `arena`.
  let declared: DeclaredTypes
  /// The source of all other types of declarations; nil if all of them are in `declared`.
  let late: OnDemandTypes.Access?
  private var view = FileView.none
  @inline(__always) var file: FileID { view.file }
  @inline(__always) var isObjectiveC: Bool { view.isObjectiveC }
  @inline(__always) var nodes: KeyedView<NodeID, Node> { view.nodes }
  /// Shared by all files that are read.
  var arena: TypeArena
  /// The type of each node; `unset` if it was not read yet.
  var types = KeyedMemory<NodeID, TypeID>()
  var sink = ReferenceSink()
  /// Framework types among the supertypes of an entity; computed on demand.
  var frameworkKinds: [EntityID: [Name]] = [:]
  /// See `substitute`.
  var partsLeft = 0

  init(_ symbols: Symbols, _ declared: DeclaredTypes, arena: consuming TypeArena, late: OnDemandTypes.Access? = nil) {
    self.symbols = symbols
    self.declared = declared
    self.late = late
    self.arena = arena
  }

  /// Starts a file. The view and the memory for its types must stay valid until the next call.
  mutating func reset(to view: FileView, _ types: KeyedMemory<NodeID, TypeID>) {
    self.view = view
    self.types = types
    sink.removeAll()
  }

  @inline(__always)
  func name(_ node: NodeID) -> UInt32 { view.names[Int(nodes[node].name.raw)] }

  @inline(__always)
  func firstChild(of node: NodeID) -> NodeID? {
    let start = nodes[node].start
    guard start < node else { return nil }
    var child = node.previous
    while nodes[child].start > start { child = nodes[child].start.previous }
    return child
  }

  /// The types of a node's children in order, without attributes. It is `mutating` although it changes nothing: a
  /// non-mutating method would copy the reader.
  mutating func childTypes(of node: NodeID, isMember: Bool = false) -> [TypeID] {
    var list: [TypeID] = []
    var end = node
    while end > nodes[node].start {
      let child = end.previous
      if nodes[child].kind != .attribute { list.append(types[child]) }
      end = nodes[child].start
    }
    if list.isEmpty { return [] }
    if isMember { list.removeLast() }
    list.reverse()
    return list
  }

  @inline(__always)
  func lastChildType(of node: NodeID) -> TypeID {
    nodes[node].start < node ? types[node.previous] : .unknown
  }

  /// Reads a type node whose children have been read.
  /// - Parameter context: the enclosing type or extension.
  mutating func read(_ node: NodeID, scope: ScopeID, context: EntityID?) {
    types[node] = nodes[node].kind == .typeName ? named(node, scope, context) : type(of: node, scope, context)
  }

  private mutating func type(of node: NodeID, _ scope: ScopeID, _ context: EntityID?) -> TypeID {
    switch nodes[node].kind {
    case .typeName: return named(node, scope, context)
    case .typeMember: return member(node, scope)
    case .optionalType:
      let wrapped = lastChildType(of: node)
      return wrapped.isKnown ? arena.make(.optional, of: wrapped) : .unknown
    case .arrayType, .inlineArrayType: return arena.make(.array, of: lastChildType(of: node))
    case .dictionaryType: return make(.dictionary, node)
    case .tupleType: return tuple(node)
    case .functionType: return nodes[node].flags.contains(.typedThrows) ? throwingFunction(node) : make(.function, node)
    case .metatype: return arena.make(.metatype, of: lastChildType(of: node))
    case .compositionType: return make(.composition, node)
    case .implicitlyUnwrappedType, .someType, .anyType, .attributedType, .packExpansionType, .packElementType:
      return lastChildType(of: node)
    default: return .unknown
    }
  }

  /// A type whose arguments are the types of a node's children.
  private mutating func make(_ kind: TypeArena.Kind, _ node: NodeID) -> TypeID {
    let start = nodes[node].start
    var (list, end): ([TypeID], NodeID) = ([], node)
    while end > start {
      let child = end.previous
      if nodes[child].kind != .attribute { list.append(types[child]) }
      end = nodes[child].start
    }
    return arena.make(kind, 0, list.reversed())
  }

  /// The number of children, without attributes.
  private func childCount(of node: NodeID) -> Int {
    let start = nodes[node].start
    var (count, end) = (0, node)
    while end > start {
      let child = end.previous
      if nodes[child].kind != .attribute { count += 1 }
      end = nodes[child].start
    }
    return count
  }

  private mutating func tuple(_ node: NodeID) -> TypeID {
    switch childCount(of: node) {
    case 0: return arena.make(.tuple)
    case 1: return childTypes(of: node)[0]
    default: break
    }
    let labels = labels(ofTuple: node)
    if !labels.contains(where: { $0 != 0 }) { return make(.tuple, node) }
    return arena.make(.tuple, 1, childTypes(of: node) + labels.map { TypeID($0) })
  }

  /// Merged names of the labels of a node's children.
  mutating func labels(ofTuple node: NodeID) -> [UInt32] {
    var labels: [UInt32] = []
    let start = nodes[node].start
    var end = node
    while end > start {
      let child = end.previous
      if nodes[child].kind != .attribute { labels.append(view.names[Int(nodes[child].label.raw)]) }
      end = nodes[child].start
    }
    return labels.reversed()
  }

  private mutating func throwingFunction(_ node: NodeID) -> TypeID {
    var list = childTypes(of: node)
    if list.count > 1 { list.remove(at: list.count - 2) }
    return arena.make(.function, 0, list)
  }
}
