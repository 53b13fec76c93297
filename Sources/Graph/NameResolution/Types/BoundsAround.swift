import DependencyGraph
import SourceFacts

/// What the `where` clauses of the extensions and functions around a place say of generic parameters that others
/// declare.
extension TypeReader {
  /// The types that a generic parameter, or an associated type of one, must be or conform to there.
  func bounds(of type: TypeID, around scope: Int) -> [Int32] {
    var bounds: [Int32] = []
    for (node, scope) in requirements(path(of: type), around: scope) {
      let parts = nodes[node].kind == .compositionType ? table.files[file].facts.children(of: node) : [node]
      for part in parts {
        guard case .entity(let entity) = table.bind(typeAt: part, in: scope, of: file) else { continue }
        let nominal = table.nominal(entity)
        if nominal >= 0 { bounds.append(nominal) }
      }
    }
    return bounds
  }

  /// `where Items.Element == Item`: what values of a generic parameter hold.
  func element(of type: TypeID, around scope: Int) -> TypeID {
    let path = path(of: type)
    if path.isEmpty { return .unknown }
    for (node, _) in requirements(path + [KnownNames.element.rawValue], around: scope) where types[node].isKnown {
      return types[node]
    }
    return .unknown
  }

  /// The types, each with the scope that it is written in, that what is written so must be or conform to.
  private func requirements(_ path: [UInt32], around scope: Int) -> [(node: Int, scope: Int)] {
    if path.isEmpty { return [] }
    let facts = table.files[file].facts
    var found: [(node: Int, scope: Int)] = []
    var index = Int32(scope)
    while index >= 0 {
      let scope = facts.scopes[Int(index)]
      index = scope.parent
      if scope.declaration < 0 || scope.kind == .code { continue }
      let declaration = facts.declarations[Int(scope.declaration)]
      for requirement in facts.attachments(of: declaration) where requirement.kind == .requirement {
        let sides = facts.children(of: Int(requirement.node))
        if sides.count == 2, isSame(table.path(of: sides[0], in: file), path) {
          found.append((sides[1], Int(declaration.scope)))
        }
      }
    }
    return found
  }

  /// How a type is written: `Value`, `Value.Item`.
  private func path(of type: TypeID) -> [UInt32] {
    var path: [UInt32] = []
    var type = type
    while arena.kind(type) == .dependent, path.count < 8 {
      path.append(table.entities[Int(arena[type].symbol)].name)
      type = arena.argument(0, of: type)
    }
    // `Self.Item` is written with or without `Self`.
    if arena.kind(type) == .selfType { return path.reversed() }
    guard arena.kind(type) == .parameter else { return [] }
    path.append(table.entities[Int(arena[type].symbol)].name)
    return path.reversed()
  }

  private func isSame(_ written: [UInt32], _ path: [UInt32]) -> Bool {
    written == path || (written.first == KnownNames.selfType.rawValue && Array(written.dropFirst()) == path)
  }
}
