import DependencyGraph
import Findings
import SourceFacts
import Tables

/// A part of the project that is named on the command line.
struct NamedPart {
  var kind: GraphLevel
  /// The full name: a path or a qualified name.
  var name: String
  var members: Members

  enum Members: Equatable {
    /// The files of the part, by index. Interfaces have indices after those of code files.
    case files([Bool])
    /// A node at the level `type`.
    case type(Int32)
  }

  /// Whether a place belongs to the part. `type` is the node of the place at the level `type`, or -1.
  func contains(file: FileID?, type: Int32) -> Bool {
    switch members {
    case .files(let isMember): file.map { $0.index < isMember.count && isMember[$0.index] } ?? false
    case .type(let own): type == own
    }
  }

  /// Returns the nodes that contain some of the part, ascending.
  func nodes(of grouping: GraphGrouping) -> [Int] {
    var isNode = [Bool](repeating: false, count: grouping.nodes.count)
    for node in isNode.indices where grouping.level == .type {
      let file = grouping.files[node]
      if !grouping.nodes[node].id.isEmpty, contains(file: file, type: Int32(node)) { isNode[node] = true }
    }
    if grouping.level != .type {
      for file in filesHolding(grouping) {
        let node = grouping.node(file: file, symbol: nil)
        if node >= 0 { isNode[Int(node)] = true }
      }
    }
    return isNode.indices.filter { isNode[$0] }
  }

  /// For a type: the file of its declaration.
  var declaringFile: FileID?

  private func filesHolding(_ grouping: GraphGrouping) -> [FileID] {
    switch members {
    case .files(let isMember): isMember.indices.filter { isMember[$0] }.map { FileID($0) }
    case .type: declaringFile.map { [$0] } ?? []
    }
  }
}
