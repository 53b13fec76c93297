import DependencyGraph
import SourceFacts
import Tables
import Threads

/// What stands outside of the code of all files: other files may ask for those types.
struct Headers: Sendable {
  /// By node, of all files in their order.
  let nodeTypes: NodeTypes
  /// Which of `passes` read a file, and as which.
  private let readers: Table<FileID, (pass: ID<HeaderPass>, place: HeaderPass.Place)>
  private var passes: Table<ID<HeaderPass>, HeaderPass>

  /// What stands in the header of one file.
  struct OfFile {
    let types: KeyedMemory<NodeID, TypeID>
    let found: ArraySlice<ReferenceSink.Found>
    let unresolved: Int
  }

  func header(of file: FileID) -> OfFile {
    OfFile(types: types(of: file), found: found(in: file), unresolved: unresolved(in: file))
  }

  func types(of file: FileID) -> KeyedMemory<NodeID, TypeID> { nodeTypes[file] }

  func type(_ node: NodeID, in file: FileID) -> TypeID { nodeTypes[file][node] }

  private func found(in file: FileID) -> ArraySlice<ReferenceSink.Found> {
    let (pass, place) = readers[file]
    return passes[pass].found[place]
  }

  /// For how many names of a file several candidates remained.
  private func unresolved(in file: FileID) -> Int {
    let (pass, place) = readers[file]
    return passes[pass].unresolved[place]
  }

  /// Reads those of all files on up to `jobs` threads. What the arena has not yet is added to it.
  init(_ symbols: Symbols, _ declared: DeclaredTypes, _ arena: inout TypeArena, jobs: Int) {
    let files = symbols.table.files.all
    let (base, types) = (arena, NodeTypes(of: files))
    let read = inShares(files.count, jobs: jobs) { HeaderPass(symbols, declared, over: base, types, files: $0) }
    let new = read.map { arena.absorb($0.arena) }
    passes = Table(read)
    // What is absorbed first keeps its ids.
    _ = inParallel(read.count - 1, jobs: jobs) { index in
      for file in read[index + 1].files { types.renumber(file, new[index + 1], over: base.count) }
    }
    for index in passes.indices { passes[index].arena = TypeArena() }
    nodeTypes = types
    var readers = Table<FileID, (pass: ID<HeaderPass>, place: HeaderPass.Place)>(
      repeating: (ID(0), ID(0)), count: files.count)
    for (pass, read) in passes.entries {
      for (place, file) in read.files.entries { readers[file] = (pass, place) }
    }
    self.readers = readers
  }
}

/// Reads the headers of some files, with one arena for all.
struct HeaderPass: Sendable {
  enum ReadFile {}
  /// Of a file among those that were read.
  typealias Place = ID<ReadFile>

  /// Those that were read, in this order.
  private(set) var files: Table<Place, FileID> = []
  let found: Runs<Place, ReferenceSink.Found>
  private(set) var unresolved: Table<Place, Int> = []
  fileprivate var arena: TypeArena

  init(_ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, _ nodeTypes: NodeTypes, files: Share) {
    var reader = TypeReader(symbols, declared, arena: TypeArena(over: base))
    var walk = ScopeWalk(.none)
    var found = Runs<Place, ReferenceSink.Found>.Builder()
    for place in files {
      let file = FileID(place)
      symbols.table.withFile(file) { view in
        let types = nodeTypes[file]
        types.initialize(repeating: .unset)
        reader.turn(to: view, types)
        walk.turn(to: view)
        Self.run(&reader, &walk, view)
      }
      found.append(contentsOf: reader.sink.found)
      found.close(self.files.append(file))
      unresolved.append(reader.sink.unresolved)
    }
    self.found = found.runs(ownerCount: self.files.count)
    arena = reader.arena
  }

  static func run(_ reader: inout TypeReader, _ walk: inout ScopeWalk, _ view: FileView) {
    var node = NodeID(0)
    // The next node before which a scope opens or closes.
    var nextTurn = node
    while node < view.nodes.endIndex {
      if node >= nextTurn {
        walk.close(before: node)
        var skipped: NodeID?
        while walk.nextNode <= node, skipped == nil {
          skipped = walk.skipCode(before: node)
          if skipped == nil { walk.open(before: node) }
        }
        if let skipped {
          node = skipped
          continue
        }
        nextTurn = walk.nextChange
      }
      if view.nodes[node].kind.isType {
        reader.read(node, scope: walk.top.scope, context: walk.top.selfContext)
      }
      node = node.next
    }
  }
}

extension NodeKind {
  /// A node of a written type.
  @inline(__always)
  var isType: Bool { rawValue <= NodeKind.integerType.rawValue }
}
