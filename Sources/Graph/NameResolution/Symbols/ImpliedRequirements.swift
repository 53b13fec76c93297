import DependencyGraph
import SourceFacts
import Tables

/// `func read<K>(_ map: Map<K>)` requires of `K` what `Map` requires of its own parameter.
extension SymbolTable {
  func addImpliedRequirements(of function: EntityID, to clauses: inout [InheritanceClause]) {
    let this = entities[function]
    guard let file = this.file, [.function, .initializer, .subscript].contains(this.kind) else { return }
    let generics = generics(of: function).filter { declaration($0).type == nil }
    if generics.isEmpty { return }
    let scope = declaration(firstGeneric[function]).scope
    var roots = parameterRange(function).map { parameters[$0].type }
    roots.append(writtenTypes[function].id)
    for case let root? in roots { addRequirements(impliedBy: root, in: scope, of: file, to: generics, &clauses) }
  }

  private func addRequirements(
    impliedBy root: NodeID, in scope: ScopeID, of file: FileID, to generics: [EntityID],
    _ clauses: inout [InheritanceClause]
  ) {
    let nodes = files[file].facts.nodes
    for node in nodes[root].start...root where nodes[node].flags.contains(.specialized) && nodes[node].kind == .typeName
    {
      for (position, argument) in files[file].facts.children(of: node).enumerated() {
        guard nodes[argument].kind == .typeName, nodes[argument].start == argument,
          let generic = generics.first(where: { entities[$0].name == names.merged(nodes[argument].name, in: file) }),
          case .entity(let type) = bind(typeAt: node, in: scope, of: file), position < self.generics(of: type).count
        else { continue }
        let parameter = firstGeneric[type].advanced(by: position)
        let declared = declaration(parameter)
        if let type = declared.type {
          addClause(type, in: declared.scope, of: home(of: parameter), to: generic, &clauses)
        }
      }
    }
  }
}
