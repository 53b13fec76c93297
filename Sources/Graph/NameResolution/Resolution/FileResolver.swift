import DependencyGraph
import SourceFacts

/// Goes once through the nodes of one file after the other and gives each a type and, where it names something, what it
/// names. Children stand before their parents, so that all is known when a node is reached; only what depends on the
/// place an expression stands in (`.member`, closures) looks outward.
///
/// Small methods are inlined.
struct FileResolver: ~Copyable {
  let symbols: Symbols
  var table: SymbolTable { symbols.table }
  private(set) var view = FileView.none
  private(set) var file = 0
  var reader: TypeReader
  var walk = ScopeWalk(.none)
  var events = LocalEvents()
  var locals = LocalNames(nameCount: 0)
  private let types: UnsafeMutableBufferPointer<TypeID>
  /// By node of those that are gone through: the node around it, or -1.
  let parents: UnsafeMutableBufferPointer<Int32>
  /// By node, as above: the entity that a name stands for or that a call invokes, or -1.
  let entities: UnsafeMutableBufferPointer<Int32>
  /// The nodes to come that go on with a chain with a `?` in it; the next one, -1 for none, is the last.
  private var chained: [Int] = []
  private var nextChained = -1
  /// By declaration, once asked for: types of local variables, and of closures as the place they stand in has them.
  let localTypes: UnsafeMutableBufferPointer<TypeID>
  var lookups = LookupMemo()
  var settled = SettledNames()
  var argumentList = ArgumentList()
  @inline(__always)
  var arguments: UnsafeMutableBufferPointer<Argument> { argumentList.all }
  /// Lists that are not in use: see `setAside`.
  var spareArguments: [ArgumentList] = []
  /// Declarations that fit a use, while it is decided among them.
  var fitting: [Int32] = []
  /// Operands and operators of the sequence that is resolved, and how many there are: no more than nodes.
  let parts: UnsafeMutableBufferPointer<Int32>
  var partCount = 0
  /// Overloads that only the types of the arguments can tell apart, by the node that names them.
  var pending: [Int32: [Int32]] = [:]
  var values = ValueOwners()
  /// By scope: the subject of the `switch` that stands in it, the last one begun, or -1.
  var subjects: [Int32] = []
  /// By node, for patterns: the subject of their `switch`, -1 for none; -2 while it was not asked for.
  let switchSubjects: UnsafeMutableBufferPointer<Int32>
  /// By node: a child and which one it is.
  var positions: [Int32: (child: Int, position: Int)] = [:]
  var largeCalls: Set<Int32> = []
  /// Patterns whose value comes behind them, with its root.
  var deferredPatterns: [(value: Int, pattern: Int)] = []
  /// The value of the last of them, -1 for none.
  var nextDeferred = -1
  var patternSubjects: [Int32: TypeID] = [:]
  /// By array literal in which a value is looked for: that value's type.
  var soughtElements: [Int32: TypeID] = [:]
  /// By extension: see `selfBounds(of:)`.
  var selfBounds: [Int32: [Int32]] = [:]
  /// By type, once asked for, for all files: see `lacksInitializer`.
  var lackingInitializers: [Bool?]
  /// By group of files, once asked for: whether their public members are visible in the files of the own group.
  let visibleGroups: UnsafeMutableBufferPointer<Bool?>
  /// By closure that is read: see `noteReturned`.
  var returnedTypes: [Int32: TypeID] = [:]
  /// The next node before which a scope opens or closes or a local declaration comes into sight.
  private var nextTurn = 0
  /// Types of literals, by known name.
  private var literals = [TypeID](repeating: .unset, count: KnownNames.allCases.count + 1)
  /// The type of functions of which nothing is known, once it was asked for.
  var openFunction = TypeID.unset
  /// A variable was asked for its type that is still to be inferred.
  var metOpenVariable = false

