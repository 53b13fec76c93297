import DependencyGraph
import SourceFacts

/// Room for the type of each node of a project's files. A file's part is written by one thread, before any other reads
/// it.
final class NodeTypes: @unchecked Sendable {
  private let types: UnsafeMutableBufferPointer<TypeID>
  /// By file: where its types begin, and behind the last one where they end.
  private let first: [Int]

  init(of files: [GraphFile]) {
    var first = [0]
    first.reserveCapacity(files.count + 1)
    for index in files.indices { first.append(first[index] + files[index].facts.nodes.count) }
    self.first = first
    types = .allocate(capacity: first[files.count])
  }

  deinit { types.deallocate() }

  /// The types of a file's nodes.
  subscript(file: Int) -> UnsafeMutableBufferPointer<TypeID> {
    UnsafeMutableBufferPointer(rebasing: types[first[file]..<first[file + 1]])
  }

  /// Gives the types of a file their ids in the arena that absorbed another one.
  func renumber(_ file: Int, _ new: [TypeID], over count: Int) {
    let types = self[file]
    for index in types.indices { types[index] = types[index].renumbered(new, over: count) }
  }
}
