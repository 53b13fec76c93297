import DependencyGraph
import SourceFacts

/// Whether a protocol declares all members of a conforming class that are used, so that it can replace the class as a
/// type.
struct ProtocolFit {
  struct Use {
    let member: SymbolID
    /// The number of arguments of the call; nil if the member is not called.
    let arguments: Int?
    let isRead: Bool
  }

  private let type: SymbolID
  private let target: SymbolID
  private let graph: DependencyGraph

  init(_ type: SymbolID, for target: SymbolID, _ graph: DependencyGraph) {
    self.type = type
    self.target = target
    self.graph = graph
  }

  func covers(_ uses: [Use]) -> Bool {
    guard graph.symbols[type].kind == .protocol, graph.isSwift(type), isPlain else { return false }
    return uses.allSatisfy { use in
      guard graph.enclosingType(of: use.member) == target, isOnly(use.member) else { return false }
      return graph.members(declaredIn: type).contains { isSame($0, use.member, use) }
    }
  }

  /// Whether it can replace the class as a type: it has no external supertypes, associated types, initializers or
  /// `Self`, and the same attributes as the class.
  private var isPlain: Bool {
    let known: Set<String> = ["AnyObject", "class"]
    let isOwn = graph.allSupertypes(of: type).allSatisfy { $0.symbol != nil || known.contains(graph.names[$0.name]) }
    let parts = [type] + graph.allSupertypes(of: type).compactMap(\.symbol)
    return isOwn && Set(graph.attributeNames(of: type)) == Set(graph.attributeNames(of: target))
      && parts.allSatisfy { part in
        let (file, declaration) = (graph.symbols[part].file, graph.declaration(of: part))
        let facts = graph.files[file].facts
        let inside = facts.declarations.lazy.filter { declaration.start < $0.start && $0.end <= declaration.end }
        guard !inside.contains(where: { [.associatedtype, .primaryAssociatedType, .initializer].contains($0.kind) }),
          facts.attachments(of: declaration).allSatisfy({ $0.kind != .requirement }), let body = declaration.body
        else { return false }
        let scope = facts.scopes[body]
        return !facts.nodes[scope.firstNode..<scope.endNode].contains { facts.text($0.name) == "Self" }
      }
  }

  /// Whether the member is not overloaded, so that the compiler does not choose between several.
  private func isOnly(_ member: SymbolID) -> Bool {
    let name = graph.symbols[member].name
    let supertypes: [SymbolID] = graph.allSupertypes(of: target).compactMap(\.symbol).filter { $0 != type }
    let parts: [SymbolID] = ([target, type] + supertypes).flatMap { type in
      [type] + graph.extensions(of: type)
    }
    return parts.lazy.flatMap { graph.members(declaredIn: $0) }.count { graph.symbols[$0].name == name } == 2
  }

  private func isSame(_ requirement: SymbolID, _ member: SymbolID, _ use: Use) -> Bool {
    guard graph.symbols[requirement].name == graph.symbols[member].name,
      graph.symbols[requirement].kind == graph.symbols[member].kind,
      Set(graph.attributeNames(of: requirement)) == Set(graph.attributeNames(of: member))
    else { return false }
    let (asked, given) = (graph.declaration(of: requirement), graph.declaration(of: member))
    let unlike: Modifiers = [.static, .classMember, .mutating, .async, .throws, .nonisolated]
    let more = [requirement, member].contains { symbol in
      graph.files[graph.symbols[symbol].file].facts.attachments(of: graph.declaration(of: symbol)).contains {
        $0.kind != .attribute
      }
    }
    guard !more, asked.modifiers.intersection(unlike) == given.modifiers.intersection(unlike),
      asked.modifiers.isDisjoint(with: [.static, .classMember, .mutating])
    else { return false }
    switch graph.symbols[member].kind {
    case .variable:
      return use.isRead && asked.type != nil && given.type != nil
        && rendered(asked.type, of: requirement) == rendered(given.type, of: member)
    case .function:
      let (ask, give) = (parameters(of: requirement), parameters(of: member))
      return use.arguments == ask.count && ask == give && !ask.contains("")
        && rendered(asked.type, of: requirement) == rendered(given.type, of: member)
    default: return false
    }
  }

  /// `label: type` of each parameter; empty if a parameter has a default value or the function is generic.
  private func parameters(of function: SymbolID) -> [String] {
    let file = graph.symbols[function].file
    let facts = graph.files[file].facts
    return facts.declarations.indices.filter { facts.declarations[$0].parent == graph.symbols[function].declaration }
      .compactMap { index in
        let declaration = facts.declarations[index]
        switch declaration.kind {
        case .parameter:
          guard let type = declaration.type, declaration.value == nil, !declaration.modifiers.contains(.variadic)
          else { return "" }
          return "\(facts.text(declaration.label)): \(facts.rendered(type))"
        case .genericParameter: return ""
        default: return nil
        }
      }
  }

  private func rendered(_ node: NodeID?, of symbol: SymbolID) -> String {
    node.map { graph.files[graph.symbols[symbol].file].facts.rendered($0) } ?? ""
  }
}

extension FrozenFacts {
  /// A written type without spaces and comments.
  fileprivate func rendered(_ node: NodeID) -> String {
    let children = children(of: node).map { "\(text(nodes[$0].label)):\(rendered($0))" }.joined(separator: ",")
    return "\(nodes[node].kind).\(text(nodes[node].name)).\(nodes[node].flags.rawValue)(\(children))"
  }
}
