extension FileFacts {
  /// Whether another text has the same facts, apart from positions: only comments, empty lines or literals that are not
  /// part of the facts differ. Columns in bytes must be the same. False if a text has directives or syntax errors.
  public func hasSameMeaning(as other: FileFacts) -> Bool {
    let comments = [self, other].contains { !$0.directives.isEmpty || !$0.problems.isEmpty }
    guard !comments, hasNames(of: other), hasCounts(of: other) else { return false }
    var (here, there) = (CodeLines(self).reading(), CodeLines(other).reading())
    func isSamePlace(_ offset: UInt32, _ other: UInt32) -> Bool { here.place(of: offset) == there.place(of: other) }
    return zip(imports, other.imports).allSatisfy { $0.isSame(as: $1, isSamePlace) }
      && zip(declarations, other.declarations).allSatisfy { $0.isSame(as: $1, isSamePlace) }
      && zip(attachments, other.attachments).allSatisfy { $0.kind == $1.kind && $0.node == $1.node }
      && zip(scopes, other.scopes).allSatisfy {
        $0.isSame(as: $1, isSamePlace) && startsAtCase($0) == other.startsAtCase($1)
      }
      && zip(nodes, other.nodes).allSatisfy { $0.isSame(as: $1, isSamePlace) }
      && zip(branches, other.branches).allSatisfy { branch, other in
        branch.group == other.group && isSamePlace(branch.start, other.start) && isSamePlace(branch.end, other.end)
      }
  }

  /// Whether the scope has patterns and starts with `case`.
  private func startsAtCase(_ scope: Scope) -> Bool {
    let inside = nodes[scope.firstNode..<scope.endNode]
    guard scope.kind == .code, let first = inside.first, scope.startsAtCase(first) else { return false }
    return inside.contains { $0.context == .casePattern }
  }

  private func hasNames(of other: FileFacts) -> Bool {
    names.seeds.hash == other.names.seeds.hash && names.ends == other.names.ends && names.bytes == other.names.bytes
  }

  private func hasCounts(of other: FileFacts) -> Bool {
    func counts(_ facts: FileFacts) -> [Int] {
      [
        facts.imports.count, facts.declarations.count, facts.attachments.count, facts.scopes.count, facts.nodes.count,
        facts.branches.count,
      ]
    }
    return counts(self) == counts(other) && compilerTypes.isEmpty && other.compilerTypes.isEmpty && swiftNames.isEmpty
      && other.swiftNames.isEmpty
  }
}

extension ImportFact {
  fileprivate func isSame(as other: ImportFact, _ isSamePlace: (UInt32, UInt32) -> Bool) -> Bool {
    kind == other.kind && flags == other.flags && module == other.module && path == other.path
      && isSamePlace(offset, other.offset) && isSamePlace(end, other.end)
  }
}

extension Declaration {
  fileprivate func isSame(as other: Declaration, _ isSamePlace: (UInt32, UInt32) -> Bool) -> Bool {
    kind == other.kind && modifiers == other.modifiers && name == other.name && label == other.label
      && parent == other.parent
      && scope == other.scope && body == other.body && type == other.type && value == other.value
      && attachments == other.attachments && attachmentCount == other.attachmentCount
      && visibleFrom == other.visibleFrom
      && isSamePlace(nameOffset, other.nameOffset) && isSamePlace(start, other.start) && isSamePlace(end, other.end)
  }
}

extension Scope {
  /// The range of the file's scope is not compared: it ends where the text ends.
  fileprivate func isSame(as other: Scope, _ isSamePlace: (UInt32, UInt32) -> Bool) -> Bool {
    kind == other.kind && parent == other.parent && declaration == other.declaration && firstNode == other.firstNode
      && endNode == other.endNode && (kind == .file || isSamePlace(start, other.start) && isSamePlace(end, other.end))
  }
}

extension Node {
  fileprivate func isSame(as other: Node, _ isSamePlace: (UInt32, UInt32) -> Bool) -> Bool {
    kind == other.kind && flags == other.flags && context == other.context && name == other.name && label == other.label
      && labelDistance == other.labelDistance && start == other.start && isSamePlace(offset, other.offset)
  }
}
