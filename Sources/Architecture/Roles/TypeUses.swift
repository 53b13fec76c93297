import DependencyGraph
import SourceFacts

/// What the text of a type and its extensions names.
struct TypeUses {
  private let candidates: RoleCandidates
  /// By file; nil before somebody asks.
  private var words: [[(name: Name, field: FrameworkWords.Field)]?]

  init(_ candidates: RoleCandidates) {
    self.candidates = candidates
    words = [[(name: Name, field: FrameworkWords.Field)]?](repeating: nil, count: candidates.graph.files.count)
  }

  private var graph: DependencyGraph { candidates.graph }

  private func parts(of type: Int) -> [Int] { [type] + graph.extensions(of: type).map(Int.init) }

  /// The first type with a property that the text names, one that is held before others. Types nested in it do not count.
  func first(in type: Int, where isMeant: (Int) -> Bool) -> RoleProof.Sign? {
    var named: RoleProof.Sign?
    for part in parts(of: type) {
      let declaration = graph.declaration(of: part)
      for index in graph.references(in: Int(graph.symbols[part].file), bytes: declaration.start..<declaration.end) {
        let reference = graph.references[index]
        let target = Int(candidates.enclosing[Int(reference.target)])
        guard target >= 0, target != type, isMeant(target), !isNested(target, in: type) else { continue }
        let isHeld = reference.source >= 0 && graph.storedProperty(Int(reference.source)) == .ofInstance
        if isHeld { return .holds(Int32(target)) }
        named = named ?? .names(Int32(target))
      }
    }
    return named
  }

  private func isNested(_ symbol: Int, in type: Int) -> Bool {
    var index = Int(graph.symbols[symbol].parent)
    while index >= 0 {
      let around = Int(candidates.enclosing[index])
      if around == type { return true }
      index = Int(graph.symbols[index].parent)
    }
    return false
  }

  /// The first name from outside the project that the text uses and that belongs to a field.
  mutating func word(in type: Int, of field: FrameworkWords.Field) -> RoleProof.Sign? {
    for part in parts(of: type) {
      let file = Int(graph.symbols[part].file)
      let known = words[file] ?? FrameworkWords.shared.names(in: graph.files[file].facts.names)
      words[file] = known
      let names = known.filter { $0.field == field }.map(\.name)
      if !names.isEmpty, let name = firstUse(of: names, in: part, of: file) { return .word(file: Int32(file), name) }
    }
    return nil
  }

  /// The body's nodes, and those of the properties' types, which lie in it too.
  private func firstUse(of names: [Name], in part: Int, of file: Int) -> Name? {
    let declaration = graph.declaration(of: part)
    guard declaration.body >= 0 else { return nil }
    let scope = graph.files[file].facts.scopes[Int(declaration.body)]
    for index in Int(scope.firstNode)..<Int(scope.endNode) {
      let node = graph.files[file].facts.nodes[index]
      switch node.kind {
      case .typeName, .identifier, .member: if names.contains(node.name) { return node.name }
      default: break
      }
    }
    return nil
  }

  /// Types of the project that the text constructs by their own names.
  func constructed(in type: Int) -> Set<Int32> {
    parts(of: type).reduce(into: []) { $0.formUnion(graph.constructedTypes(in: $1)) }
  }

  /// Whether a stored property is of a foreign type with a kinship: `UITableView`.
  func holdsForeign(_ type: Int, _ kinship: Kinship) -> Bool {
    graph.members(declaredIn: type).contains { member in
      guard graph.storedProperty(member) == .ofInstance else { return false }
      let facts = graph.files[Int(graph.symbols[member].file)].facts
      var node = Int(graph.declaration(of: member).type)
      guard node >= 0 else { return false }
      if [.optionalType, .implicitlyUnwrappedType].contains(facts.nodes[node].kind) { node -= 1 }
      guard facts.nodes[node].kind == .typeName else { return false }
      let name = facts.text(facts.nodes[node].name)
      return !KnownSupertypes.kinship(of: name, isSuperclass: name.hasPrefix("UI")).isDisjoint(with: kinship)
    }
  }
}

extension DependencyGraph {
  /// Whether a type's own text or an extension of it has a member.
  func hasMember(_ type: Int, where isMeant: (Int) -> Bool) -> Bool {
    members(declaredIn: type).contains(where: isMeant)
      || extensions(of: type).contains { members(declaredIn: Int($0)).contains(where: isMeant) }
  }
}
