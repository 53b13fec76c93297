import DependencyGraph
import SourceFacts

/// Whether code takes different ways by what it finds out. That something is there, or is not empty, is no such question.
struct BranchSearch {
  private(set) var found = false

  init(_ graph: DependencyGraph, _ member: Int, within: Range<UInt32>?) {
    let facts = graph.files[Int(graph.symbols[member].file)].facts
    let declaration = graph.declaration(of: member)
    guard declaration.body >= 0 else { return }
    let scope = facts.scopes[Int(declaration.body)]
    let bound = Set(
      facts.declarations.compactMap { local in
        local.modifiers.contains(.optionalBinding) && local.value >= 0 ? Int(local.value) : nil
      })
    for index in Int(scope.firstNode)..<Int(scope.endNode) {
      let node = facts.nodes[index]
      if let within, !within.contains(node.offset) { continue }
      switch node.context {
      case .switchSubject: found = true
      case .condition: if !bound.contains(index), !Self.isTrivial(index, facts) { found = true }
      default: continue
      }
      if found { return }
    }
  }

  /// `x != nil`, `x.isEmpty`, `!x.isEmpty`, `x.count > 0`, `self`
  private static func isTrivial(_ index: Int, _ facts: FileFacts) -> Bool {
    let node = facts.nodes[index]
    switch node.kind {
    case .prefixOperator, .tuple: return Int(node.start) < index && isTrivial(index - 1, facts)
    case .member: return ["isEmpty", "isBlank", "length"].contains(facts.text(node.name))
    case .sequence:
      let children = facts.children(of: index)
      guard let last = children.last else { return true }
      if facts.nodes[last].kind == .nilLiteral { return true }
      if facts.nodes[last].kind == .booleanLiteral { return isTrivial(children[0], facts) }
      let text = facts.nodes[children[0]].kind == .member ? facts.text(facts.nodes[children[0]].name) : ""
      return ["count", "length"].contains(text) && facts.nodes[last].kind == .integerLiteral
    default: return false
    }
  }
}
