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
    /// By file. All that stands in these files; only an interface itself has an index behind those of code.
    case files([Bool])
    /// A node of the level `type`.
    case type(Int32)
  }

  /// Whether a place belongs to it. `type` is the node that the place lies in at the level `type`, or -1.
  func contains(file: FileID?, type: Int32) -> Bool {
    switch members {
    case .files(let isMember): file.map { $0.index < isMember.count && isMember[$0.index] } ?? false
    case .type(let own): type == own
    }
  }

  /// The nodes that hold some of it, ascending.
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

  /// The file of its declaration, for a type.
  var declaringFile: FileID?

  private func filesHolding(_ grouping: GraphGrouping) -> [FileID] {
    switch members {
    case .files(let isMember): isMember.indices.filter { isMember[$0] }.map { FileID($0) }
    case .type: declaringFile.map { [$0] } ?? []
    }
  }
}
