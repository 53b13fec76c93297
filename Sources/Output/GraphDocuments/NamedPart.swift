import DependencyGraph
import Findings
import SourceFacts
import Tables

/// A part of the project that a user named on the command line.
struct NamedPart {
  var kind: GraphLevel
  /// The full name: a path or a qualified name.
  var name: String
  var members: Members

  enum Members: Equatable {
    /// The files of the part. Interfaces have ids after those of code files.
    case files(Table<FileID, Bool>)
    /// A node at the level `type`.
    case type(GroupID)
  }

  /// Whether a position belongs to the part.
  ///
  /// - Parameter type: the node of the position at the level `type`.
  func contains(file: FileID?, type: GroupID?) -> Bool {
    switch members {
    case .files(let isMember): file.map { $0 < isMember.endIndex && isMember[$0] } ?? false
    case .type(let own): type == own
    }
  }

  /// Returns the nodes that contain a file or type of the part, ascending.
  func nodes(of grouping: GraphGrouping) -> [GroupID] {
    let all = grouping.nodes.indices
    if grouping.level == .type {
      return all.filter { !grouping.nodes[$0].id.isEmpty && contains(file: grouping.files[$0], type: $0) }
    }
    let nodes = filesHolding(grouping).compactMap { grouping.node(file: $0, symbol: nil) }
    let isNode = Table<GroupID, Bool>(marking: nodes, count: all.count)
    return all.filter { isNode[$0] }
  }

  /// The file of a type's declaration; nil for other parts.
  var declaringFile: FileID?

  private func filesHolding(_ grouping: GraphGrouping) -> [FileID] {
    switch members {
    case .files(let isMember): isMember.indices.filter { isMember[$0] }
    case .type: declaringFile.map { [$0] } ?? []
    }
  }
}
