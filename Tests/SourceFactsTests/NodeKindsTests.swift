import SourceFacts
import Tables
import Testing

@Suite struct NodeKindsTests {
  @Test(arguments: [0, 1, 63, 64, 65, 300])
  func nodesOfKindsAreFoundInOrder(count: Int) {
    let kinds = NodeKind.allCases
    let nodes = Table<NodeID, Node>(
      (0..<count).map { Node(kind: kinds[$0 * 7 % kinds.count], offset: UInt32($0), start: NodeID($0)) })
    var found: [NodeID] = []
    nodes.forEach(of: [.typeName, .call, .isPattern]) { found.append($0) }
    #expect(found == nodes.indices.filter { [.typeName, .call, .isPattern].contains(nodes[$0].kind) })
  }

  @Test func everyKindHasABitOf64() {
    #expect(NodeKind.allCases.allSatisfy { $0.rawValue < 64 })
  }
}
