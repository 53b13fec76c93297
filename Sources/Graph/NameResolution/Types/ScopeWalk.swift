import DependencyGraph
import LowLevel
import SourceFacts

/// Which scopes are open at a node, while the nodes of a file are gone through in order.
struct ScopeWalk: ~Copyable {
  struct Frame {
    var scope: Int32
    var endNode: UInt32
    var kind: Scope.Kind
    /// The innermost type or extension whose braces are open, or -1.
    var context: Int32
    /// How many scopes are open where that type's braces are innermost.
    var contextDepth: Int32
    /// The innermost type or extension whose header or braces are open, or -1: what `Self` is.
    var selfContext: Int32
    /// The innermost function, initializer, subscript, accessor or closure (a declaration), or -1.
    var function: Int32
    /// What an implicit `self` is there.
    var receiver: Receiver
  }

  enum Receiver: UInt8 { case unknown, value, type }

  private(set) var scopes: UnsafeBufferPointer<Scope>
  private(set) var declarations: UnsafeBufferPointer<Declaration>
  /// Entities of the file's declarations.
  private(set) var entities: UnsafeBufferPointer<Int32>
  /// The innermost scope that is open.
  private(set) var top = fileFrame
  /// Those around it, the outermost behind one that stands for none: in plain memory, since they come and go with each pair of
  /// braces.
  private var outer = UnsafeMutablePointer<Frame>.allocate(capacity: 32)
  private var capacity = 32
  /// How many scopes are open.
  private(set) var depth = 0
  /// The next scope to be opened, in order of opening.
  private(set) var next = 0
  /// The node before which it opens; the highest number when there is none.
  private(set) var nextNode = Int.max

  init(_ view: FileView) {
    scopes = view.scopes
    declarations = view.declarations
    entities = view.entities
    advance(to: 0)
  }

  deinit { outer.deallocate() }

  /// Begins anew with another file.
  mutating func turn(to view: FileView) {
    scopes = view.scopes
    declarations = view.declarations
    entities = view.entities
    leaveAll()
    advance(to: 0)
  }

  @inline(__always)
  private mutating func advance(to scope: Int) {
    next = scope
    nextNode = scope < scopes.count ? Int(scopes[scope].firstNode) : .max
  }

  private mutating func leaveAll() {
    depth = 0
    top = Self.fileFrame
  }

  /// The scope that is open as that many-th, counted from the outermost.
  @inline(__always)
  func frame(_ depth: Int) -> Frame { depth == self.depth ? top : outer[depth] }

  /// Closes the scopes that end before a node; the file's stays open.
  @inline(__always)
  mutating func close(before node: Int) {
    while top.endNode <= node, depth > 1 {
      depth -= 1
      top = outer[depth]
    }
  }

  /// The next node before which a scope must close or open.
  @inline(__always)
  var nextChange: Int { depth > 1 ? min(Int(top.endNode), nextNode) : nextNode }

  /// Opens the next scope, unless nothing is written in it before `node` or after.
  @inline(__always) @discardableResult
  mutating func open(before node: Int) -> Bool {
    let index = next
    let upcoming = UnsafeBufferPointer(rebasing: scopes[index...])
    let scope = upcoming[0]
    next = index &+ 1
    nextNode = upcoming.count > 1 ? Int(upcoming[1].firstNode) : .max
    if Int(scope.endNode) <= node, scope.kind != .file { return false }
    push(index, scope)
    return true
  }

  @inline(__always)
  private mutating func push(_ index: Int, _ scope: Scope) {
    if depth == capacity { makeRoom() }
    outer[depth] = top
    depth &+= 1
    top.scope = Int32(truncatingIfNeeded: index)
    top.kind = scope.kind
    top.endNode = scope.kind == .file ? .max : scope.endNode
    // What belongs to the function around changes nothing.
    if scope.declaration >= 0, scope.declaration != top.function { enter(Int(scope.declaration)) }
  }

  private mutating func makeRoom() {
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    larger.update(from: outer, count: capacity)
    outer.deallocate()
    (outer, capacity) = (larger, capacity * 2)
  }

  private static var fileFrame: Frame {
    Frame(
      scope: 0, endNode: .max, kind: .file, context: -1, contextDepth: 0, selfContext: -1, function: -1,
      receiver: .unknown)
  }

  private mutating func enter(_ declaration: Int) {
    switch declarations[declaration].kind {
    case .class, .struct, .enum, .actor, .protocol, .extension:
      let entity = entities[declaration]
      top.selfContext = entity
      if top.kind == .members {
        top.context = entity
        top.contextDepth = Int32(depth)
        top.receiver = .unknown
      }
      top.function = -1
    case .accessor:
      top.function = Int32(declaration)
      let variable = declarations[declaration].parent
      if variable >= 0 { enterMember(Int(variable)) }
    case .closure: top.function = Int32(declaration)
    case .function, .initializer, .deinitializer, .subscript, .macro:
      top.function = Int32(declaration)
      enterMember(declaration)
    default: break
    }
  }

  private mutating func enterMember(_ declaration: Int) {
    guard scopes[Int(declarations[declaration].scope)].kind == .members else { return }
    let isStatic = !declarations[declaration].modifiers.isDisjoint(with: [.static, .classMember])
    top.receiver = isStatic ? .type : .value
  }

  /// Opens the scopes around a place, as if all before it had been gone through.
  mutating func enter(_ scope: Int32, next node: Int) {
    leaveAll()
    let count = depth(of: scope)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { chain in
      var index = scope
      for place in (0..<count).reversed() {
        chain[place] = index
        index = scopes[Int(index)].parent
      }
      for scope in chain { push(Int(scope), scopes[Int(scope)]) }
    }
    advance(to: (0..<scopes.count).partitioningIndex { Int(scopes[$0].firstNode) >= node && $0 > Int(scope) })
  }

  private func depth(of scope: Int32) -> Int {
    var (depth, index) = (0, scope)
    while index >= 0 { (depth, index) = (depth + 1, scopes[Int(index)].parent) }
    return depth
  }

  /// Skips the code that starts before a node: the node behind it, or nil when none starts here.
  mutating func skipCode(before node: Int) -> Int? {
    guard nextNode <= node, scopes[next].kind == .code else { return nil }
    let code = scopes[next]
    var behind = next + 1
    while behind < scopes.count, scopes[behind].start < code.end || scopes[behind].firstNode < code.endNode { behind += 1 }
    advance(to: behind)
    return max(node, Int(code.endNode))
  }
}
