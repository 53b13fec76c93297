import DependencyGraph
import SourceFacts

/// What stands outside of the code of some files, one after the other: other files may ask for those types.
struct Headers: Sendable {
  /// By node.
  fileprivate var types: [TypeID] = []
  /// By file: where its types begin, and behind the last one where they end.
  private var firstType = [0]
  private var found: [ReferenceSink.Found] = []
  private var firstFound = [0]
  private(set) var unresolved: [Int] = []

  init() {}

  func types(of file: Int) -> ArraySlice<TypeID> { types[firstType[file]..<firstType[file + 1]] }

  func type(_ node: Int, in file: Int) -> TypeID { types[firstType[file] + node] }

  func found(in file: Int) -> ArraySlice<ReferenceSink.Found> { found[firstFound[file]..<firstFound[file + 1]] }

  /// The next file, of so many nodes, was read.
  fileprivate mutating func add(_ nodeCount: Int, _ sink: borrowing ReferenceSink) {
    firstType.append(firstType[firstType.count - 1] + nodeCount)
    found += sink.found
    firstFound.append(found.count)
    unresolved.append(sink.unresolved)
  }

  /// Puts the shares of several threads in the order of the files. What an arena over `count` types had, into which those of
  /// the shares were absorbed, has new ids.
  init(_ shares: [Headers], fileCount: Int, _ new: [[TypeID]], over count: Int) {
    if shares.count == 1 {
      self = shares[0]
      return
    }
    for file in 0..<fileCount {
      let (share, place) = (file % shares.count, file / shares.count)
      let own = shares[share].types(of: place)
      // What is absorbed first keeps its ids.
      types += share == 0 ? own : ArraySlice(own.map { $0.renumbered(new[share], over: count) })
      firstType.append(types.count)
      found += shares[share].found(in: place)
      firstFound.append(found.count)
      unresolved.append(shares[share].unresolved[place])
    }
  }
}

/// Reads the headers of some files, with one arena for all.
struct HeaderPass: Sendable {
  private(set) var headers = Headers()
  private(set) var arena = TypeArena()

  init(_ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, files: StrideTo<Int>) {
    var reader = TypeReader(symbols, declared, arena: TypeArena(over: base))
    var walk = ScopeWalk(.none)
    let count = files.reduce(0) { $0 + symbols.table.files[$1].facts.nodes.count }
    var types = [TypeID](repeating: .unset, count: count)
    var first = 0
    let step = files.step
    for file in files {
      symbols.table.files.sendAhead(of: file, step: step, for: [.declarations, .nodes])
      symbols.table.withFile(file) { view in
        types.withUnsafeMutableBufferPointer { types in
          reader.turn(to: file, view, UnsafeMutableBufferPointer(rebasing: types[first..<first + view.nodes.count]))
          walk.turn(to: view)
          Self.run(&reader, &walk, view)
        }
        first += view.nodes.count
        headers.add(view.nodes.count, reader.sink)
      }
    }
    headers.types = types
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
