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
    let pairs = (0..<edges.count).map { [edges.sources[$0], edges.targets[$0]] }
    #expect(pairs == [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [3, 0], [3, 1], [3, 2]])
    #expect(edges.weight(of: edges.edge(from: 2, to: 0)!) == 3)
    #expect(edges.references(behind: 0).map { sources.graph.references[$0].target } == [sources["B"]])
  }

  @Test func edgesOfTypes() {
    let edges = sources.graph.typeEdges()
    #expect(edges.edge(from: sources["N"].index, to: sources["C"].index) != nil)
    #expect(edges.edge(from: sources["A"].index, to: sources["C"].index) == nil)
    #expect(edges.edge(from: sources["free"].index, to: sources["A"].index) != nil)
  }

  @Test func components() {
    let edges = sources.graph.fileEdges()
    let components = StronglyConnectedComponents(of: edges)
    #expect(components.cyclic.map { Array(components.members(of: $0)) } == [[0, 1, 2]])
    #expect(edges.shortestCycle(in: components.members(of: components.cyclic[0]), components: components) == [0, 1])
    #expect(edges.shortestPath(from: 3, to: 1) == [3, 1])
    #expect(edges.shortestPath(from: 0, to: 3) == nil)
  }

  @Test func feedbackSets() {
    func cut(_ pairs: [(Int32, Int32)], _ groups: [Int32]) -> [[Int32]] {
      let edges = GroupEdges(groupCount: 200, pairs: pairs.map { (source: $0.0, target: $0.1) })
      return edges.feedbackEdges(in: groups).map { [edges.sources[$0], edges.targets[$0]] }
    }
    // Two references forward, one back.
    #expect(cut([(0, 1), (0, 1), (1, 0)], [0, 1]) == [[1, 0]])
    #expect(cut([(0, 1), (1, 2), (1, 2), (2, 0), (2, 0), (0, 2)], [0, 1, 2]) == [[0, 1], [0, 2]])
    // A ring that is too large for the exact search, one edge of which weighs less.
    let ring = (0..<100).flatMap { i -> [(Int32, Int32)] in
      let edge = (Int32(i), Int32((i + 1) % 100))
      return i == 41 ? [edge] : [edge, edge]
    }
    #expect(cut(ring, (0..<100).map(Int32.init)).count == 1)
  }

  @Test func minimumCuts() {
    func cut(_ pairs: [(Int32, Int32)], _ source: Int, _ target: Int) -> [[Int32]] {
      let edges = GroupEdges(groupCount: 10, pairs: pairs.map { (source: $0.0, target: $0.1) })
      return edges.minimumCut(from: source, to: target).map { [edges.sources[$0], edges.targets[$0]] }
    }
    #expect(cut([(0, 1), (0, 1), (1, 2)], 0, 2) == [[1, 2]])
    #expect(cut([(0, 1), (0, 2), (1, 3), (1, 3), (2, 3), (2, 3)], 0, 3) == [[0, 1], [0, 2]])
    #expect(cut([(0, 1), (1, 2), (2, 0)], 2, 1) == [[2, 0]])
    #expect(cut([(0, 1)], 1, 0) == [])
  }

  @Test func reach() {
    let pairs: [(source: Int32, target: Int32)] = [(0, 1), (1, 2), (2, 3), (4, 2), (3, 2)]
    let edges = GroupEdges(groupCount: 6, pairs: pairs)
    func reached(_ direction: ReachDirection, _ steps: Int = .max) -> [Int] {
      let isReached = edges.reach(from: [2], direction, steps: steps)
      return isReached.indices.filter { isReached[$0] }
    }
    #expect(reached(.forward) == [2, 3])
    #expect(reached(.backward) == [0, 1, 2, 3, 4])
    #expect(reached(.backward, 1) == [1, 2, 3, 4])
    #expect(reached(.both, 0) == [2])
  }

  @Test func aLongChainIsNoRecursion() {
    let count = 200_000
    let pairs = (0..<count).map { (source: Int32($0), target: Int32(($0 + 1) % count)) }
    let edges = GroupEdges(groupCount: count, pairs: pairs)
    let components = StronglyConnectedComponents(of: edges)
    #expect(components.count == 1)
    #expect(edges.shortestCycle(in: components.members(of: 0), components: components).count == count)
    #expect(edges.feedbackEdges(in: components.members(of: 0)).count == 1)
  }
}
