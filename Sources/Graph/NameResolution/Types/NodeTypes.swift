import DependencyGraph
import SourceFacts
import Tables

/// Room for the type of each node of a project's files. A file's part is written by one thread, before any other reads
/// it.
final class NodeTypes: @unchecked Sendable {
  private let types: UnsafeMutableBufferPointer<TypeID>
  /// Where the types of a file begin, and behind the last one where they end.
  private let first: Table<FileID, Int>

  init(of files: Table<FileID, GraphFile>) {
    var first: Table<FileID, Int> = [0]
    first.reserveCapacity(files.count + 1)
    for file in files.indices { first.append(first[file] + files[file].facts.nodes.count) }
    self.first = first
    types = .allocate(capacity: first[files.endIndex])
  }

  deinit { types.deallocate() }

  /// The types of a file's nodes.
  subscript(file: FileID) -> KeyedMemory<NodeID, TypeID> {
    KeyedMemory(UnsafeMutableBufferPointer(rebasing: types[first[file]..<first[file.next]]))
  }

  /// Gives the types of a file their ids in the arena that absorbed another one.
  func renumber(_ file: FileID, _ new: [TypeID], over count: Int) {
    let types = self[file]
    for node in types.indices { types[node] = types[node].renumbered(new, over: count) }
  }
}
