import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Uses of shared instances that only read a developer flag: `AppSetup.shared.usesStaging`, `Features.shared.bool(for:
/// key)`.
final class SettingsReads {
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }
  /// For each member; computed on demand.
  private var setByScreen: [SymbolID: Bool] = [:]

  init(_ context: RuleContext) { self.context = context }

  /// Whether a type only stores settings, and all these uses of its shared instance read flags that no screen sets,
  /// except screens for developers.
  func areReads(_ references: [Reference], of type: SymbolID) -> Bool {
    context.model.roles.isPreferenceStore(type) && references.allSatisfy(isReadOfFlag)
  }

  private func isReadOfFlag(_ reference: Reference) -> Bool {
    let (file, facts) = (reference.file, graph.files[reference.file].facts)
    guard let name = graph.nameNode(in: file, at: reference.offset), let member = facts.memberAsked(of: name),
      isFlag(member, in: file)
    else { return false }
    if member.next < facts.nodes.endIndex, facts.nodes[member.next].kind == .assignment { return false }
    guard let enclosing = facts.parent(of: member) else { return true }
    return ![.member, .inoutArgument].contains(facts.nodes[enclosing].kind)
  }

  /// A variable of type Bool, or a function that returns one.
  private func isFlag(_ member: NodeID, in file: FileID) -> Bool {
    graph.references(in: file, at: graph.node(member, in: file).offset).contains { index in
      let symbol = graph.references[index].target
      if isSetByScreen(symbol) || own(namedBy: symbol).contains(where: isSetByScreen) { return false }
      let (declaration, facts) = (graph.declaration(of: symbol), graph.files[graph.symbols[symbol].file].facts)
      if let type = declaration.type { return ["Bool", "BOOL"].contains(facts.text(ofType: type)) }
      return declaration.value.map { facts.nodes[$0].kind } == .booleanLiteral
    }
  }

  /// Variables of the same type that a computed property reads.
  private func own(namedBy member: SymbolID) -> [SymbolID] {
    let text = graph.declaration(of: member)
    guard graph.symbols[member].kind == .variable, text.modifiers.contains(.computed) else { return [] }
    let (file, owner) = (graph.symbols[member].file, graph.outermostType(of: member))
    return graph.references(in: file, bytes: text.start..<text.end).map { graph.references[$0].target }.filter {
      $0 != member && graph.symbols[$0].kind == .variable && graph.outermostType(of: $0) == owner
    }
  }

  private func isSetByScreen(_ member: SymbolID) -> Bool {
    if let known = setByScreen[member] { return known }
    let isSet = findsSettingScreen(of: member)
    setByScreen[member] = isSet
    return isSet
  }

  private func findsSettingScreen(of member: SymbolID) -> Bool {
    let owner = graph.outermostType(of: member)
    return context.references[member].contains { index in
      let reference = graph.references[index]
      guard let source = reference.source else { return false }
      let user = graph.outermostType(of: source)
      if user == owner || DebugName.isOne(graph.name(of: user)) { return false }
      let nodes = graph.files[reference.file].facts.nodes
      guard let named = graph.nameNode(in: reference.file, at: reference.offset) else { return false }
      return named.next < nodes.endIndex && nodes[named.next].kind == .assignment
    }
  }
}

extension FrozenFacts {
  /// The member that is used on the instance: in `Setup.shared.usesStaging`, the node of `usesStaging`.
  fileprivate func memberAsked(of instance: NodeID) -> NodeID? {
    var node = instance
    guard var enclosing = parent(of: node) else { return nil }
    if nodes[enclosing].kind == .call, nodes.firstChild(of: enclosing) == node {
      guard let outer = parent(of: enclosing) else { return nil }
      (node, enclosing) = (enclosing, outer)
    }
    return nodes[enclosing].kind == .member && nodes.firstChild(of: enclosing) == node ? enclosing : nil
  }
}
