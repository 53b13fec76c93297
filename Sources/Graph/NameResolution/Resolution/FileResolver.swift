import DependencyGraph
import SourceFacts
import Tables

/// Visits the nodes of a file once and sets for each its type and, for names, the entity. Children come before their
/// parents, so types are usually known when a node is reached. Only expressions that depend on their context, such as
/// `.member` and closures, look at their parents.
///
/// Small methods are inlined.
final class FileResolver {
  let symbols: Symbols
  var table: SymbolTable { symbols.table }
  private(set) var view = FileView.none
  @inline(__always)
  var file: FileID { view.file }
  var reader: TypeReader
  var environment = LexicalEnvironment()
  let tables: NodeTables
  /// The parent of a node in the visited range.
  @inline(__always)
  var parents: KeyedIDs<NodeID, Node> { tables.parents }
  /// The entity that a name refers to or that a call invokes.
  @inline(__always)
  var entities: KeyedIDs<NodeID, Entity> { tables.entities }
  /// Types of local variables, and of closures as their context expects them; computed on demand.
  @inline(__always)
  var localTypes: KeyedMemory<DeclarationID, TypeID> { tables.localTypes }
  /// The operands and operators of the current sequences.
  var operands: Operands
  /// Upcoming nodes that continue an optional chain.
  private var chains = UpcomingNodes()
  var selection = Selection()
  @inline(__always)
  var arguments: UnsafeMutableBufferPointer<Argument> { selection.calls.current.all }
  var memos = FileMemos()
  var answers: TypeAnswers
  /// Set when the type of a variable was needed that has not been inferred yet.
  var foundUninferredVariable = false

  init(_ symbols: Symbols, _ declared: DeclaredTypes, over arena: TypeArena, late: OnDemandTypes.Access? = nil) {
    self.symbols = symbols
    reader = TypeReader(symbols, declared, arena: TypeArena(over: arena), late: late)
    let files = symbols.table.files
    tables = NodeTables(nodeCount: files.mostNodes, declarationCount: files.mostDeclarations)
    operands = Operands(capacity: files.mostNodes)
    answers = TypeAnswers(symbols.table)
  }

  deinit {
    tables.deallocate()
    operands.deallocate()
    selection.calls.deallocate()
  }

  /// Starts a file whose header was read. `header` are its types by node. The view must stay valid until the next call.
  func reset(to view: FileView, _ header: KeyedMemory<NodeID, TypeID>) {
    let groups = symbols.table.files.groups
    if groups.group(of: view.file) != groups.group(of: file) { answers.forgetVisibleGroups() }
    self.view = view
    reader.reset(to: view, tables.clear(header, declarationCount: view.declarations.count))
    environment.reset(to: view)
    selection.clear()
    memos.clear(for: view)
    answers.clear()
    foundUninferredVariable = false
  }

