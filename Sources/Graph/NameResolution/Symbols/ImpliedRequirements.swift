import DependencyGraph
import SourceFacts

/// `func read<K>(_ map: Map<K>)` requires of `K` what `Map` requires of its own parameter.
extension SymbolTable {
  func addImpliedRequirements(of function: Int32) {
    let this = entities[Int(function)]
    guard this.file >= 0, [.function, .initializer, .subscript].contains(this.kind) else { return }
    let first = firstGeneric[Int(function)]
    let generics = (first..<first + Int32(genericCount[Int(function)])).filter { declaration($0).type < 0 }
    if generics.isEmpty { return }
    let scope = Int(declaration(first).scope)
    var roots = parameterRange(function).map { parameters[$0].type }
    roots.append(writtenTypes[Int(function)])
    for root in roots where root >= 0 { addRequirements(impliedBy: Int(root), in: scope, of: Int(this.file), to: generics) }
  }

  private func addRequirements(impliedBy root: Int, in scope: Int, of file: Int, to generics: [Int32]) {
    let nodes = files[file].facts.nodes
    for node in Int(nodes[root].start)...root where nodes[node].flags.contains(.specialized) && nodes[node].kind == .typeName {
      for (position, argument) in files[file].facts.children(of: node).enumerated() {
        guard nodes[argument].kind == .typeName, Int(nodes[argument].start) == argument,
          let generic = generics.first(where: { entities[Int($0)].name == names.merged(nodes[argument].name, in: file) }),
          case .entity(let type) = bind(typeAt: node, in: scope, of: file), position < Int(genericCount[Int(type)])
        else { continue }
        let parameter = firstGeneric[Int(type)] + Int32(position)
        let declared = declaration(parameter)
        if declared.type >= 0 { addClause(declared.type, in: declared.scope, of: entities[Int(parameter)].file, to: generic) }
      }
    }
  }
}
