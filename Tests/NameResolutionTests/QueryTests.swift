import DependencyGraph
import SourceFacts
import Tables
import Testing

@Suite struct QueryTests {
  private let sources = MarkedSources(
    "class /*A*/A { func /*f*/f(from x: Int, _ y: B) {}; struct /*N*/N { var /*v*/v: C? } }",
    "class /*B*/B: A { var c: C? }",
    "class /*C*/C { let a: A.N? }; func /*free*/free(_ a: A) {}",
    "struct /*D*/D { let a: A, b: B, c: C }; extension A { /*s*/subscript(i: Int) -> Int { i } }"
  )

  private func names(_ symbols: [SymbolID]) -> [String] { symbols.map { sources.graph.qualifiedName(of: $0) } }

  @Test func qualifiedNames() {
    let marks = ["A", "f", "N", "v", "free", "s"]
    #expect(names(marks.map { sources[$0] }) == ["A", "A.f(from:_:)", "A.N", "A.N.v", "free(_:)", "A.subscript(_:)"])
  }

  @Test func enclosingTypes() {
    let graph = sources.graph
    #expect(graph.enclosingType(of: sources["v"]) == sources["N"])
    #expect(graph.enclosingType(of: sources["s"]) == sources["A"])
    #expect(graph.enclosingType(of: sources["free"]) == nil)
    #expect(graph.outermostSymbol(of: sources["v"]) == sources["A"])
    #expect(graph.supertypes(of: sources["B"]).map(\.symbol) == [sources["A"]])
    #expect(graph.extensions(of: sources["A"]).count == 1)
  }

  @Test func lookups() {
    let graph = sources.graph
    let place = graph.declaration(of: sources["v"]).nameOffset
    #expect(graph.symbol(in: FileID(0), at: place) == sources["v"])
    #expect(graph.symbol(in: FileID(0), at: 10_000) == nil)
    let references = graph.references(in: FileID(0)).map { graph.references[$0] }
    for reference in references {
      let found = graph.references(in: FileID(0), at: reference.offset).map { graph.references[$0].target }
      #expect(found == [reference.target])
    }
    #expect(references.map { $0.source.map { names([$0])[0] } } == ["A.f(from:_:)", "A.N.v"])
  }

  @Test func edgesOfFiles() {
    let edges = sources.graph.fileEdges()
    let pairs = edges.edges.map { [edges.sources[$0].index, edges.targets[$0].index] }
    #expect(pairs == [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [3, 0], [3, 1], [3, 2]])
    #expect(edges.weight(of: edges.edge(from: GroupID(2), to: GroupID(0))!) == 3)
    #expect(edges.references(of: EdgeID(0)).map { sources.graph.references[$0].target } == [sources["B"]])
  }

  @Test func edgesOfTypes() {
    let edges = sources.graph.typeEdges()
    func edge(_ source: String, _ target: String) -> EdgeID? {
      edges.edge(from: GroupID(sources[source].index), to: GroupID(sources[target].index))
    }
    #expect(edge("N", "C") != nil)
    #expect(edge("A", "C") == nil)
    #expect(edge("free", "A") != nil)
  }

  @Test func components() {
    let edges = sources.graph.fileEdges()
    let components = StronglyConnectedComponents(of: edges)
    #expect(components.cyclic.map { components.members(of: $0).map(\.index) } == [[0, 1, 2]])
    let loop = edges.shortestCycle(in: components.members(of: components.cyclic[0]), components: components)
    #expect(loop.map(\.index) == [0, 1])
    #expect(edges.shortestPath(from: GroupID(3), to: GroupID(1)) == [GroupID(3), GroupID(1)])
    #expect(edges.shortestPath(from: GroupID(0), to: GroupID(3)) == nil)
  }
}
