import SourceFacts

extension FileFacts {
  /// A node and its children as text: `call(member.b(identifier.a), label:integerLiteral)`.
  func rendered(_ index: Int) -> String {
    let node = nodes[index]
    var text = node.label.isNone ? "" : "\(names[node.label]):"
    text += "\(node.kind)"
    if node.kind != .closure, !node.name.isNone { text += ".\(names[node.name])" }
    if node.flags.contains(.trailing) { text += "!" }
    if node.flags.contains(.async) { text += "~async" }
    if node.flags.contains(.throwing) { text += "~throws" }
    let children = children(of: index)
    return children.isEmpty ? text : text + "(" + children.map(rendered).joined(separator: ", ") + ")"
  }

  /// The outermost nodes, in order.
  var roots: [Int] {
    var roots: [Int] = []
    var index = nodes.count - 1
    while index >= 0 {
      roots.append(index)
      index = Int(nodes[index].start) - 1
    }
    return roots.reversed()
  }

  var renderedRoots: [String] { roots.map(rendered) }

  /// `kind name: type = value` of every declaration.
  var renderedDeclarations: [String] {
    declarations.map { declaration in
      var text = "\(declaration.kind) \(names[declaration.name])"
      if declaration.type >= 0 { text += ": " + rendered(Int(declaration.type)) }
      if declaration.value >= 0 { text += " = " + rendered(Int(declaration.value)) }
      return text
    }
  }

  func declaration(_ name: String) -> Declaration? { declarations.first { names[$0.name] == name } }
}
