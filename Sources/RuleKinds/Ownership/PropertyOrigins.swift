import DependencyGraph
import SourceFacts

/// Where the values of a type's stored properties come from, as far as the text tells.
struct PropertyOrigins {
  private let graph: DependencyGraph
  private let type: Int

  init(of type: Int, in graph: DependencyGraph) {
    self.type = type
    self.graph = graph
  }

  /// Whether the initial value, or a value that the type assigns, is created right there: `Foo(…)`, `makeFoo()`, `[…]`.
  func isCreatedInside(_ property: StoredProperty) -> Bool {
    let declaration = graph.declaration(of: Int(property.symbol))
    let file = Int(graph.symbols[Int(property.symbol)].file)
    if declaration.value >= 0, creates(Int(declaration.value), in: file) { return true }
    return ([type] + graph.extensions(of: type).map(Int.init)).contains { part in
      let partFile = Int(graph.symbols[part].file)
      let text = graph.declaration(of: part)
      return graph.assignments(in: partFile, bytes: text.start..<text.end).contains { assignment in
        assignment.target == property.symbol && creates(assignment.value, in: partFile)
      }
    }
  }

  /// Whether all who set it from outside hand over what they create right there and do not keep: it is then the holder's own.
  func isCreatedForIt(_ property: StoredProperty) -> Bool {
    let file = graph.symbols[type].file
    let users = Set(graph.references.lazy.filter { $0.target == property.symbol && $0.file != file }.map(\.file))
    let values = users.flatMap { user in
      graph.assignments(in: Int(user), bytes: 0..<UInt32.max).filter { $0.target == property.symbol }
    }
    return !values.isEmpty && values.allSatisfy { creates($0.value, in: Int($0.file)) }
  }

  private func creates(_ node: Int, in file: Int) -> Bool {
    let children = graph.files[file].facts.children(of: node)
    switch graph.files[file].facts.nodes[node].kind {
    case .call: return children.first.map { isMaker($0, in: file) } ?? false
    case .effect, .forcedUnwrapping, .tuple: return children.last.map { creates($0, in: file) } ?? false
    case .ifExpression, .switchExpression: return children.contains { creates($0, in: file) }
    default: return false
    }
  }

  /// A type, an initializer, a closure that is called at once, a function of the type's own.
  private func isMaker(_ callee: Int, in file: Int) -> Bool {
    let node = graph.files[file].facts.nodes[callee]
    if node.kind == .closure || node.kind == .implicitMember { return true }
    let name = graph.files[file].facts.text(node.name)
    if name == "init" || name.first?.isUppercase ?? false { return true }
    return graph.references(in: file, at: node.offset).contains { reference in
      let target = Int(graph.references[reference].target)
      return graph.symbols[target].kind.isNominalType || graph.symbols[target].kind == .initializer
        || graph.enclosingType(of: target) == type
    }
  }
}
