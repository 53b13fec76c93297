import SourceFacts
import Storage
import Tables
import Threads

/// Where names are written in one file, and what is around each of its nodes. Found once, so that a question about one
/// reference does not read the whole file.
final class FileNames: Sendable {
  /// The first node that is a name at a byte, ascending by bytes.
  private let names: [(offset: UInt32, node: NodeID)]
  private let parents: Table<NodeID, OptionalID<Node>>
  /// Those of identifiers and members.
  private let used: Set<Name>
  private let declared: [Name: [DeclarationID]]

  init(_ facts: FrozenFacts) {
    let nodes = facts.nodes
    used = Set(nodes.lazy.filter { [.identifier, .member].contains($0.kind) }.map(\.name))
    declared = Dictionary(grouping: facts.declarations.indices) { facts.declarations[$0].name }
    var names: [(offset: UInt32, node: NodeID)] = []
    for (id, node) in nodes.entries where node.isName { names.append((node.offset, id)) }
    names.sort { ($0.offset, $0.node) < ($1.offset, $1.node) }
    self.names = names
    parents = nodes.parents
  }

  func node(at offset: UInt32) -> NodeID? {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = low + (high - low) / 2
      if names[middle].offset >= offset { high = middle } else { low = middle + 1 }
    }
    return low < names.count && names[low].offset == offset ? names[low].node : nil
  }

  func isUsed(_ name: Name) -> Bool { used.contains(name) }

  func declarations(named name: Name) -> [DeclarationID] { declared[name] ?? [] }

  func parent(of node: NodeID) -> NodeID? { parents[node].id }
}

extension DependencyGraph {
  private func names(of file: FileID) -> FileNames {
    if let known = knownNames.withValue({ $0[file] }) { return known }
    let names = FileNames(files[file].facts)
    knownNames.withValue { $0[file] = names }
    return names
  }

  /// The first node of a file that is a name at this byte.
  public func nameNode(in file: FileID, at offset: UInt32) -> NodeID? { names(of: file).node(at: offset) }

  /// Whether an identifier or member of a file has this name, of its own table.
  public func isUsed(_ name: Name, in file: FileID) -> Bool { names(of: file).isUsed(name) }

  /// The declarations of a file with this name, of its own table, in the order of the text.
  public func declarations(named name: Name, in file: FileID) -> [DeclarationID] {
    names(of: file).declarations(named: name)
  }

  /// The node whose child a node is. Unlike `FrozenFacts.parent(of:)` it knows the closure around a statement.
  public func node(around node: NodeID, in file: FileID) -> NodeID? { names(of: file).parent(of: node) }
}

extension Node {
  /// Other nodes have numbers and the like in place of a name.
  public var isName: Bool {
    !name.isNone && [.typeName, .typeMember, .identifier, .member, .implicitMember].contains(kind)
  }
}

extension FactList<Node> {
  /// By node: the one whose child it is. Unlike `FrozenFacts.parent(of:)` it knows the closure around a statement.
  public var parents: Table<NodeID, OptionalID<Node>> {
    var parents = Table<NodeID, OptionalID<Node>>(repeating: .none, count: count)
    for (parent, node) in entries {
      var behind = parent
      while behind > node.start {
        let child = behind.previous
        parents[child] = OptionalID(parent)
        behind = self[child].start
      }
    }
    return parents
  }
}
