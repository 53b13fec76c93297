import SourceFacts
import Tables

/// Kinds of facts that can be removed from the scanner's side, to test that the oracle notices.
public enum Drop {
  /// Their names for `--drop`.
  public static let kinds: [String] = {
    let nodes = NodeKind.allCases.map { "node.\($0)" }
    return changes.keys.sorted() + nodes + DeclarationKind.allCases.filter { $0 != .header }.map { "declaration.\($0)" }
  }()

  /// The facts without those of this kind; nil if there is no such kind.
  public static func apply(_ kind: String, to facts: FileFacts) -> FileFacts? {
    var facts = facts
    if let change = changes[kind] {
      change(&facts)
    } else if let node = NodeKind.allCases.first(where: { "node.\($0)" == kind }) {
      dropNodes(node, &facts)
    } else if let declaration = DeclarationKind.allCases.first(where: { "declaration.\($0)" == kind }) {
      facts.declarations.elements.removeAll { $0.kind == declaration }
    } else {
      return nil
    }
    return facts
  }

  private static let changes: [String: @Sendable (inout FileFacts) -> Void] = [
    "imports": { $0.imports = [] },
    "import.flags": { $0.changeImports { $0.flags = [] } },
    "import.kinds": { $0.changeImports { $0.kind = .module } },
    "import.paths": { $0.changeImports { $0.path = $0.module } },
    "declarations": { $0.declarations = [] },
    "declaration.modifiers": { $0.changeDeclarations { $0.modifiers = [] } },
    "declaration.tuplePlace": { $0.changeDeclarations { $0.tuplePlace = 0 } },
    "declaration.names": { $0.changeDeclarations { $0.name = .none } },
    "declaration.labels": { $0.changeDeclarations { $0.label = .none } },
    "declaration.nameOffsets": { $0.changeDeclarations { $0.nameOffset = $0.start } },
    "declaration.starts": { $0.changeDeclarations { $0.start = $0.nameOffset } },
    "declaration.ends": { $0.changeDeclarations { $0.end = $0.start } },
    "declaration.parents": { $0.changeDeclarations { $0.parent = nil } },
    "declaration.scopes": { $0.changeDeclarations { $0.scope = ScopeID(0) } },
    "declaration.bodies": { $0.changeDeclarations { $0.body = nil } },
    "declaration.types": { $0.changeDeclarations { $0.type = nil } },
    "declaration.values": { $0.changeDeclarations { $0.value = nil } },
    "declaration.visibleFrom": { $0.changeDeclarations { $0.visibleFrom = 0 } },
    "attachments": { $0.changeDeclarations { $0.attachmentCount = 0 } },
    "attachment.kinds": { facts in for index in facts.attachments.indices { facts.attachments[index].kind = .attribute }
    },
    "scopes": { $0.scopes.elements.removeLast($0.scopes.count - 1) },
    "scope.kinds": { $0.changeScopes { $0.kind = .code } },
    "scope.parents": { $0.changeScopes { $0.parent = nil } },
    "scope.declarations": { $0.changeScopes { $0.declaration = nil } },
    "scope.nodes": { $0.changeScopes { ($0.firstNode, $0.endNode) = (NodeID(0), NodeID(0)) } },
    "scope.ends": { $0.changeScopes { $0.end = $0.start } },
    "nodes": { $0.nodes = [] },
    "flags": { $0.changeNodes { $0.flags = [] } },
    "contexts": { $0.changeNodes { $0.context = .nested } },
    "names": { $0.changeNodes { $0.name = .none } },
    "labels": { $0.changeNodes { $0.label = .none } },
    "label.distances": { $0.changeNodes { $0.labelDistance = 0 } },
    "offsets": { $0.changeNodes { $0.offset = 0 } },
    "starts": { facts in for node in facts.nodes.indices { facts.nodes[node].start = node } },
    "branches": { $0.branches = [] },
    "branch.groups": { facts in for index in facts.branches.indices { facts.branches[index].group = 0 } },
    "branch.ends": { facts in for index in facts.branches.indices { facts.branches[index].end = 0 } },
    "directives": { $0.directives = [] },
    "lines": { $0.lines.starts = [0] },
  ]

  /// Removes nodes and adjusts references to the others, like a scanner that does not know the kind.
  private static func dropNodes(_ kind: NodeKind, _ facts: inout FileFacts) {
    var kept: Table<NodeID, Node> = []
    var moved: Table<NodeID, NodeID> = []
    for var node in facts.nodes {
      moved.append(kept.endIndex)
      guard node.kind != kind else { continue }
      node.start = moved[node.start]
      kept.append(node)
    }
    facts.nodes = kept
  }
}

extension FileFacts {
  fileprivate mutating func changeImports(_ change: (inout ImportFact) -> Void) {
    for index in imports.indices { change(&imports[index]) }
  }
  fileprivate mutating func changeDeclarations(_ change: (inout Declaration) -> Void) {
    for index in declarations.indices { change(&declarations[index]) }
  }
  fileprivate mutating func changeScopes(_ change: (inout Scope) -> Void) {
    for index in scopes.indices { change(&scopes[index]) }
  }
  fileprivate mutating func changeNodes(_ change: (inout Node) -> Void) {
    for index in nodes.indices { change(&nodes[index]) }
  }
}
