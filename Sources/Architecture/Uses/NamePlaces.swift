import DependencyGraph
import SourceFacts

/// The nodes of a scope that name something which is called or set, or read too.
struct NamePlaces {
  struct Place {
    let node: Int32
    let form: Use.Form
    /// The node of the call, where it is one; else the same as `node`.
    let call: Int32
  }
  /// In the order of the text.
  private(set) var places: [Place] = []
  private let code: CodeFile
  private let nodes: Range<Int>
  /// By node: 0 for a read, 1 where it is set, above that the call that names it, less two.
  private var marks: [Int32]

  init(_ code: CodeFile, _ scope: Scope, withReads: Bool) {
    self.code = code
    nodes = Int(scope.firstNode)..<Int(scope.endNode)
    marks = [Int32](repeating: 0, count: nodes.count)
    let all = code.facts.nodes
    for node in nodes {
      switch all[node].kind {
      case .call: if let callee = all.firstChild(of: node) { mark(unwrapped(callee), Int32(node) + 2) }
      case .assignment: markTarget(before: node)
      case .binaryOperator where isCompound(node): markTarget(before: node)
      default: break
      }
    }
    for (index, mark) in marks.enumerated() where mark != 0 || withReads {
      let node = nodes.lowerBound + index
      guard [.identifier, .member, .implicitMember].contains(all[node].kind) else { continue }
      let form: Use.Form = mark == 0 ? .read : mark == 1 ? .assign : .call
      places.append(Place(node: Int32(node), form: form, call: mark > 1 ? mark - 2 : Int32(node)))
    }
    let isSorted = places.indices.dropFirst().allSatisfy { all[Int(places[$0 - 1].node)].offset <= all[Int(places[$0].node)].offset }
    if !isSorted { places.sort { all[Int($0.node)].offset < all[Int($1.node)].offset } }
  }

  private mutating func mark(_ node: Int, _ mark: Int32) {
    if nodes.contains(node) { marks[node - nodes.lowerBound] = mark }
  }

  /// What is set ends right before the sign; of `a[0] = b` it is `a`.
  private mutating func markTarget(before sign: Int) {
    guard sign > nodes.lowerBound else { return }
    var target = unwrapped(sign - 1)
    while code.facts.nodes[target].kind == .subscripting, let base = code.facts.nodes.firstChild(of: target) {
      target = unwrapped(base)
    }
    if nodes.contains(target), marks[target - nodes.lowerBound] == 0 { mark(target, 1) }
  }

  private func unwrapped(_ node: Int) -> Int {
    var node = node
    while code.facts.nodes[node].kind == .optionalChaining || code.facts.nodes[node].kind == .forcedUnwrapping,
      let inner = code.facts.nodes.lastChild(of: node)
    {
      node = inner
    }
    return node
  }

  /// `+=` and the like
  private func isCompound(_ node: Int) -> Bool {
    let name = code.facts.nodes[node].name
    guard code.facts.withBytes(of: name, { $0.last == UInt8(ascii: "=") }) else { return false }
    return !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(code.text(name))
  }
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
  /// Up to where the source is the same.
  private var end: UInt32 = 0
  private var isMeant = false

  init(_ type: Int?, in file: Int, from start: UInt32, _ graph: DependencyGraph) {
    (self.type, self.file, self.graph) = (type, file, graph)
    references = graph.references(in: file, at: start)
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
    let all = graph.references(in: file)
    var first = references.lowerBound
    while first < all.upperBound, graph.references[first].offset < offset { first += 1 }
    var last = first
    while last < all.upperBound, graph.references[last].offset == offset { last += 1 }
    references = first..<last
  }
}
