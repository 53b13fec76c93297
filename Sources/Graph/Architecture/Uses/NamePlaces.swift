import DependencyGraph
import SourceFacts
import Storage

/// The nodes of a scope that name something which is called or set, or read too, as is asked for.
struct NamePlaces {
  struct Place {
    let node: Int32
    /// The name among those of all files, and where it stands.
    let name: Name
    let offset: UInt32
    let form: Use.Form
    /// The node of the call, where it is one; else the same as `node`.
    let call: Int32
  }
  /// In the order of the text.
  private(set) var places: [Place] = []

  init(_ code: CodeFile, _ scope: Scope, withReads: Bool) {
    let first = Int(scope.firstNode)
    code.facts.nodes.withUnsafeBufferPointer { all in
      let nodes = UnsafeBufferPointer(rebasing: all[first..<Int(scope.endNode)])
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: nodes.count / 64 + 1) { marked in
        marked.initialize(repeating: 0)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: nodes.count) { memory in
          let marks = NameMarks(code: code, nodes: nodes, first: first, marked: marked, marks: memory)
          let count = marks.make()
          places.reserveCapacity(withReads ? nodes.count : count)
          if withReads {
            for index in nodes.indices { add(index, marks) }
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
  private mutating func add(_ index: Int, _ marks: NameMarks) {
    let named = marks.nodes[index]
    guard named.kind.namesMember else { return }
    let (node, mark) = (Int32(marks.first + index), marks.mark(of: index))
    let form: Use.Form = mark == 0 ? .read : mark == 1 ? .assign : .call
    places.append(
      Place(node: node, name: marks.code.merged(named.name), offset: named.offset, form: form, call: mark > 1 ? mark - 2 : node))
  }
}

extension NodeKind {
  /// Whether it names something that may be called or set.
  @inlinable public var namesMember: Bool { self == .identifier || self == .member || self == .implicitMember }
}

private struct NameMarks {
  let code: CodeFile
  let nodes: UnsafeBufferPointer<Node>
  /// The first of them among those of the file.
  let first: Int
  /// A bit for each node: whether it has a mark.
  let marked: UnsafeMutableBufferPointer<UInt64>
  /// By node that has one: 1 where it is set, above that the call that names it, less two.
  let marks: UnsafeMutableBufferPointer<Int32>

  /// 0 for none.
  func mark(of node: Int) -> Int32 { marked[node >> 6] & 1 << UInt64(node & 63) == 0 ? 0 : marks[node] }

  /// Nodes that have one, in order.
  func forEach(_ body: (Int) -> Void) {
    for word in marked.indices {
      var bits = marked[word]
      while bits != 0 {
        body(word << 6 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }

  /// Gives back how many nodes may be marked.
  func make() -> Int {
    var count = 0
    nodes.forEach(of: [.call, .assignment, .binaryOperator]) { id in
      let node = id.index
      switch nodes[node].kind {
      case .call: if let callee = firstChild(of: node) { mark(unwrapped(callee), Int32(first + node) + 2) }
      case .binaryOperator where !isCompound(node): return
      default: markTarget(before: node)
      }
      count += 1
    }
    return count
  }

  private func mark(_ node: Int, _ mark: Int32) {
    if node < 0 { return }
    marked[node >> 6] |= 1 << UInt64(node & 63)
    marks[node] = mark
  }

  private func firstChild(of node: Int) -> Int? {
    let start = Int(nodes[node].start) - first
    var child = node - 1
    guard start >= 0, child >= start else { return nil }
    while Int(nodes[child].start) - first > start { child = Int(nodes[child].start) - first - 1 }
    return child
  }

  /// What is set ends right before the sign; of `a[0] = b` it is `a`.
  private func markTarget(before sign: Int) {
    guard sign > 0 else { return }
    var target = unwrapped(sign - 1)
    while nodes[target].kind == .subscripting, let base = firstChild(of: target) { target = unwrapped(base) }
    if mark(of: target) == 0 { mark(target, 1) }
  }

  private func unwrapped(_ node: Int) -> Int {
    var node = node
    while nodes[node].kind == .optionalChaining || nodes[node].kind == .forcedUnwrapping, Int(nodes[node].start) - first < node, node > 0 {
      node -= 1
    }
    return node
  }

  /// `+=` and the like, which compare nothing
  private func isCompound(_ node: Int) -> Bool {
    code.facts.withBytes(of: nodes[node].name) { sign in
      guard sign.last == UInt8(ascii: "=") else { return false }
      switch sign.count {
      case 2: return !"=!<>~".utf8.contains(sign[0])
      case 3: return sign[1] != UInt8(ascii: "=") || !"=!".utf8.contains(sign[0])
      default: return true
      }
    }
  }
}

/// What stands around places of a declaration's body that are gone through in the order of the text.
struct PlaceSurroundings {
  /// The innermost symbol around a place.
  private(set) var source: Int32 = -1
  private let type: Int?
  private let graph: DependencyGraph
  private let declarations: FactList<Declaration>
  /// The first symbol of the file that begins behind the last place, and the end of them.
  private var nextSymbol: Int
  private let lastSymbol: Int
  /// The first reference of the file that is not before the last place that was asked for, and the end of them.
  private var nextReference: Int
  private let lastReference: Int
  /// Up to where the source is the same.
  private var end: UInt32 = 0
  private var isMeant = false

  /// `start`: where the body of `part` begins, which is of the type.
  init(_ type: Int?, _ part: Int, from start: UInt32, _ graph: DependencyGraph) {
    (self.type, self.graph) = (type, graph)
    let file = Int(graph.symbols[part].file)
    declarations = graph.files[file].facts.declarations
    (nextSymbol, lastSymbol) = (part + 1, graph.symbols(in: file).upperBound)
    (nextReference, lastReference) = (graph.references(in: file, at: start).lowerBound.index, graph.references(in: file).upperBound.index)
  }

  /// Whether the place is the type's own: not that of a type nested in it, nor set aside.
  mutating func move(to offset: UInt32) -> Bool {
    if offset >= end { findSource(at: offset) }
    return isMeant
  }

  private mutating func findSource(at offset: UInt32) {
    let symbols = graph.symbols
    while nextSymbol < lastSymbol, declarations[Int(symbols[nextSymbol].declaration)].start <= offset { nextSymbol += 1 }
    var symbol = nextSymbol - 1
    while symbol >= 0, declarations[Int(symbols[symbol].declaration)].end <= offset { symbol = Int(symbols[symbol].parent) }
    source = Int32(symbol)
    isMeant = symbol >= 0 && graph.enclosingType(of: symbol) == type && !graph.isAside(symbol)
    guard symbol >= 0 else { return }
    // Functions and variables hold no further symbols.
    let isLast = [.function, .initializer, .variable].contains(symbols[symbol].kind)
    end = isLast ? declarations[Int(symbols[symbol].declaration)].end : 0
  }

  /// Those whose name begins at a place.
  mutating func references(at offset: UInt32) -> Range<Int> {
    let references = graph.references
    while nextReference < lastReference, references[nextReference].offset < offset { nextReference += 1 }
    var next = nextReference
    while next < lastReference, references[next].offset == offset { next += 1 }
    return nextReference..<next
  }
}
