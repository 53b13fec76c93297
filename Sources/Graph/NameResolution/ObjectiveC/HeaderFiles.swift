import DependencyGraph
import SourceFacts
import Tables

extension GraphFile {
  /// Read into others by `#import`, a prefix header too; not compiled by itself.
  var isHeader: Bool { !isSwift && !Self.implementations.contains { path.hasSuffix($0) } }

  private static let implementations = [".m", ".mm", ".c", ".cc", ".cpp", ".cxx"]

  var fileName: Substring { path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...] }

  /// Gives a header a declaration of itself behind the others: what an import refers to. It holds no text, so that what the
  /// file declares keeps to the file's level.
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
  /// Headers are for all, what stands in another file is that file's; an instance variable in a header is not for Swift.
  mutating func belongsToObjectiveC(_ declaration: Declaration, isHeader: Bool) {
    flags.insert(.objectiveC)
    let isPrivate = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
    access = isHeader && !isPrivate ? .everywhere : .file
  }
}