  init(_ symbols: Symbols, _ declared: DeclaredTypes, over arena: TypeArena, late: LateTypes.Access? = nil) {
    self.symbols = symbols
    reader = TypeReader(symbols, declared, arena: TypeArena(over: arena), late: late)
    lackingInitializers = [Bool?](repeating: nil, count: symbols.table.entities.count)
    visibleGroups = .allocate(capacity: symbols.table.groups.count)
    visibleGroups.initialize(repeating: nil)
    let capacity = symbols.table.largestFile
    types = .allocate(capacity: capacity)
    parents = .allocate(capacity: capacity)
    entities = .allocate(capacity: capacity)
    switchSubjects = .allocate(capacity: capacity)
    parts = .allocate(capacity: capacity)
    localTypes = .allocate(capacity: symbols.table.mostDeclarations)
  }

  deinit {
    types.deallocate()
    parents.deallocate()
    entities.deallocate()
    switchSubjects.deallocate()
    parts.deallocate()
    localTypes.deallocate()
    visibleGroups.deallocate()
    argumentList.deallocate()
    for list in spareArguments { list.deallocate() }
  }

  /// Turns to a file whose header was read, with its types by node. The view has to last until it turns to another.
  mutating func turn(to file: Int, _ view: FileView, _ header: UnsafeMutableBufferPointer<TypeID>) {
    if symbols.table.groups.ofFile[file] != symbols.table.groups.ofFile[self.file] {
      visibleGroups.update(repeating: nil)
    }
    self.view = view
    self.file = file
    let nodes = 0..<view.nodes.count
    _ = types.initialize(fromContentsOf: header)
    UnsafeMutableBufferPointer(rebasing: switchSubjects[nodes]).initialize(repeating: -2)
    reader.turn(to: file, view, UnsafeMutableBufferPointer(rebasing: types[nodes]))
    walk.turn(to: view)
    events.clear()
    values.clear()
    locals.reset(nameCount: view.names.count)
    lookups.reset(expected: view.names.count / 2)
    settled.clear()
    UnsafeMutableBufferPointer(rebasing: localTypes[view.declarations.indices]).initialize(repeating: .unset)
    pending.removeAll(keepingCapacity: true)
    subjects.removeAll(keepingCapacity: true)
    subjects.append(contentsOf: repeatElement(-1, count: view.scopes.count))
    patternSubjects.removeAll(keepingCapacity: true)
    soughtElements.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    largeCalls.removeAll(keepingCapacity: true)
    selfBounds.removeAll(keepingCapacity: true)
    deferredPatterns.removeAll(keepingCapacity: true)
    returnedTypes.removeAll(keepingCapacity: true)
    nextDeferred = -1
    nextTurn = 0
    metOpenVariable = false
  }

  /// The nodes around these, of which the last is in none; what they name is not known yet. Two loops without a branch
  /// that depends on a node: none could foresee the shape of the tree.
  private mutating func findParents(in nodes: Range<Int>) {
    if nodes.isEmpty { return }
    let (all, parents, outermost) = (view.nodes, parents, parts)
    // By the first node of a subtree: the root of the largest one that starts there, since that comes last. By others:
    // themselves.
    for node in nodes {
      outermost[node] = Int32(truncatingIfNeeded: node)
      outermost[min(node, Int(all[node].start))] = Int32(truncatingIfNeeded: node)
    }
    UnsafeMutableBufferPointer(rebasing: entities[nodes]).update(repeating: -1)
    var node = nodes.upperBound &- 1
    parents[node] = -1
    while node > nodes.lowerBound {
      // The node before is the last child of this one; where that has no children, it stands before the largest subtree
      // that starts here too.
      let source = all[node].start < node ? outermost : parents
      parents[node &- 1] = source[Int(outermost[node])]
      node &-= 1
    }
  }

  // MARK: The sweep

  /// Writes the types of the nodes of the file that was resolved in the place of those of its header.
  func record(in nodeTypes: UnsafeMutableBufferPointer<TypeID>) {
    nodeTypes.update(fromContentsOf: types[view.nodes.indices])
  }

  mutating func run() {
    findParents(in: view.nodes.indices)
    nextTurn = 0
    events.read(view)
    sweep(view.nodes.indices)
  }

  /// Infers the type of an expression that stands outside of code, of which only the type is wanted.
  mutating func infer(_ root: Int, in scope: Int32) -> TypeID {
    let first = Int(view.nodes[root].start)
    findParents(in: first..<root + 1)
    locals.close(to: 0)
    walk.enter(scope, next: first)
    // Only in closures do locals come into sight.
    if walk.nextNode <= root { events.read(view) }
    events.skip(to: first)
    nextTurn = first
    sweep(first..<root + 1)
    return reader.types[root]
  }

