import DependencyGraph
import SourceFacts
import Tables

/// Visits the nodes of an Objective-C file once, as `FileResolver` does for Swift, and sets the type and the entity of
/// each. Overloads do not exist: a class has one method for a selector.
struct ObjectiveCResolver: ~Copyable {
  let symbols: Symbols
  var table: SymbolTable { symbols.table }
  let view: FileView
  var file: FileID { view.file }
  var reader: TypeReader
  var environment = LexicalEnvironment()
  let parents: Table<NodeID, OptionalID<Node>>
  /// The entity that a node names.
  var entities: Table<NodeID, OptionalID<Entity>>
  /// The types of local variables, computed on demand.
  var localTypes: Table<DeclarationID, TypeID>
  /// Types that a compiler inferred for nodes.
  private let compilerTypes: [CompilerType]
  private var nextCompilerType = 0

  init(_ symbols: Symbols, _ view: FileView, _ reader: consuming TypeReader) {
    self.symbols = symbols
    self.view = view
    self.reader = reader
    environment.reset(to: view)
    environment.begin(view)
    parents = Self.parents(of: view.nodes)
    entities = Table(repeating: .none, count: view.nodes.count)
    localTypes = Table(repeating: .unset, count: view.declarations.count)
    compilerTypes = symbols.table.files[view.file].facts.compilerTypes
  }

  private static func parents(of nodes: KeyedView<NodeID, Node>) -> Table<NodeID, OptionalID<Node>> {
    var parents = Table<NodeID, OptionalID<Node>>(repeating: .none, count: nodes.count)
    for node in nodes.indices {
      let start = nodes[node].start
      var end = node
      while end > start {
        let child = end.previous
        parents[child] = OptionalID(node)
        end = nodes[child].start
      }
    }
    return parents
  }

  // MARK: The sweep

  mutating func run() {
    for node in view.nodes.indices {
      updateScopes(before: node)
      resolve(node)
      askCompiler(node)
    }
  }

  /// Closes and opens scopes and adds local declarations up to a node.
  private mutating func updateScopes(before node: NodeID) {
    environment.close(before: node)
    while let (declaration, depth) = environment.nextDeclaration(before: node) {
      environment.locals.add(declaration, view.declarations[declaration].name, depth: depth)
    }
  }

  private mutating func resolve(_ node: NodeID) {
    let kind = view.nodes[node].kind
    switch kind {
    case .identifier: identifier(node)
    case .member: member(node)
    case .call: set(node, call(node))
    case .subscripting: set(node, element(of: firstChildType(node)))
    case .sequence: set(node, sequence(node))
    case .tuple, .inoutArgument, .doExpression, .prefixOperator, .postfixOperator: set(node, lastChildType(node))
    case .array: set(node, reader.arena.make(.array, of: firstChildType(node)))
    case .dictionary: set(node, dictionary(node))
    case .stringLiteral: set(node, reader.standard(.string))
    case .typeExpression: set(node, reader.arena.make(.metatype, of: lastChildType(node)))
    case .macro: macro(node)
    case _ where kind.isType:
      if reader.types[node] == .unset {
        reader.read(node, scope: environment.walk.top.scope, context: environment.walk.top.selfContext)
      }
    default: break
    }
  }

  /// Uses the compiler's type for a node whose type is not known from the text.
  private mutating func askCompiler(_ node: NodeID) {
    while nextCompilerType < compilerTypes.count, compilerTypes[nextCompilerType].node < node { nextCompilerType += 1 }
    guard nextCompilerType < compilerTypes.count, compilerTypes[nextCompilerType].node == node, !type(node).isKnown
    else {
      return
    }
    let name = view.names[Int(compilerTypes[nextCompilerType].name.raw)]
    let binding = table.type(outside: name, from: file)
    if binding != .ambiguous { set(node, reader.type(of: binding, name, [])) }
  }

  // MARK: Shape

  @inline(__always)
  func start(_ node: NodeID) -> NodeID { view.nodes[node].start }

  func type(_ node: NodeID) -> TypeID { known(reader.types[node]) }

  func known(_ type: TypeID) -> TypeID { type == .unset ? .unknown : type }

  mutating func set(_ node: NodeID, _ type: TypeID) { reader.types[node] = type }

  func firstChildType(_ node: NodeID) -> TypeID { reader.firstChild(of: node).map { type($0) } ?? .unknown }

