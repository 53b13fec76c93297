import DependencyGraph
import SourceFacts

/// What stands outside of the code of one file: other files may ask for those types.
struct Header: Sendable {
  /// By node.
  fileprivate(set) var types: [TypeID]
  fileprivate(set) var found: [ReferenceSink.Found]
  fileprivate(set) var unresolved: Int

  /// Its types get the ids that they have in another arena, into which the one over `count` types was absorbed.
  mutating func renumber(_ new: [TypeID], over count: Int) {
    for index in types.indices { types[index] = types[index].renumbered(new, over: count) }
  }
}

/// Reads the headers of some files, with one arena for all.
struct HeaderPass: Sendable {
  /// In the order of the files.
  private(set) var headers: [Header] = []
  private(set) var arena = TypeArena()

  init(_ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, files: StrideTo<Int>) {
    var reader = TypeReader(symbols, declared, arena: TypeArena(over: base))
    var walk = ScopeWalk(.none)
    for file in files {
      symbols.table.withFile(file) { view in
        let types = [TypeID](unsafeUninitializedCapacity: view.nodes.count) { types, count in
          types.initialize(repeating: .unset)
          count = view.nodes.count
          reader.turn(to: file, view, types)
          walk.turn(to: view)
          Self.run(&reader, &walk, view)
        }
        // A list of its own, no longer than it has to be: the reader goes on to use the other.
        let found = Array(reader.sink.found)
        headers.append(Header(types: types, found: found, unresolved: reader.sink.unresolved))
      }
    }
    arena = reader.arena
  }

  private static func run(_ reader: inout TypeReader, _ walk: inout ScopeWalk, _ view: FileView) {
    var node = 0
    // The next node before which a scope opens or closes.
    var nextTurn = 0
    while node < view.nodes.count {
      if node >= nextTurn {
        walk.close(before: node)
        var skipped: Int?
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
        reader.read(node, scope: Int(walk.top.scope), context: walk.top.selfContext)
      }
      node &+= 1
    }
  }
}

extension NodeKind {
  /// A node of a written type.
  @inline(__always)
  var isType: Bool { rawValue <= NodeKind.integerType.rawValue }
}
