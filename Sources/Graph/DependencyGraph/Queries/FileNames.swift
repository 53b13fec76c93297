import SourceFacts
import Storage
import Tables
import Threads

/// An index of the names and parents of nodes in one file. It is computed once, so that queries about one reference do
/// not read the whole file.
final class FileNames: Sendable {
  /// The first node at each offset that is a name; ascending.
  private let names: [(offset: UInt32, node: NodeID)]
  private let parents: Table<NodeID, OptionalID<Node>>

  init(_ facts: FrozenFacts) {
    let nodes = facts.nodes
    var names: [(offset: UInt32, node: NodeID)] = []
    names.reserveCapacity(nodes.count { $0.isName })
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

  func parent(of node: NodeID) -> NodeID? { parents[node].id }
}

/// What the names in one file are used for. Apart from `FileNames`, since few files are asked for it.
final class NameUses: Sendable {
  /// The names of all identifiers and members.
  fileprivate let used: Set<Name>
  fileprivate let declared: [Name: [DeclarationID]]

  fileprivate init(_ facts: FrozenFacts) {
    used = Set(facts.nodes.lazy.filter { [.identifier, .member].contains($0.kind) }.map(\.name))
    declared = Dictionary(grouping: facts.declarations.indices) { facts.declarations[$0].name }
  }
}

extension DependencyGraph {
  private func names(of file: FileID) -> FileNames {
    if let known = knownNames.withValue({ $0[file] }) { return known }
    let names = FileNames(files[file].facts)
    knownNames.withValue { $0[file] = names }
    return names
  }

  private func nameUses(in file: FileID) -> NameUses {
    if let known = knownNameUses.withValue({ $0[file] }) { return known }
    let uses = NameUses(files[file].facts)
    knownNameUses.withValue { $0[file] = uses }
    return uses
  }

  /// The first node at an offset that is a name.
  public func nameNode(in file: FileID, at offset: UInt32) -> NodeID? { names(of: file).node(at: offset) }

  /// Whether an identifier or member of a file has a name, given in the file's own table.
  public func isUsed(_ name: Name, in file: FileID) -> Bool { nameUses(in: file).used.contains(name) }

  /// The declarations of a file with a name, given in the file's own table, in source order.
  public func declarations(named name: Name, in file: FileID) -> [DeclarationID] {
    nameUses(in: file).declared[name] ?? []
  }

  /// The parent of a node. Unlike `FrozenFacts.parent(of:)`, also for a statement in a closure.
  public func parent(of node: NodeID, in file: FileID) -> NodeID? { names(of: file).parent(of: node) }
}

extension Node {
  /// Whether the node is a name. In other nodes, `name` can be a number or another value.
  public var isName: Bool {
    !name.isNone && [.typeName, .typeMember, .identifier, .member, .implicitMember].contains(kind)
  }
}

extension Table<NodeID, Node> {
  /// The parent of each node. Unlike `FrozenFacts.parent(of:)`, also for statements in closures.
  public var parents: Table<NodeID, OptionalID<Node>> {
    var parents = Table<NodeID, OptionalID<Node>>(repeating: .none, count: count)
    for (parent, node) in entries {
      var end = parent
      while end > node.start {
        let child = end.previous
        parents[child] = OptionalID(parent)
        end = self[child].start
      }
    }
    return parents
  }
}