  func lastChildType(_ node: NodeID) -> TypeID { start(node) < node ? type(node.previous) : .unknown }

  func children(_ node: NodeID) -> [NodeID] {
    var list: [NodeID] = []
    var end = node
    while end > start(node) {
      list.append(end.previous)
      end = start(end.previous)
    }
    return list.reversed()
  }

  /// Whether a member node is the selector of a message: then its call starts before it, with the bracket. Otherwise it
  /// follows a dot.
  func isMessage(_ node: NodeID) -> Bool {
    guard let parent = parents[node].id else { return false }
    return view.nodes[parent].kind == .call && start(parent) == start(node)
      && view.nodes[parent].offset < view.nodes[node].offset
  }

  func isParent(_ node: NodeID, macro name: String) -> Bool {
    guard let parent = parents[node].id else { return false }
    return view.nodes[parent].kind == .macro && table.names.table[Name(reader.name(parent))] == name
  }

  // MARK: Compound expressions

  /// The type of a cast, an assignment or a ternary expression.
  private mutating func sequence(_ node: NodeID) -> TypeID {
    let parts = children(node)
    if let last = parts.last, view.nodes[last].kind == .cast { return lastChildType(last) }
    if parts.contains(where: { view.nodes[$0].kind == .assignment }) { return type(parts[0]) }
    guard let choice = parts.lastIndex(where: { view.nodes[$0].kind == .ternary }) else { return .unknown }
    let middle = start(parts[choice]) < parts[choice] ? lastChildType(parts[choice]) : type(parts[max(0, choice - 1)])
    return middle.isKnown || choice + 1 >= parts.count ? middle : type(parts[choice + 1])
  }

  private mutating func dictionary(_ node: NodeID) -> TypeID {
    let elements = children(node)
    guard elements.count >= 2 else { return reader.arena.make(.dictionary, 0, [.unknown, .unknown]) }
    return reader.arena.make(.dictionary, 0, [type(elements[0]), type(elements[1])])
  }

  /// The type of `value[index]`, or of the elements in a loop.
  mutating func element(of type: TypeID, isLoop: Bool = false) -> TypeID {
    let entry = reader.arena[type]
    switch entry.kind {
    case .array: return reader.arena.argument(0, of: type)
    case .dictionary: return reader.arena.argument(isLoop ? 0 : 1, of: type)
    case .foreign where entry.count == 1: return reader.arena.argument(0, of: type)
    default: return .unknown
    }
  }

  private mutating func macro(_ node: NodeID) {
    set(node, .unknown)
    // `@weakify(self)`
    let names = table.candidates(inObjectiveC: reader.name(node), from: file) { $0.kind == .macro }
    if names.count == 1 {
      reader.note(names[0], at: view.nodes[node].offset + 1, length: reader.length(of: node), as: .function)
    }
    // `@protocol(P)`
    if let child = reader.firstChild(of: node), isParent(child, macro: "protocol") {
      let name = reader.name(child)
      switch table.protocol(inObjectiveC: name, from: file) {
      case .entity(let entity): reader.note(entity, child)
      case .ambiguous: reader.sink.addUnresolved()
      default: break
      }
    }
  }
}

extension Symbols {
  /// Resolves the code of an Objective-C file. New types are added to `arena`; the types of the nodes replace those in
  /// `header`.
  func resolveObjectiveC(
    _ file: FileID, _ declared: DeclaredTypes, _ late: OnDemandTypes.Access?, _ arena: inout TypeArena,
    _ header: KeyedMemory<NodeID, TypeID>
  ) -> (found: [ReferenceSink.Found], unresolved: Int) {
    var types = Array(header.buffer)
    return types.withUnsafeMutableBufferPointer { buffer in
      let types = KeyedMemory<NodeID, TypeID>(buffer)
      return table.withFile(file) { view in
        var reader = TypeReader(self, declared, arena: arena, late: late)
        // Only one owner at a time, to avoid a copy.
        arena = TypeArena()
        reader.reset(to: view, types)
        var resolver = ObjectiveCResolver(self, view, reader)
        resolver.run()
        arena = resolver.reader.arena
        header.update(from: types)
        return (Array(resolver.reader.sink.found), resolver.reader.sink.unresolved)
      }
    }
  }
}
