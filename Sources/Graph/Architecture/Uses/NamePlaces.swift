import DependencyGraph
import SourceFacts
import Storage
import Tables

/// The nodes of a scope whose names are called or set, or also read if requested.
struct NamePlaces {
  struct Place {
    let node: NodeID
    /// The merged name and its offset.
    let name: Name
    let offset: UInt32
    let form: Use.Form
    /// The node of the call if it is one, else the same as `node`.
    let call: NodeID
  }
  /// In source order.
  private(set) var places: [Place] = []

  init(_ code: CodeFile, _ scope: Scope, withReads: Bool) {
    let count = scope.firstNode.distance(to: scope.endNode)
    code.facts.nodes.withUnsafeBufferPointer { nodes in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count / 64 + 1) { marked in
        marked.initialize(repeating: 0)
        withUnsafeTemporaryAllocation(of: OptionalID<Node>.self, capacity: count) { memory in
          let marks = NameMarks(
            code: code, nodes: nodes, first: scope.firstNode, end: scope.endNode, marked: marked, calls: memory)
          let markedCount = marks.make()
          places.reserveCapacity(withReads ? count : markedCount)
          if withReads {
            for node in scope.firstNode..<scope.endNode { add(node, marks) }
          } else {
            marks.forEach { add($0, marks) }
          }
        }
      }
    }
    let isSorted = places.indices.dropFirst().allSatisfy { places[$0 - 1].offset <= places[$0].offset }
    if !isSorted { places.sort { $0.offset < $1.offset } }
  }
}

extension NamePlaces {
  private mutating func add(_ node: NodeID, _ marks: NameMarks) {
    let named = marks.nodes[node.index]
    guard named.kind.namesMember else { return }
    let isMarked = marks.isMarked(node)
    let call = isMarked ? marks.call(of: node) : nil
    let form: Use.Form = !isMarked ? .read : call == nil ? .assign : .call
    places.append(
      Place(node: node, name: marks.code.merged(named.name), offset: named.offset, form: form, call: call ?? node))
  }
}

extension NodeKind {
  /// Whether it may be a name that is called or set.
  @inlinable public var namesMember: Bool { self == .identifier || self == .member || self == .implicitMember }
}

/// Marks the nodes of a scope that are called or set.
private struct NameMarks {
  let code: CodeFile
  /// All nodes of the file.
  let nodes: UnsafeBufferPointer<Node>
  /// The nodes of the scope are `first..<end`.
  let first: NodeID
  let end: NodeID
  /// A bit for each node of the scope: whether it has a mark.
  let marked: UnsafeMutableBufferPointer<UInt64>
  /// For each marked node, its call; nil if it is set.
  let calls: UnsafeMutableBufferPointer<OptionalID<Node>>

  func isMarked(_ node: NodeID) -> Bool {
    let place = first.distance(to: node)
    return marked[place >> 6] & 1 << UInt64(place & 63) != 0
  }

  /// The call of a marked node.
  func call(of node: NodeID) -> NodeID? { calls[first.distance(to: node)].id }

  /// Calls `body` for each marked node, in order.
  func forEach(_ body: (NodeID) -> Void) {
    for word in marked.indices {
      var bits = marked[word]
      while bits != 0 {
        body(first.advanced(by: word << 6 + bits.trailingZeroBitCount))
        bits &= bits - 1
      }
    }
  }

  /// Marks the nodes, and returns the maximum number of marked ones.
  func make() -> Int {
    let kinds: NodeKinds = [.call, .assignment, .binaryOperator]
    var count = 0
    for node in first..<end where kinds.contains(nodes[node.index].kind) {
      switch nodes[node.index].kind {
      case .call: if let callee = firstChild(of: node) { mark(unwrapped(callee), call: node) }
      case .binaryOperator where !isCompound(node): continue
      default: markTarget(before: node)
      }
      count += 1
    }
    return count
  }

  private func mark(_ node: NodeID, call: NodeID?) {
    let place = first.distance(to: node)
    marked[place >> 6] |= 1 << UInt64(place & 63)
    calls[place] = OptionalID(call)
  }

