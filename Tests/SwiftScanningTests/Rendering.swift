import SourceFacts
import SwiftScanning
import Tables

extension FileFacts {
  /// A node and its children as text: `call(member.b(identifier.a), label:integerLiteral)`.
  func rendered(_ id: NodeID) -> String {
    let node = nodes[id]
    var text = node.label.isNone ? "" : "\(names[node.label]):"
    text += "\(node.kind)"
    if node.kind != .closure, !node.name.isNone { text += ".\(names[node.name])" }
    if node.flags.contains(.trailing) { text += "!" }
    if node.flags.contains(.async) { text += "~async" }
    if node.flags.contains(.throwing) { text += "~throws" }
    let children = children(of: id)
    return children.isEmpty ? text : text + "(" + children.map(rendered).joined(separator: ", ") + ")"
  }

  /// The outermost nodes, in order.
  var roots: [NodeID] {
    var roots: [NodeID] = []
    var end = nodes.endIndex
    while end > nodes.startIndex {
      roots.append(end.previous)
      end = nodes[end.previous].start
    }
    return roots.reversed()
  }

  var renderedRoots: [String] { roots.map(rendered) }

  /// `kind name: type = value` of every declaration.
  var renderedDeclarations: [String] {
    declarations.map { declaration in
      var text = "\(declaration.kind) \(names[declaration.name])"
      if let type = declaration.type { text += ": " + rendered(type) }
      if let value = declaration.value { text += " = " + rendered(value) }
      return text
    }
  }

  func declaration(_ name: String) -> Declaration? { declarations.first { names[$0.name] == name } }
}
