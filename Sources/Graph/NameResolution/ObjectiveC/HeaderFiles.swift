import DependencyGraph
import SourceFacts
import Tables

extension GraphFile {
  /// Whether other files include it instead of it being compiled itself. True for prefix headers.
  var isHeader: Bool { !isSwift && !Self.implementations.contains { path.hasSuffix($0) } }

  private static let implementations = [".m", ".mm", ".c", ".cc", ".cpp", ".cxx"]

  var fileName: Substring { path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...] }

  /// Adds a declaration for the header itself, the target of imports. It is the last one, with an empty range, so that
  /// it does not enclose the file's declarations.
  mutating func declareItself() {
    guard let all = facts.scopes.first, facts.declarations.last?.kind != .header else { return }
    var changed = facts.content
    let name = changed.names.intern(String(fileName))
    var header = Declaration(kind: .header, name: name, nameOffset: 0, start: all.end, parent: nil, scope: ScopeID(0))
    header.modifiers = .public
    changed.declarations.append(header)
    facts = FrozenFacts(changed)
  }
}

extension Entity {
  /// Declarations in headers are visible to all files, others only to their own file. Swift cannot use instance
  /// variables in a header.
  mutating func belongsToObjectiveC(_ declaration: Declaration, isHeader: Bool) {
    flags.insert(.objectiveC)
    let isPrivate = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
    access = isHeader && !isPrivate ? .everywhere : .file
  }
}
