import DependencyGraph
import Findings
import SourceFacts
import Tables

/// A part of the project that a name on the command line means.
struct NamedPart {
  var kind: GraphLevel
  /// The whole name: a path, a qualified name.
  var name: String
  var members: Members

  enum Members: Equatable {
    /// All that stands in these files; only an interface itself has a number behind those of code.
    case files(Table<FileID, Bool>)
    /// A node of the level `type`.
    case type(GroupID)
  }

  /// Whether a place belongs to it. `type` is the node that the place lies in at the level `type`.
  func contains(file: FileID?, type: GroupID?) -> Bool {
    switch members {
    case .files(let isMember): file.map { $0 < isMember.endIndex && isMember[$0] } ?? false
    case .type(let own): type == own
    }
  }

  /// The nodes that hold some of it, ascending.
  func nodes(of grouping: GraphGrouping) -> [GroupID] {
    let all = grouping.nodes.indices
    if grouping.level == .type {
      return all.filter { !grouping.nodes[$0].id.isEmpty && contains(file: grouping.files[$0], type: $0) }
    }
    let nodes = filesHolding(grouping).compactMap { grouping.node(file: $0, symbol: nil) }
    let isNode = Table<GroupID, Bool>(marking: nodes, count: all.count)
    return all.filter { isNode[$0] }
  }

  /// The file of its declaration, for a type.
  var declaringFile: FileID?

  private func filesHolding(_ grouping: GraphGrouping) -> [FileID] {
    switch members {
    case .files(let isMember): isMember.indices.filter { isMember[$0] }
    case .type: declaringFile.map { [$0] } ?? []
    }
  }
}
