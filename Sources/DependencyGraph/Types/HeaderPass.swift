import SourceFacts

/// Reads the types of one file that stand outside of code: those that other files may ask for.
struct HeaderPass: Sendable {
  /// By node; ids of `arena`.
  var types: [TypeID]
  var arena: TypeArena
  var sink: ReferenceSink

  init(_ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, file: Int) {
    let count = symbols.table.files[file].facts.nodes.count
    var arena = base
    var sink = ReferenceSink(expected: 0)
    types = [TypeID](repeating: .unset, count: count)
    types.withUnsafeMutableBufferPointer { types in
      symbols.table.withFile(file) { view in
        var reader = TypeReader(
          symbols: symbols, declared: declared, file: file, nodes: view.nodes, map: view.names, types: types,
          arena: TypeArena(over: base))
        Self.run(&reader, view)
        arena = reader.arena
        sink = reader.sink
      }
    }
    self.arena = arena
    self.sink = sink
  }

  private static func run(_ reader: inout TypeReader, _ view: FileView) {
    var walk = ScopeWalk(scopes: view.scopes, declarations: view.declarations, entities: view.entities)
    var node = 0
    while node < view.nodes.count {
      while walk.depth > 0, walk.mustClose(before: node) { walk.close() }
      var skipped: Int?
      while walk.mustOpen(before: node), skipped == nil {
        skipped = walk.skipCode(before: node)
        if skipped == nil { walk.open(before: node) }
      }
      if let skipped, skipped > node {
        node = skipped
        continue
      }
      if skipped != nil { continue }
      if view.nodes[node].kind.isType {
        reader.read(node, scope: Int(walk.top.scope), context: walk.top.selfContext)
      }
      node += 1
    }
  }
}

extension NodeKind {
  /// A node of a written type.
  @inline(__always)
  var isType: Bool { rawValue <= NodeKind.integerType.rawValue }
}
