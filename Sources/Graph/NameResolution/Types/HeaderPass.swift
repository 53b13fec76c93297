import DependencyGraph
import SourceFacts
import Tables
import Threads

/// The types and references in the headers of all files, that is outside of code. Other files may use the types.
struct Headers: Sendable {
  /// The type of each node, for all files in order.
  let nodeTypes: NodeTypes
  /// For each file, the pass that read it, and its index in that pass.
  private let readers: Table<FileID, (pass: ID<HeaderPass>, place: HeaderPass.Place)>
  private var passes: Table<ID<HeaderPass>, HeaderPass>

  /// The types and references in one file's header.
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

  /// How many names in a file's header remained ambiguous.
  private func unresolved(in file: FileID) -> Int {
    let (pass, place) = readers[file]
    return passes[pass].unresolved[place]
  }

  /// Reads the headers of all files on at most `jobs` threads. New types are added to the arena.
  init(_ symbols: Symbols, _ declared: DeclaredTypes, _ arena: inout TypeArena, jobs: Int) {
    let files = symbols.table.files.all
    let (base, types) = (arena, NodeTypes(of: files))
    let read = inShares(files.count, jobs: jobs) { HeaderPass(symbols, declared, over: base, types, files: $0) }
    let new = read.map { arena.absorb($0.arena) }
    passes = Table(read)
    // The types that are absorbed first keep their ids.
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

/// Reads the headers of several files, with one arena for all.
struct HeaderPass: Sendable {
  enum ReadFile {}
  /// The index of a file in this pass.
  typealias Place = ID<ReadFile>

  /// The files, in the order in which they were read.
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
        reader.reset(to: view, types)
        walk.reset(to: view)
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
    var nextScopeChange = node
    while node < view.nodes.endIndex {
      if node >= nextScopeChange {
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
        nextScopeChange = walk.nextChange
      }
      if view.nodes[node].kind.isType {
        reader.read(node, scope: walk.top.scope, context: walk.top.selfContext)
      }
      node = node.next
    }
  }
}

extension NodeKind {
  /// Whether it is a node of a written type.
  @inline(__always)
  var isType: Bool { rawValue <= NodeKind.integerType.rawValue }
}
