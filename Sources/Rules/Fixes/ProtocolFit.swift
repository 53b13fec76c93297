import DependencyGraph
import SourceFacts

/// Whether a protocol declares all members of a conforming class that are used, so that it can replace the class as a
/// type.
struct ProtocolFit {
  struct Use {
    let member: Int
    /// Of a call; nil: the member is named without one.
    let arguments: Int?
    let isRead: Bool
  }

  private let type: Int
  private let target: Int
  private let graph: DependencyGraph

  init(_ type: Int, for target: Int, _ graph: DependencyGraph) {
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

  /// It can be a type as it stands, and what holds for the class holds for it.
  private var isPlain: Bool {
    let known: Set<String> = ["AnyObject", "class"]
    let isOwn = graph.allSupertypes(of: type).allSatisfy { $0.symbol != nil || known.contains(graph.names[$0.name]) }
    let parts = [type] + graph.allSupertypes(of: type).map { Int($0.symbol) }.filter { $0 >= 0 }
    return isOwn && Set(graph.attributeNames(of: type)) == Set(graph.attributeNames(of: target))
      && parts.allSatisfy { part in
        let (file, declaration) = (Int(graph.symbols[part].file), graph.declaration(of: part))
        let facts = graph.files[file].facts
        let inside = facts.declarations.lazy.filter { declaration.start < $0.start && $0.end <= declaration.end }
        guard !inside.contains(where: { [.associatedtype, .primaryAssociatedType, .initializer].contains($0.kind) }),
          facts.attachments(of: declaration).allSatisfy({ $0.kind != .requirement }), declaration.body >= 0
        else { return false }
        let scope = facts.scopes[Int(declaration.body)]
        return !facts.nodes[Int(scope.firstNode)..<Int(scope.endNode)].contains { facts.text($0.name) == "Self" }
      }
  }

  /// Not one of several of its name, of which the compiler chooses.
  private func isOnly(_ member: Int) -> Bool {
    let name = graph.symbols[member].name
    let supertypes: [Int] = graph.allSupertypes(of: target).map { Int($0.symbol) }.filter { $0 >= 0 && $0 != type }
    let parts: [Int] = ([target, type] + supertypes).flatMap { type in
      [type] + graph.extensions(of: type).map { Int($0) }
    }
    return parts.lazy.flatMap { graph.members(declaredIn: $0) }.count { graph.symbols[$0].name == name } == 2
  }

  private func isSame(_ requirement: Int, _ member: Int, _ use: Use) -> Bool {
    guard graph.symbols[requirement].name == graph.symbols[member].name,
      graph.symbols[requirement].kind == graph.symbols[member].kind,
      Set(graph.attributeNames(of: requirement)) == Set(graph.attributeNames(of: member))
    else { return false }
    let (asked, given) = (graph.declaration(of: requirement), graph.declaration(of: member))
    let unlike: Modifiers = [.static, .classMember, .mutating, .async, .throws, .nonisolated]
    let more = [requirement, member].contains { symbol in
      graph.files[Int(graph.symbols[symbol].file)].facts.attachments(of: graph.declaration(of: symbol)).contains {
        $0.kind != .attribute
      }
    }
    guard !more, asked.modifiers.intersection(unlike) == given.modifiers.intersection(unlike),
      asked.modifiers.isDisjoint(with: [.static, .classMember, .mutating])
    else { return false }
    switch graph.symbols[member].kind {
    case .variable:
      return use.isRead && asked.type >= 0 && given.type >= 0
        && rendered(asked.type, of: requirement) == rendered(given.type, of: member)
    case .function:
      let (ask, give) = (parameters(of: requirement), parameters(of: member))
      return use.arguments == ask.count && ask == give && !ask.contains("")
        && rendered(asked.type, of: requirement) == rendered(given.type, of: member)
    default: return false
    }
  }

  /// `label: type` of each; empty where there is more to it: a default, generic parameters.
  private func parameters(of function: Int) -> [String] {
    let file = Int(graph.symbols[function].file)
    let facts = graph.files[file].facts
    return facts.declarations.indices.filter { facts.declarations[$0].parent == graph.symbols[function].declaration }
      .compactMap { index in
        let declaration = facts.declarations[index]
        switch declaration.kind {
        case .parameter
        where declaration.value < 0 && declaration.type >= 0 && !declaration.modifiers.contains(.variadic):
          return "\(facts.text(declaration.label)): \(facts.rendered(Int(declaration.type)))"
        case .parameter, .genericParameter: return ""
        default: return nil
        }
      }
  }

  private func rendered(_ node: Int32, of symbol: Int) -> String {
    node < 0 ? "" : graph.files[Int(graph.symbols[symbol].file)].facts.rendered(Int(node))
  }
}

extension FrozenFacts {
  /// A written type without its spaces and comments.
  fileprivate func rendered(_ node: Int) -> String {
    let children = children(of: node).map { "\(text(nodes[$0].label)):\(rendered($0))" }.joined(separator: ",")
    return "\(nodes[node].kind).\(text(nodes[node].name)).\(nodes[node].flags.rawValue)(\(children))"
  }
}
