import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// The open scopes at a node, while the nodes of a file are visited in order.
struct ScopeWalk: ~Copyable {
  struct Frame {
    var scope: ScopeID
    /// The first node after it; `NodeID.afterAll` for the scope of the file.
    var endNode: NodeID
    var kind: Scope.Kind
    fileprivate var contextField: OptionalID<Entity>
    /// The number of open scopes inside the braces of `context`.
    var contextDepth: Int32
    fileprivate var selfContextField: OptionalID<Entity>
    fileprivate var functionField: OptionalID<Declaration>
    /// What an implicit `self` is there.
    var receiver: Receiver

    /// The innermost type or extension whose braces are open.
    @inline(__always) var context: EntityID? { contextField.id }

    /// The innermost type or extension whose header or braces are open: the meaning of `Self`.
    @inline(__always) var selfContext: EntityID? { selfContextField.id }

    /// The innermost function, initializer, subscript, accessor or closure.
    @inline(__always) var function: DeclarationID? { functionField.id }
  }

  enum Receiver: UInt8 { case unknown, value, type }

  private(set) var scopes: KeyedView<ScopeID, Scope>
  private(set) var declarations: KeyedView<DeclarationID, Declaration>
  /// The entities of the file's declarations.
  private(set) var entities: KeyedView<DeclarationID, OptionalID<Entity>>
  /// The innermost open scope.
  private(set) var top = fileFrame
  /// The outer scopes, after a sentinel. In manually managed memory, because they change with each pair of braces.
  private var outer = UnsafeMutablePointer<Frame>.allocate(capacity: 32)
  private var capacity = 32
  /// The number of open scopes.
  private(set) var depth = 0
  /// The next scope that will be opened.
  private(set) var next = ScopeID(0)
  /// The node before which it opens; `NodeID.afterAll` after the last scope.
  private(set) var nextNode = NodeID.afterAll

  init(_ view: FileView) {
    scopes = view.scopes
    declarations = view.declarations
    entities = view.entities
    advance(to: ScopeID(0))
  }

  deinit { outer.deallocate() }

  /// Resets for another file.
  mutating func reset(to view: FileView) {
    scopes = view.scopes
    declarations = view.declarations
    entities = view.entities
    leaveAll()
    advance(to: ScopeID(0))
  }

  @inline(__always)
  private mutating func advance(to scope: ScopeID) {
    next = scope
    nextNode = scope < scopes.endIndex ? scopes[scope].firstNode : .afterAll
  }

  private mutating func leaveAll() {
    depth = 0
    top = Self.fileFrame
  }

  /// The open scope at a depth, counted from the outermost.
  @inline(__always)
  func frame(_ depth: Int) -> Frame { depth == self.depth ? top : outer[depth] }

  /// Closes the scopes that end before a node; the file's stays open.
  @inline(__always)
  mutating func close(before node: NodeID) {
    while top.endNode <= node, depth > 1 {
      depth -= 1
      top = outer[depth]
    }
  }

  /// The next node before which a scope must close or open.
  @inline(__always)
  var nextChange: NodeID { depth > 1 ? min(top.endNode, nextNode) : nextNode }

  /// Opens the next scope, unless it contains no nodes before `node` and none later.
  @inline(__always) @discardableResult
  mutating func open(before node: NodeID) -> Bool {
    let opened = next
    let scope = scopes[opened]
    advance(to: opened.next)
    if scope.endNode <= node, scope.kind != .file { return false }
    push(opened, scope)
    return true
  }

  @inline(__always)
  private mutating func push(_ opened: ScopeID, _ scope: Scope) {
    if depth == capacity { makeRoom() }
    outer[depth] = top
    depth &+= 1
    top.scope = opened
    top.kind = scope.kind
    top.endNode = scope.kind == .file ? .afterAll : scope.endNode
    // A nested scope of the same function needs no changes.
    if let declaration = scope.declaration, declaration != top.function { enter(declaration) }
  }

  private mutating func makeRoom() {
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    larger.update(from: outer, count: capacity)
    outer.deallocate()
    (outer, capacity) = (larger, capacity * 2)
  }

  private static var fileFrame: Frame {
    Frame(
      scope: ScopeID(0), endNode: .afterAll, kind: .file, contextField: .none, contextDepth: 0,
      selfContextField: .none,
      functionField: .none, receiver: .unknown)
  }

  private mutating func enter(_ declaration: DeclarationID) {
    switch declarations[declaration].kind {
    case .class, .struct, .enum, .actor, .protocol, .extension:
      let entity: OptionalID<Entity> = entities[declaration]
      top.selfContextField = entity
      if top.kind == .members {
        top.contextField = entity
        top.contextDepth = Int32(depth)
        top.receiver = .unknown
      }
      top.functionField = .none
    case .accessor:
      top.functionField = OptionalID(declaration)
      if let variable = declarations[declaration].parent { enterMember(variable) }
    case .closure: top.functionField = OptionalID(declaration)
    case .function, .initializer, .deinitializer, .subscript, .macro:
      top.functionField = OptionalID(declaration)
      enterMember(declaration)
    default: break
    }
  }

  private mutating func enterMember(_ declaration: DeclarationID) {
    guard scopes[declarations[declaration].scope].kind == .members else { return }
    let isStatic = !declarations[declaration].modifiers.isDisjoint(with: [.static, .classMember])
    top.receiver = isStatic ? .type : .value
  }

  /// Opens the scopes around a place, as if all nodes before it had been visited.
  mutating func enter(_ scope: ScopeID, next node: NodeID) {
    leaveAll()
    let count = depth(of: scope)
    withUnsafeTemporaryAllocation(of: ScopeID.self, capacity: count) { chain in
      var (place, enclosing) = (count, ScopeID?.some(scope))
      while let this = enclosing {
        place -= 1
        chain[place] = this
        enclosing = scopes[this].parent
      }
      for scope in chain { push(scope, scopes[scope]) }
    }
    advance(to: scopes.indices.partitioningIndex { scopes[$0].firstNode >= node && $0 > scope })
  }

  private func depth(of scope: ScopeID) -> Int {
    var (depth, enclosing) = (0, ScopeID?.some(scope))
    while let this = enclosing { (depth, enclosing) = (depth + 1, scopes[this].parent) }
    return depth
  }

  /// Skips the code that starts before a node.
  /// - Returns: the first node after it; nil if no code starts here.
  mutating func skipCode(before node: NodeID) -> NodeID? {
    guard nextNode <= node, scopes[next].kind == .code else { return nil }
    let code = scopes[next]
    var after = next.next
    while after < scopes.endIndex, scopes[after].start < code.end || scopes[after].firstNode < code.endNode {
      after = after.next
    }
    advance(to: after)
    return max(node, code.endNode)
  }
}
