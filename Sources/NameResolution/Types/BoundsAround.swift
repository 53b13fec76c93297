import DependencyGraph
import SourceFacts

/// What the `where` clauses of the extensions and functions around a place say of generic parameters that others declare.
extension TypeReader {
  /// The types that a generic parameter, or an associated type of one, must be or conform to there.
  func bounds(of type: TypeID, around scope: Int) -> [Int32] {
    let path = path(of: type)
    if path.isEmpty { return [] }
    let facts = table.files[file].facts
    var bounds: [Int32] = []
    var index = Int32(scope)
    while index >= 0 {
      let scope = facts.scopes[Int(index)]
      index = scope.parent
      if scope.declaration < 0 || scope.kind == .code { continue }
      let declaration = facts.declarations[Int(scope.declaration)]
      for requirement in facts.attachments(of: declaration) where requirement.kind == .requirement {
        let sides = facts.children(of: Int(requirement.node))
        guard sides.count == 2, isSame(table.path(of: sides[0], in: file), path),
          case .entity(let entity) = table.bind(typeAt: sides[1], in: Int(declaration.scope), of: file)
        else { continue }
        let nominal = table.nominal(entity)
        if nominal >= 0 { bounds.append(nominal) }
      }
    }
    return bounds
  }

  /// How a type is written: `Value`, `Value.Item`.
  private func path(of type: TypeID) -> [UInt32] {
    var path: [UInt32] = []
    var type = type
    while arena.kind(type) == .dependent, path.count < 8 {
      path.append(table.entities[Int(arena[type].symbol)].name)
      type = arena.argument(0, of: type)
    }
    guard arena.kind(type) == .parameter else { return [] }
    path.append(table.entities[Int(arena[type].symbol)].name)
    return path.reversed()
  }

  private func isSame(_ written: [UInt32], _ path: [UInt32]) -> Bool {
    written == path || (written.first == KnownNames.selfType.rawValue && Array(written.dropFirst()) == path)
  }
}
