import DependencyGraph
import SourceFacts
import Tables

/// `func read<K>(_ map: Map<K>)` implies for `K` the requirements of `Map`'s parameter.
extension SymbolTable {
  func addImpliedRequirements(of function: EntityID, to clauses: inout [InheritanceClause]) {
    let this = entities[function]
    guard let file = this.file, [.function, .initializer, .subscript].contains(this.kind) else { return }
    let generics = entities.generics(of: function).filter { declaration($0).type == nil }
    if generics.isEmpty { return }
    let scope = declaration(entities.firstGeneric[function]).scope
    var roots = entities.parameterRange(function).map { entities.parameters[$0].type }
    roots.append(entities.writtenTypes[function].id)
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
          case .entity(let type) = bind(typeAt: node, in: scope, of: file), position < entities.generics(of: type).count
        else { continue }
        let parameter = entities.firstGeneric[type].advanced(by: position)
        let declared = declaration(parameter)
        if let type = declared.type {
          addClause(type, in: declared.scope, of: entities.home(of: parameter), to: generic, &clauses)
        }
      }
    }
  }
}
