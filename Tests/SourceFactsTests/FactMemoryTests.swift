import SourceFacts
import Storage
import Testing

@Suite struct FactMemoryTests {
  @Test func listsAreEqualToTheArraysAndDoNotShareTheirMemory() {
    var bytes: [UInt8] = [1, 2, 3]
    var numbers: [UInt64] = [4, 5]
    let (memory, lists) = FactMemory.copying(bytes, numbers, [Int32]())
    withExtendedLifetime(memory) {
      for index in bytes.indices { bytes[index] = 0 }
      numbers.removeAll()
      #expect(Array(lists.0) == [1, 2, 3])
      #expect(Array(lists.1) == [4, 5])
      #expect(lists.2.isEmpty)
    }
  }

  @Test func everyListIsAligned() {
    let (memory, lists) = FactMemory.copying(
      [UInt8](repeating: 7, count: 5), [UInt64](repeating: 8, count: 3), [SIMD2<UInt64>(9, 10)])
    withExtendedLifetime(memory) {
      #expect(Array(lists.0) == [7, 7, 7, 7, 7])
      #expect(Array(lists.1) == [8, 8, 8])
      #expect(Array(lists.2) == [SIMD2(9, 10)])
    }
  }

  @Test func frozenFactsOutliveTheFactsThatTheyWereMadeFrom() {
    var facts = FileFacts()
    let node = NodeID(0)
    facts.nodes = [Node(kind: .typeName, flags: [], context: .nested, name: Name(3), offset: 1, start: node)]
    facts.scopes = [Scope(kind: .code, parent: nil, declaration: nil, firstNode: node, start: 0)]
    facts.declarations = [
      Declaration(kind: .variable, name: Name(4), nameOffset: 2, start: 0, parent: nil, scope: ScopeID(0))
    ]
    let frozen = FrozenFacts(facts)
    facts.nodes[node].name = .none
    facts.declarations = []
    withExtendedLifetime(frozen) {
      #expect(frozen.nodes.map(\.name) == [Name(3)])
      #expect(frozen.declarations.map(\.name) == [Name(4)])
      #expect(frozen.content.nodes.map(\.name) == [Name(3)])
    }
  }
}
