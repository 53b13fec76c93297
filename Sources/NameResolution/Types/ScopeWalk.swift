import DependencyGraph
import SourceFacts

/// Which scopes are open at a node, while the nodes of a file are gone through in order.
struct ScopeWalk: ~Copyable {
  struct Frame {
    var scope: Int32
    var endNode: UInt32
    var kind: Scope.Kind
    /// The innermost type or extension whose braces are open, or -1.
    var context: Int32
    /// How many frames are open where that type's braces are innermost.
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
  private(set) var frames: [Frame] = []
  /// The next scope to be opened, in order of opening.
  var next = 0

  init(_ view: FileView) {
    scopes = view.scopes
    declarations = view.declarations
    entities = view.entities
    frames.reserveCapacity(32)
  }

  /// Begins anew with another file.
  mutating func turn(to view: FileView) {
    scopes = view.scopes
    declarations = view.declarations
    entities = view.entities
    frames.removeAll(keepingCapacity: true)
    next = 0
  }

  @inline(__always) var top: Frame { frames[frames.count - 1] }
  @inline(__always) var depth: Int { frames.count }

  /// Whether the innermost scope ends before this node.
  @inline(__always)
  func mustClose(before node: Int) -> Bool { frames[frames.count - 1].endNode <= node && frames.count > 1 }

  @inline(__always)
  mutating func close() { frames.removeLast() }

  /// Whether a scope opens before this node.
  @inline(__always)
  func mustOpen(before node: Int) -> Bool { next < scopes.count && Int(scopes[next].firstNode) <= node }

  /// The next node before which a scope must close or open.
  var nextChange: Int {
    let end = frames.count > 1 ? Int(frames[frames.count - 1].endNode) : .max
    return next < scopes.count ? min(end, Int(scopes[next].firstNode)) : end
  }

  /// Opens the next scope, unless nothing is written in it before `node` or after.
  @discardableResult
  mutating func open(before node: Int) -> Bool {
    let scope = scopes[next]
    next += 1
    if Int(scope.endNode) <= node, scope.kind != .file { return false }
    push(Int32(next - 1))
    return true
  }

  mutating func push(_ index: Int32) {
    let scope = scopes[Int(index)]
    var frame = frames.last ?? Self.fileFrame
    frame.scope = index
    frame.endNode = scope.kind == .file ? .max : scope.endNode
    frame.kind = scope.kind
    if scope.declaration >= 0 { enter(Int(scope.declaration), &frame) }
    frames.append(frame)
  }

  private static let fileFrame = Frame(
    scope: 0, endNode: .max, kind: .file, context: -1, contextDepth: 0, selfContext: -1, function: -1,
    receiver: .unknown)

  private func enter(_ declaration: Int, _ frame: inout Frame) {
    switch declarations[declaration].kind {
    case .class, .struct, .enum, .actor, .protocol, .extension:
      let entity = entities[declaration]
      frame.selfContext = entity
      if frame.kind == .members {
        frame.context = entity
        frame.contextDepth = Int32(frames.count + 1)
        frame.receiver = .unknown
      }
      frame.function = -1
    case .accessor:
      frame.function = Int32(declaration)
      let variable = declarations[declaration].parent
      if variable >= 0 { enterMember(Int(variable), &frame) }
    case .function, .initializer, .deinitializer, .subscript, .closure, .macro:
      frame.function = Int32(declaration)
      enterMember(declaration, &frame)
    default: break
    }
  }

  private func enterMember(_ declaration: Int, _ frame: inout Frame) {
    guard scopes[Int(declarations[declaration].scope)].kind == .members else { return }
    let isStatic = !declarations[declaration].modifiers.isDisjoint(with: [.static, .classMember])
    frame.receiver = isStatic ? .type : .value
  }

  /// Opens the scopes around a place, as if all before it had been gone through.
  mutating func enter(_ scope: Int32, next node: Int) {
    var chain: [Int32] = []
    var index = scope
    while index >= 0 {
      chain.append(index)
      index = scopes[Int(index)].parent
    }
    frames.removeAll(keepingCapacity: true)
    for scope in chain.reversed() { push(scope) }
    next = (0..<scopes.count).partitioningIndex { Int(scopes[$0].firstNode) >= node && $0 > Int(scope) }
  }

  /// Skips the code that starts before a node: the node behind it, or nil when none starts here.
  mutating func skipCode(before node: Int) -> Int? {
    guard next < scopes.count, scopes[next].kind == .code, Int(scopes[next].firstNode) <= node else { return nil }
    let code = scopes[next]
    next += 1
    while next < scopes.count, scopes[next].start < code.end || scopes[next].firstNode < code.endNode { next += 1 }
    return max(node, Int(code.endNode))
  }
}
