import DependencyGraph
import Tables
import Testing

@Suite struct GroupEdgesTests {
  private func edges(_ pairs: [(Int, Int)], count: Int) -> GroupEdges {
    GroupEdges(groupCount: count, pairs: pairs.map { (GroupID($0), GroupID($1)) })
  }

  private func ends(_ chosen: [EdgeID], of edges: GroupEdges) -> [[Int]] {
    chosen.map { [edges.sources[$0].index, edges.targets[$0].index] }
  }

  @Test("edges are sorted by source and target, and have the pairs that they represent")
  func edgesAreSortedWithTheirPairs() {
    let edges = edges([(2, 1), (0, 2), (1, 1), (2, 1), (0, 1)], count: 4)
    #expect(ends(Array(edges.edges), of: edges) == [[0, 1], [0, 2], [2, 1]])
    #expect(edges.edges.map { edges.pairs(of: $0) } == [[4], [1], [0, 3]])
    #expect(edges.edges.map { edges.weight(of: $0) } == [1, 1, 2])
    #expect(edges.groups.map { edges.edges(from: $0).count } == [2, 0, 1, 0])
    #expect(edges.edge(from: GroupID(2), to: GroupID(1)) == EdgeID(2))
    #expect(edges.edge(from: GroupID(1), to: GroupID(1)) == nil)
  }

  @Test func feedbackSets() {
    func cut(_ pairs: [(Int, Int)], _ groups: some Sequence<Int>) -> [[Int]] {
      let edges = edges(pairs, count: 200)
      return ends(edges.feedbackEdges(in: groups.map { GroupID($0) }), of: edges)
    }
    // Two references forward, one back.
    #expect(cut([(0, 1), (0, 1), (1, 0)], 0..<2) == [[1, 0]])
    #expect(cut([(0, 1), (1, 2), (1, 2), (2, 0), (2, 0), (0, 2)], 0..<3) == [[0, 1], [0, 2]])
    // A ring that is too large for the exact search, with one edge of less weight.
    let ring = (0..<100).flatMap { group -> [(Int, Int)] in
      let edge = (group, (group + 1) % 100)
      return group == 41 ? [edge] : [edge, edge]
    }
    #expect(cut(ring, 0..<100).count == 1)
  }

  @Test func minimumCuts() {
    func cut(_ pairs: [(Int, Int)], _ source: Int, _ target: Int) -> [[Int]] {
      let edges = edges(pairs, count: 10)
      return ends(edges.minimumCut(from: GroupID(source), to: GroupID(target)), of: edges)
    }
    #expect(cut([(0, 1), (0, 1), (1, 2)], 0, 2) == [[1, 2]])
    #expect(cut([(0, 1), (0, 2), (1, 3), (1, 3), (2, 3), (2, 3)], 0, 3) == [[0, 1], [0, 2]])
    #expect(cut([(0, 1), (1, 2), (2, 0)], 2, 1) == [[2, 0]])
    #expect(cut([(0, 1)], 1, 0) == [])
  }

  @Test func reach() {
    let edges = edges([(0, 1), (1, 2), (2, 3), (4, 2), (3, 2)], count: 6)
    func reached(_ direction: ReachDirection, _ steps: Int = .max) -> [Int] {
      let isReached = edges.reach(from: [GroupID(2)], direction, steps: steps)
      return isReached.indices.filter { isReached[$0] }.map(\.index)
    }
    #expect(reached(.forward) == [2, 3])
    #expect(reached(.backward) == [0, 1, 2, 3, 4])
    #expect(reached(.backward, 1) == [1, 2, 3, 4])
    #expect(reached(.both, 0) == [2])
  }

  @Test func longChainsNeedNoRecursion() {
    let count = 200_000
    let edges = edges((0..<count).map { ($0, ($0 + 1) % count) }, count: count)
    let components = StronglyConnectedComponents(of: edges)
    let members = components.members(of: components.components.lowerBound)
    #expect(components.count == 1)
    #expect(edges.shortestCycle(in: members, components: components).count == count)
    #expect(edges.feedbackEdges(in: members).count == 1)
  }
}