  private func firstChild(of node: NodeID) -> NodeID? {
    let start = nodes[node.index].start
    guard start >= first, start < node else { return nil }
    var child = node.previous
    while nodes[child.index].start > start { child = nodes[child.index].start.previous }
    return child
  }

  /// Marks the name before an assignment. The assigned expression ends right before the sign; for `a[0] = b` it is `a`.
  private func markTarget(before sign: NodeID) {
    guard sign > first else { return }
    var target = unwrapped(sign.previous)
    while nodes[target.index].kind == .subscripting, let base = firstChild(of: target) { target = unwrapped(base) }
    if !isMarked(target) { mark(target, call: nil) }
  }

  private func unwrapped(_ wrapper: NodeID) -> NodeID {
    var node = wrapper
    while nodes[node.index].kind == .optionalChaining || nodes[node.index].kind == .forcedUnwrapping,
      nodes[node.index].start < node, node > first
    {
      node = node.previous
    }
    return node
  }

  /// A compound assignment such as `+=`, not a comparison.
  private func isCompound(_ node: NodeID) -> Bool {
    code.facts.withBytes(of: nodes[node.index].name) { sign in
      guard sign.last == UInt8(ascii: "=") else { return false }
      switch sign.count {
      case 2: return !"=!<>~".utf8.contains(sign[0])
      case 3: return sign[1] != UInt8(ascii: "=") || !"=!".utf8.contains(sign[0])
      default: return true
      }
    }
  }
}

/// The symbols and references around places in a declaration's body, which must be visited in source order.
struct PlaceSurroundings {
  /// The innermost symbol around a place.
  private(set) var source: SymbolID?
  private let type: SymbolID?
  private let graph: DependencyGraph
  private let declarations: Table<DeclarationID, Declaration>
  /// The first symbol of the file after the last place, and the end of the symbols.
  private var nextSymbol: SymbolID
  private let lastSymbol: SymbolID
  /// The first reference of the file that is not before the last place, and the end of the references.
  private var nextReference: ReferenceID
  private let lastReference: ReferenceID
  /// The end of the range with the same source.
  private var end: UInt32 = 0
  private var isMatch = false

  /// - Parameter start: the start of the body of `part`, which is the type or an extension.
  init(_ type: SymbolID?, _ part: SymbolID, from start: UInt32, _ graph: DependencyGraph) {
    (self.type, self.graph) = (type, graph)
    let file = graph.symbols[part].file
    declarations = graph.files[file].facts.declarations
    (nextSymbol, lastSymbol) = (part.next, graph.symbols(in: file).upperBound)
    nextReference = graph.references(in: file, at: start).lowerBound
    lastReference = graph.references(in: file).upperBound
  }

  /// Moves to a place.
  /// - Returns: whether it belongs to the type itself, not to a nested or excluded declaration.
  mutating func move(to offset: UInt32) -> Bool {
    if offset >= end { findSource(at: offset) }
    return isMatch
  }

  private mutating func findSource(at offset: UInt32) {
    let symbols = graph.symbols
    while nextSymbol < lastSymbol, declarations[symbols[nextSymbol].declaration].start <= offset {
      nextSymbol = nextSymbol.next
    }
    var enclosing: SymbolID? = nextSymbol.previous
    while let symbol = enclosing, declarations[symbols[symbol].declaration].end <= offset {
      enclosing = symbols[symbol].parent
    }
    source = enclosing
    guard let enclosing else {
      isMatch = false
      return
    }
    isMatch = graph.enclosingType(of: enclosing) == type && !graph.isExcluded(enclosing)
    // Functions and variables contain no further symbols.
    let isLast = [.function, .initializer, .variable].contains(symbols[enclosing].kind)
    end = isLast ? declarations[symbols[enclosing].declaration].end : 0
  }

  /// The references whose name starts at a place.
  mutating func references(at offset: UInt32) -> Range<ReferenceID> {
    let references = graph.references
    while nextReference < lastReference, references[nextReference].offset < offset {
      nextReference = nextReference.next
    }
    var next = nextReference
    while next < lastReference, references[next].offset == offset { next = next.next }
    return nextReference..<next
  }
}
