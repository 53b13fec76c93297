import DependencyGraph
import Tables
import Testing

@testable import RuleKinds

@Suite struct CycleEliminationTests {
  private typealias Pair = (source: GroupID, target: GroupID)

  /// Removes the first edge of a shortest cycle of each component until there are no cycles.
  private func cycles(_ count: Int, _ pairs: [Pair]) -> (cycles: [[GroupID]], work: Int) {
    var peeling = CycleElimination(groupCount: count, pairs: pairs)
    var found: [[GroupID]] = []
    var components = peeling.components()
    while !components.isEmpty {
      var gone: [Int] = []
      for place in components.indices {
        let cycle = peeling.shortestCycle(in: &components[place])
        guard !cycle.isEmpty, let edge = peeling.edges.edge(from: cycle[0], to: cycle[1]) else { continue }
        found.append(cycle)
        gone += peeling.pairs(of: edge)
      }
      let places = peeling.places(of: components)
      for pair in gone { peeling.remove(pair: pair, from: &components, places) }
      components = peeling.components(components)
    }
    return (found, peeling.work)
  }

  /// The same with a new graph in each round.
  private func plainCycles(_ count: Int, _ pairs: [Pair]) -> [[GroupID]] {
    var (pairs, found): ([Pair], [[GroupID]]) = (pairs, [])
    while true {
      let edges = GroupEdges(groupCount: count, pairs: pairs)
      let components = StronglyConnectedComponents(of: edges)
      if components.cyclic.isEmpty { return found }
      var gone: Set<[GroupID]> = []
      for component in components.cyclic {
        let cycle = edges.shortestCycle(in: Array(components.members(of: component))[...], components: components)
        found.append(cycle)
        gone.insert(Array(cycle[0...1]))
      }
      pairs.removeAll { gone.contains([$0.source, $0.target]) }
    }
  }

  private func random(_ count: Int, edges: Int, seed: UInt64) -> [Pair] {
    var state = seed
    func next() -> GroupID {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return GroupID(Int(state >> 33) % count)
    }
    return (0..<edges).map { _ in (next(), next()) }
  }

  @Test(arguments: 1...60) func equalsSearchingANewGraphInEveryRound(seed: Int) {
    let count = 3 + seed % 12
    let pairs = random(count, edges: count * (1 + seed % 4), seed: UInt64(seed))
    #expect(cycles(count, pairs).cycles == plainCycles(count, pairs))
  }

  @Test func workIsLinear() {
    func ring(_ count: Int) -> Int {
      cycles(count, (0..<count).map { (GroupID($0), GroupID(($0 + 1) % count)) }).work
    }
    func pairs(_ count: Int) -> Int {
      cycles(count, (0..<count).map { (GroupID($0), GroupID($0 ^ 1)) }).work
    }
    // Larger than the limit up to which components are exact.
    #expect(ring(4000) <= ring(2000) * 5 / 2)
    #expect(pairs(2000) <= pairs(1000) * 5 / 2)
  }
}