  private mutating func sweep(_ nodes: Range<Int>) {
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      if node >= nextTurn { turn(before: node) }
      resolve(node)
      if node == nextChained { passOn() }
      if node == nextDeferred { resolveDeferred() }
      node &+= 1
    }
  }

  /// Closes and opens scopes and declares locals, up to a node.
  private mutating func turn(before node: Int) {
    walk.close(before: node)
    locals.close(to: walk.depth)
    while true {
      if events.isDue(before: node, walk) {
        declareNext()
      } else if walk.nextNode <= node {
        walk.open(before: node)
      } else {
        break
      }
    }
    nextTurn = min(walk.nextChange, events.nextNode)
  }

  /// The next local declaration comes into sight, if its scope is open.
  @inline(__always)
  private mutating func declareNext() {
    let event = events.take()
    var depth = walk.depth
    while depth > 0, walk.frame(depth).scope != event.scope {
      if walk.frame(depth).scope < event.scope { return }
      depth -= 1
    }
    guard depth > 0 else { return }
    let index = Int(event.declaration)
    if view.declarations[index].value < 0,
      view.declarations[index].kind == .capture || view.declarations[index].modifiers.contains(.optionalBinding)
    {
      noteShorthand(event.declaration)
    }
    locals.add(event.declaration, view.declarations[index].name, depth: depth)
  }

  @inline(__always)
  private mutating func resolve(_ node: Int) {
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
        reader.read(node, scope: Int(walk.top.scope), context: walk.top.selfContext)
      }
    default: break
    }
    let context = view.nodes[node].context
    // Most stand before it in the order of the contexts.
    if context.rawValue < NodeContext.returned.rawValue { return }
    if context == .returned { return noteReturned(node) }
    if context == .switchSubject { subjects[Int(walk.top.scope)] = Int32(node) }
    if context == .casePattern { finishPattern(node) }
  }

  // MARK: Chains

  /// A node goes on with a chain. Chains lie in each other: of those to come it is the first.
  mutating func chain(_ node: Int) {
    if node == nextChained { return }
    chained.append(node)
    nextChained = node
  }

  @inline(never)
  private mutating func passOn() {
    let node = chained.removeLast()
    nextChained = chained.last ?? -1
    passOn(chain: node)
  }

  // MARK: Shape

  @inline(__always)
  func start(_ node: Int) -> Int { Int(view.nodes[node].start) }

  /// The type of the last child, unknown when there is none.
  @inline(__always)
  func childType(_ node: Int) -> TypeID { start(node) < node ? known(reader.types[node - 1]) : .unknown }

  @inline(__always)
  func known(_ type: TypeID) -> TypeID { type == .unset ? .unknown : type }

  @inline(__always)
  func type(_ node: Int) -> TypeID { known(reader.types[node]) }

  /// Gives a node its type.
  @inline(__always)
  mutating func set(_ node: Int, _ type: TypeID) { reader.types[node] = type }

  /// Whether a node is the first child of the one around it.
  @inline(__always)
  func isFirst(_ node: Int) -> Bool {
    let parent = Int(parents[node])
    return parent >= 0 && start(parent) == start(node)
  }

  func children(_ node: Int) -> [Int] {
    let first = start(node)
    var count = 0
    var child = node - 1
    while child >= first {
      count += 1
      child = start(child) - 1
    }
    var list: [Int] = []
    list.reserveCapacity(count)
    child = node - 1
    while child >= first {
      list.append(child)
      child = start(child) - 1
    }
    list.reverse()
    return list
  }

  mutating func literal(_ name: KnownNames) -> TypeID {
    let known = literals[Int(name.rawValue)]
    if known != .unset { return known }
    let entry = table.foreign.first(0, name.rawValue)
    let type =
      entry >= 0
      ? reader.arena.make(.nominal, table.foreign.entity(entry)) : reader.arena.make(.foreign, Int32(name.rawValue))
    literals[Int(name.rawValue)] = type
    return type
  }
}
