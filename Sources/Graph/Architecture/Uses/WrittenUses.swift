import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// How a use is written, and the code around it.
extension UseReader {
  /// Whether a name at the place of a use is a local variable; parameters do not count.
  public func isLocalVariable(_ name: String, _ use: Use) -> Bool {
    let code = types.code(use.file)
    guard let name = code.facts.names.find(name) else { return false }
    guard let local = types.local(name, at: use.offset, node: use.node, in: use.file) else { return false }
    let declaration = code.facts.declarations[local]
    return declaration.kind == .variable && !declaration.modifiers.contains(.optionalBinding)
  }

  /// Whether the path of an expression is a plain name, see `path(of:in:)`.
  public func isPath(_ node: NodeID, in file: FileID, _ name: String) -> Bool {
    let facts = types.code(file).facts
    let root = facts.nodes[node]
    switch root.kind {
    case .identifier, .member: return facts.text(root.name) == name && path(of: node, in: file) == name
    case .call: return facts.nodes.firstChild(of: node).map { isPath($0, in: file, name) } ?? false
    case .optionalChaining, .forcedUnwrapping, .effect:
      return facts.nodes.lastChild(of: node).map { isPath($0, in: file, name) } ?? false
    default: return false
    }
  }

  /// The node of the initial value of a local variable.
  public func localValue(of node: NodeID, at use: Use) -> NodeID? {
    let code = types.code(use.file)
    let named = code.facts.nodes[node]
    var before: DeclarationID?
    // Continues with the outer variable for `guard let a`.
    while let local = types.local(named.name, at: named.offset, node: node, before: before, in: use.file) {
      let declaration = code.facts.declarations[local]
      guard declaration.kind == .variable else { return nil }
      if let value = declaration.value { return value }
      before = local
    }
    return nil
  }

  /// Whether a name is bound by `guard let a` for a property.
  public func isUnwrappedProperty(_ node: NodeID, at use: Use) -> Bool {
    let code = types.code(use.file)
    let named = code.facts.nodes[node]
    guard let local = types.local(named.name, at: named.offset, node: node, in: use.file) else { return false }
    let declaration = code.facts.declarations[local]
    return declaration.modifiers.contains(.optionalBinding) && declaration.value == nil
      && types.local(named.name, at: named.offset, node: node, before: local, in: use.file) == nil
  }

  /// The text of a node if it is a plain name.
  public func identifier(_ node: NodeID, of use: Use) -> String? {
    let facts = types.code(use.file).facts
    return facts.nodes[node].kind == .identifier ? facts.text(facts.nodes[node].name) : nil
  }

  /// Whether the code of a type may pass a closure to an initializer of the project. Does not read all uses.
  public func mayPassClosureToInitializer(in type: SymbolID) -> Bool {
    graph.parts(of: type).contains { part in
      let body = graph.declaration(of: part).body
      guard let body else { return false }
      let code = types.code(graph.symbols[part].file)
      let scope = code.facts.scopes[body]
      return code.facts.nodes.withUnsafeBufferPointer { nodes in
        for node in scope.firstNode..<scope.endNode where nodes[node.index].kind == .closure {
          if let call = code.facts.parent(of: node), nodes[call.index].kind == .call, mayCallInitializer(call, code) {
            return true
          }
        }
        return false
      }
    }
  }

  private func mayCallInitializer(_ call: NodeID, _ code: CodeFile) -> Bool {
    guard let callee = code.facts.nodes.firstChild(of: call) else { return false }
    let named = code.facts.nodes[callee]
    if named.kind == .optionalChaining || named.kind == .forcedUnwrapping { return true }
    guard named.kind.namesMember else { return false }
    let name = code.merged(named.name)
    return (types.words.startsUppercase(name) || name == types.words.initializer)
      && !graph.references(in: code.file, at: named.offset).isEmpty
  }

  /// Whether the used member has this name.
  public func isNamed(_ use: Use, _ name: ByteView) -> Bool {
    graph.names.withBytes(of: use.mergedName) { $0 == name }
  }

  public func isOnSuperclass(_ use: Use) -> Bool { use.ownWord == .super }

  /// Whether the result of a call is unused: `a.b()`, `try? a.b()`, `_ = a.b()`.
  public func isStatement(_ use: Use) -> Bool {
    let facts = types.code(use.file).facts
    return facts.nodes[outermost(use, facts) { parent, _ in facts.isDiscarding(parent) }].context == .statement
  }

  /// Whether a call without arguments is used for its result: `[label text]`, `box.selectedTag()`.
  public func isQuestion(_ use: Use) -> Bool {
    guard use.form == .call, arguments(of: use).isEmpty else { return false }
    let code = types.code(use.file)
    // `isBusy ? spinner.startAnimating() : spinner.stopAnimating()`
    let whole = outermost(use, code.facts) { parent, node in
      code.facts.isDiscarding(parent) || code.facts.nodes[parent].kind == .ternary
        || code.facts.isLastOfTernary(node, in: parent)
    }
    let context = code.facts.nodes[whole].context
    return context != .statement && (code.isObjectiveC || context != .returned)
  }

  private func outermost(_ use: Use, _ facts: FrozenFacts, while passes: (_ parent: NodeID, _ node: NodeID) -> Bool)
    -> NodeID
  {
    var node = use.call
    while let parent = facts.parent(of: node), passes(parent, node) { node = parent }
    return node
  }
}

extension FrozenFacts {
  /// `try`, `?`, `!` and `_ =` around an expression
  fileprivate func isDiscarding(_ parent: NodeID) -> Bool {
    if nodes[parent].kind == .sequence { return nodes[nodes[parent].start].kind == .discard }
    return [.effect, .optionalChaining, .forcedUnwrapping].contains(nodes[parent].kind)
  }

  fileprivate func isLastOfTernary(_ node: NodeID, in sequence: NodeID) -> Bool {
    guard nodes[sequence].kind == .sequence, node.next == sequence else { return false }
    return children(of: sequence).dropLast().last.map { nodes[$0].kind == .ternary } ?? false
  }
}
