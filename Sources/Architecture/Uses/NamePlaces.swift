import DependencyGraph
import SourceFacts

/// The nodes of a scope that name something which is called or set, or read too, as is asked for.
struct NamePlaces {
  struct Place {
    let node: Int32
    let form: Use.Form
    /// The node of the call, where it is one; else the same as `node`.
    let call: Int32
  }
  /// In the order of the text.
  private(set) var places: [Place] = []

  init(_ code: CodeFile, _ scope: Scope, _ forms: Use.Forms) {
    let withReads = forms.contains(.read)
    let first = Int(scope.firstNode)
    code.facts.nodes.withUnsafeBufferPointer { all in
      let nodes = UnsafeBufferPointer(rebasing: all[first..<Int(scope.endNode)])
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: nodes.count) { memory in
        memory.initialize(repeating: 0)
        let marks = NameMarks(code: code, nodes: nodes, first: first, marks: memory)
        let count = marks.make(withCalls: forms != .assign)
        places.reserveCapacity(withReads ? nodes.count : count)
        for (index, mark) in memory.enumerated() where mark != 0 || withReads {
          guard [.identifier, .member, .implicitMember].contains(nodes[index].kind) else { continue }
          let (node, form): (Int32, Use.Form) = (Int32(first + index), mark == 0 ? .read : mark == 1 ? .assign : .call)
          places.append(Place(node: node, form: form, call: mark > 1 ? mark - 2 : node))
        }
      }
      let isSorted = places.indices.dropFirst().allSatisfy { all[Int(places[$0 - 1].node)].offset <= all[Int(places[$0].node)].offset }
      if !isSorted { places.sort { all[Int($0.node)].offset < all[Int($1.node)].offset } }
    }
  }
}

private struct NameMarks {
  let code: CodeFile
  let nodes: UnsafeBufferPointer<Node>
  /// The first of them among those of the file.
  let first: Int
  /// By node: 0 for a read, 1 where it is set, above that the call that names it, less two.
  let marks: UnsafeMutableBufferPointer<Int32>

  /// Gives back how many nodes may be marked.
  func make(withCalls: Bool) -> Int {
    var count = 0
    for node in nodes.indices {
      switch nodes[node].kind {
      case .call:
        if !withCalls { continue }
        if let callee = firstChild(of: node) { mark(unwrapped(callee), Int32(first + node) + 2) }
      case .assignment: markTarget(before: node)
      case .binaryOperator where isCompound(node): markTarget(before: node)
      default: continue
      }
      count += 1
    }
    return count
  }

  private func mark(_ node: Int, _ mark: Int32) { if node >= 0 { marks[node] = mark } }

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
    if marks[target] == 0 { mark(target, 1) }
  }

  private func unwrapped(_ node: Int) -> Int {
    var node = node
    while nodes[node].kind == .optionalChaining || nodes[node].kind == .forcedUnwrapping, Int(nodes[node].start) - first < node, node > 0 {
      node -= 1
    }
    return node
  }

  /// `+=` and the like
  private func isCompound(_ node: Int) -> Bool {
    let name = nodes[node].name
    guard code.facts.withBytes(of: name, { $0.last == UInt8(ascii: "=") }) else { return false }
    return !Self.comparing.contains(code.text(name))
  }

  private static let comparing = ["==", "!=", "<=", ">=", "===", "!==", "~="]
}

/// What stands around places that are gone through in the order of the text.
struct PlaceSurroundings {
  /// The innermost symbol around a place.
  private(set) var source: Int32 = -1
  /// Those whose name begins there.
  private(set) var references: Range<Int>
  private let file: Int
  private let type: Int?
  private let graph: DependencyGraph
  /// All of the graph, and where those of the file end.
  private let marks: [Reference]
  private let last: Int
  /// Up to where the source is the same.
  private var end: UInt32 = 0
  private var isMeant = false

  init(_ type: Int?, in file: Int, from start: UInt32, _ graph: DependencyGraph) {
    (self.type, self.file, self.graph) = (type, file, graph)
    references = graph.references(in: file, at: start)
    (marks, last) = (graph.references, graph.references(in: file).upperBound)
  }

  /// Whether the place is the type's own: not that of a type nested in it, nor set aside.
  mutating func move(to offset: UInt32) -> Bool {
    if offset >= end { findSource(at: offset) }
    if isMeant { findReferences(at: offset) }
    return isMeant
  }

  private mutating func findSource(at offset: UInt32) {
    source = Int32(graph.symbol(in: file, at: offset) ?? -1)
    isMeant = source >= 0 && graph.enclosingType(of: Int(source)) == type && !graph.isAside(Int(source))
    guard source >= 0 else { return }
    let declaration = graph.declaration(of: Int(source))
    // Functions and variables hold no further symbols.
    end = [.function, .initializer, .variable].contains(declaration.kind) ? declaration.end : 0
  }

  private mutating func findReferences(at offset: UInt32) {
    var first = references.lowerBound
    while first < last, marks[first].offset < offset { first += 1 }
    var next = first
    while next < last, marks[next].offset == offset { next += 1 }
    references = first..<next
  }
}
