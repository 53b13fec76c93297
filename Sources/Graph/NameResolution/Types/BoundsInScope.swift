import DependencyGraph
import SourceFacts
import Tables

/// `where` clauses of the enclosing extensions and functions that constrain generic parameters declared elsewhere.
extension TypeReader {
  /// The types that a generic parameter, or an associated type of one, is constrained to in a scope.
  func bounds(of type: TypeID, in scope: ScopeID) -> [EntityID] {
    var bounds: [EntityID] = []
    for (node, scope) in requirements(path(of: type), in: scope) {
      let parts = nodes[node].kind == .compositionType ? table.files[file].facts.children(of: node) : [node]
      for part in parts {
        guard case .entity(let entity) = table.bind(typeAt: part, in: scope, of: file) else { continue }
        if let nominal = table.nominal(entity) { bounds.append(nominal) }
      }
    }
    return bounds
  }

  /// `where Items.Element == Item`: the element type of a generic parameter.
  func element(of type: TypeID, in scope: ScopeID) -> TypeID {
    let path = path(of: type)
    if path.isEmpty { return .unknown }
    for (node, _) in requirements(path + [KnownNames.element.rawValue], in: scope) where types[node].isKnown {
      return types[node]
    }
    return .unknown
  }

  /// The types that a path is constrained to, each with its scope.
  private func requirements(_ path: [UInt32], in scope: ScopeID) -> [(node: NodeID, scope: ScopeID)] {
    if path.isEmpty { return [] }
    let facts = table.files[file].facts
    var found: [(node: NodeID, scope: ScopeID)] = []
    var enclosing: ScopeID? = scope
    while let open = enclosing {
      let scope = facts.scopes[open]
      enclosing = scope.parent
      guard let header = scope.declaration, scope.kind != .code else { continue }
      let declaration = facts.declarations[header]
      for requirement in facts.attachments(of: declaration) where requirement.kind == .requirement {
        let sides = facts.children(of: requirement.node)
        if sides.count == 2, isSame(table.path(of: sides[0], in: file), path) {
          found.append((sides[1], declaration.scope))
        }
      }
    }
    return found
  }

  /// The path of a type: `Value`, `Value.Item`.
  private func path(of type: TypeID) -> [UInt32] {
    var path: [UInt32] = []
    var type = type
    while arena.kind(type) == .dependent, path.count < 8 {
      path.append(table.entities[arena[type].entity].name)
      type = arena.argument(0, of: type)
    }
    // `Self.` can be left out in `Self.Item`.
    if arena.kind(type) == .selfType { return path.reversed() }
    guard arena.kind(type) == .parameter else { return [] }
    path.append(table.entities[arena[type].entity].name)
    return path.reversed()
  }

  private func isSame(_ written: [UInt32], _ path: [UInt32]) -> Bool {
    written == path || (written.first == KnownNames.selfType.rawValue && Array(written.dropFirst()) == path)
  }
}
