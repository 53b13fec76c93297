import Architecture
import DependencyGraph
import Frameworks
import SourceFacts

/// Finds branches with a condition that matters: checks for nil or emptiness do not count.
struct BranchSearch {
  private(set) var found = false
  private let facts: FrozenFacts
  private let file: FileID
  private let reader: UseReader
  private let isObjectiveC: Bool

  init(_ reader: UseReader, _ member: SymbolID, within: Range<UInt32>?) {
    let graph = reader.graph
    self.reader = reader
    file = graph.symbols[member].file
    facts = graph.files[file].facts
    isObjectiveC = !graph.isSwift(member)
    let declaration = graph.declaration(of: member)
    guard let body = declaration.body else { return }
    let scope = facts.scopes[body]
    // Declarations are in the order of their names.
    let first = facts.declarations.indices.partitioningIndex { facts.declarations[$0].nameOffset >= declaration.start }
    var bound: Set<NodeID> = []
    for local in facts.declarations[first...] {
      if local.nameOffset >= declaration.end { break }
      if local.modifiers.contains(.optionalBinding), let value = local.value { bound.insert(value) }
    }
    for node in scope.firstNode..<scope.endNode {
      let written = facts.nodes[node]
      if let within, !within.contains(written.offset) { continue }
      switch written.context {
      case .switchSubject: found = true
      case .condition: if !bound.contains(node), !isTrivial(node) { found = true }
      default: continue
      }
      if found { return }
    }
  }

  /// `x != nil`, `x.isEmpty`, `!x.isEmpty`, `x.count > 0`, `self`
  private func isTrivial(_ node: NodeID) -> Bool {
    let written = facts.nodes[node]
    switch written.kind {
    case .prefixOperator, .tuple: return written.start < node && isTrivial(node.previous)
    case .member:
      let name = facts.text(written.name)
      return ["isEmpty", "isBlank", "length"].contains(name) || isObjectiveC && (name == "count" || isObject(node))
    case .identifier: return isObjectiveC && isObject(node)
    case .call: return isObjectiveC && (asksForAbility(node) || isObject(node))
    case .sequence:
      let children = facts.children(of: node)
      guard let last = children.last else { return true }
      if facts.nodes[last].kind == .nilLiteral { return true }
      if facts.nodes[last].kind == .booleanLiteral { return isTrivial(children[0]) }
      let text = facts.nodes[children[0]].kind == .member ? facts.text(facts.nodes[children[0]].name) : ""
      return ["count", "length"].contains(text) && facts.nodes[last].kind == .integerLiteral
    default: return false
    }
  }

  /// Whether a condition is an object in Objective-C, which means that it is not nil: `if (self.delegate)`.
  private func isObject(_ node: NodeID) -> Bool {
    switch reader.types.type(of: node, in: file) {
    case .project(let symbol): return [.class, .protocol].contains(reader.graph.symbols[symbol].kind)
    case .foreign(let foreign):
      let name = reader.types.text(foreign)
      return CamelWords(name).list.count > 1 && !Frameworks.known.has(.scalar, name)
    case .elements, .type: return true
    case .unknown: return false
    }
  }

  /// Whether a call only asks for a type or method: `[x respondsToSelector:…]`, `[x isKindOfClass:…]`
  private func asksForAbility(_ call: NodeID) -> Bool {
    guard let callee = facts.children(of: call).first else { return false }
    return ["respondsToSelector:", "isKindOfClass:", "conformsToProtocol:", "length", "count"].contains(
      facts.text(facts.nodes[callee].name))
  }
}