  /// Finds the parents of nodes; the last node has none. Clears their entities. The two loops have no data-dependent
  /// branches, because the processor could not predict the shape of the tree.
  private func findParents(in nodes: Range<NodeID>) {
    if nodes.isEmpty { return }
    let (all, parents, outermost) = (view.nodes, parents.fields, KeyedMemory<NodeID, NodeID>(operands.nodes))
    // For the first node of a subtree: the root of the largest subtree that starts there. For others: the node itself.
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      outermost[node] = node
      outermost[min(node, all[node].start)] = node
      node = node.next
    }
    entities.clear(nodes)
    node = nodes.upperBound.previous
    parents[node] = .none
    while node > nodes.lowerBound {
      // The previous node is the last child of this one, or, if this one has no children, of the largest subtree that
      // starts here.
      let enclosing = parents[outermost[node]]
      parents[node.previous] = all[node].start < node ? OptionalID(node) : enclosing
      node = node.previous
    }
  }

  // MARK: The sweep

  /// Replaces the header's types by those of all nodes of the resolved file.
  func record(in nodeTypes: KeyedMemory<NodeID, TypeID>) {
    nodeTypes.update(from: tables.types.prefix(view.nodes.count))
  }

  func run() {
    findParents(in: view.nodes.indices)
    environment.begin(view)
    sweep(view.nodes.indices)
  }

  /// Infers the type of an expression outside of code, without recording references.
  func infer(_ root: NodeID, in scope: ScopeID) -> TypeID {
    let first = view.nodes[root].start
    findParents(in: first..<root.next)
    environment.enter(scope, first...root, view)
    sweep(first..<root.next)
    return reader.types[root]
  }

  private func sweep(_ nodes: Range<NodeID>) {
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      if node >= environment.nextScopeChange { updateScopes(before: node) }
      resolve(node)
      if node == chains.next { complete(chain: chains.removeNext()) }
      if node == memos.patterns.nextValue { resolveDeferred() }
      node = node.next
    }
  }

  /// Closes and opens scopes and adds local declarations up to a node.
  private func updateScopes(before node: NodeID) {
    environment.close(before: node)
    while let (declaration, depth) = environment.nextDeclaration(before: node) {
      if view.declarations[declaration].isShorthand { noteShorthand(declaration) }
      environment.locals.add(declaration, view.declarations[declaration].name, depth: depth)
    }
  }

  @inline(__always)
  private func resolve(_ node: NodeID) {
    let kind = view.nodes[node].kind
    switch kind {
    case .identifier: identifier(node)
    case .member: member(node)
    case .call: call(node)
    case .implicitMember: implicitMember(node)
    case .subscripting: subscripting(node)
    case .sequence: sequence(node)
    case .optionalChaining, .forcedUnwrapping: unwrap(node)
    case .effect: effect(node)
    case .prefixOperator, .postfixOperator: unaryOperator(node)
    case .inoutArgument: reader.types[node] = childType(node)
    case .tuple: tuple(node)
    case .array: array(node)
    case .dictionary: dictionary(node)
    case .closure: closure(node)
    case .keyPathMember, .keyPathSubscript, .keyPathOptional, .keyPath: keyPath(node)
    case .macro: macro(node)
    case .integerLiteral: reader.types[node] = literal(.int)
    case .floatLiteral: reader.types[node] = literal(.double)
    case .stringLiteral: reader.types[node] = literal(.string)
    case .booleanLiteral: reader.types[node] = literal(.bool)
    case .typeExpression: reader.types[node] = reader.arena.make(.metatype, of: childType(node))
    case .patternBinding: patternBinding(node)
    case .ifExpression, .switchExpression: branches(node)
    case _ where kind.isType:
      if reader.types[node] == .unset {
        reader.read(node, scope: environment.walk.top.scope, context: environment.walk.top.selfContext)
      }
    default: break
    }
    let context = view.nodes[node].context
    // The contexts with nothing to do come first in `NodeContext`.
    if context.rawValue < NodeContext.returned.rawValue { return }
    if context == .returned { return noteReturned(node) }
    if context == .switchSubject { memos.patterns.begin(switchIn: environment.walk.top.scope, subject: node) }
    if context == .casePattern { finishPattern(node) }
  }

  /// Notes a node that continues a chain. Chains are nested, so the new one is the next to come.
  func chain(_ node: NodeID) {
    if node != chains.next { chains.insert(node) }
  }

  // MARK: Shape

  @inline(__always)
  func start(_ node: NodeID) -> NodeID { view.nodes[node].start }

  /// The type of the last child; unknown if there are no children.
  @inline(__always)
  func childType(_ node: NodeID) -> TypeID { start(node) < node ? known(reader.types[node.previous]) : .unknown }

  @inline(__always)
  func known(_ type: TypeID) -> TypeID { type == .unset ? .unknown : type }

  @inline(__always)
  func type(_ node: NodeID) -> TypeID { known(reader.types[node]) }

  /// Gives a node its type.
  @inline(__always)
  func set(_ node: NodeID, _ type: TypeID) { reader.types[node] = type }

  /// Whether a node is its parent's first child.
  @inline(__always)
  func isFirst(_ node: NodeID) -> Bool {
    guard let parent = parents[node] else { return false }
    return start(parent) == start(node)
  }

  func children(_ node: NodeID) -> [NodeID] {
    let first = start(node)
    var count = 0
    var end = node
    while end > first {
      count += 1
      end = start(end.previous)
    }
    var list: [NodeID] = []
    list.reserveCapacity(count)
    end = node
    while end > first {
      list.append(end.previous)
      end = start(end.previous)
    }
    list.reverse()
    return list
  }

  /// The merged name of a label; 0 for none.
  @inline(__always)
  func label(_ node: NodeID) -> UInt32 { merged(view.nodes[node].label) }

  /// The merged name of a name of this file.
  @inline(__always)
  func merged(_ name: Name) -> UInt32 { view.names[Int(name.raw)] }

  func literal(_ name: KnownNames) -> TypeID {
    if let known = answers.literal(name) { return known }
    let type =
      table.lookup.foreignType(named: name.rawValue).map { reader.arena.make(.nominal, $0) }
      ?? reader.arena.make(foreign: name.rawValue)
    answers.setLiteral(name, type)
    return type
  }
}

extension Declaration {
  /// `if let x`, `[x]`: a local variable with the value of another declaration of the same name.
  fileprivate var isShorthand: Bool {
    value == nil && (kind == .capture || modifiers.contains(.optionalBinding))
  }
}
