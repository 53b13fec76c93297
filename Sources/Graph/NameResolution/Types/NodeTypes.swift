import DependencyGraph
import SourceFacts
import Tables

/// Memory for the type of each node in all files. One thread must finish writing a file before others read it.
final class NodeTypes: @unchecked Sendable {
  private let types: UnsafeMutableBufferPointer<TypeID>
  /// For each file, the start of its types, with one more entry for the end.
  private let first: Table<FileID, Int>

  init(of files: Table<FileID, GraphFile>) {
    var first: Table<FileID, Int> = [0]
    first.reserveCapacity(files.count + 1)
    for file in files.indices { first.append(first[file] + files[file].facts.nodes.count) }
    self.first = first
    types = .allocate(capacity: first[files.endIndex])
  }

  deinit { types.deallocate() }

  subscript(file: FileID) -> KeyedMemory<NodeID, TypeID> {
    KeyedMemory(UnsafeMutableBufferPointer(rebasing: types[first[file]..<first[file.next]]))
  }

  /// Replaces the type ids of a file after its arena was absorbed by another.
  func renumber(_ file: FileID, _ new: [TypeID], over count: Int) {
    let types = self[file]
    for node in types.indices { types[node] = types[node].renumbered(new, over: count) }
  }
}
