import SourceFacts

extension TypeID {
  /// The id after an arena over one of `count` types was absorbed.
  @inline(__always)
  func renumbered(_ new: [TypeID], over count: Int) -> TypeID { Int(raw) < count ? self : new[Int(raw) - count] }
}

extension HeaderPass {
  mutating func renumber(_ new: [TypeID]) {
    let base = arena.baseCount
    for index in types.indices { types[index] = types[index].renumbered(new, over: base) }
    arena = TypeArena()
  }
}

extension Symbols {
  /// Runs a resolver over a file, with the memory that it needs.
  func resolve<Result>(
    _ file: Int, _ declared: DeclaredTypes, over arena: TypeArena, _ header: HeaderPass,
    _ body: (inout FileResolver) -> Result
  ) -> Result {
    table.withFile(file) { view in
      let count = view.nodes.count
      let types = UnsafeMutableBufferPointer<TypeID>.allocate(capacity: count)
      let parents = UnsafeMutableBufferPointer<Int32>.allocate(capacity: count)
      let entities = UnsafeMutableBufferPointer<Int32>.allocate(capacity: count)
      let chained = UnsafeMutableBufferPointer<Bool>.allocate(capacity: count)
      defer {
        chained.deallocate()
        types.deallocate()
        parents.deallocate()
        entities.deallocate()
      }
      _ = types.initialize(from: header.types)
      let reader = TypeReader(
        symbols: self, declared: declared, file: file, nodes: view.nodes, map: view.names, types: types,
        arena: TypeArena(over: arena))
      var resolver = FileResolver(self, view, reader, parents: parents, entities: entities, chained: chained)
      return body(&resolver)
    }
  }
}
