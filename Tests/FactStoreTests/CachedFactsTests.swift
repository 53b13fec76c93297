import SourceFacts
import Storage
import SwiftScanning
import Testing

@testable import FactStore

@Suite struct CachedFactsTests {
  /// Of a list that breaks off nothing is looked at: what refers to the missing would lead anywhere.
  @Test func whatIsNotWholeIsNone() {
    var packing = Packing()
    SampleFile(1).file.pack(into: &packing)
    let bytes = packing.bytes
    bytes.withUnsafeBytes { bytes in
      #expect(CachedFacts(packed: bytes, owner: Owner(), SwiftScanner.seeds) != nil)
      for length in 0..<bytes.count {
        #expect(
          CachedFacts(packed: UnsafeRawBufferPointer(rebasing: bytes[..<length]), owner: Owner(), SwiftScanner.seeds)
            == nil)
      }
    }
  }

  /// Where they lie, and with their owner; what was changed by one who reads them is a copy.
  @Test func factsStayWhereTheyLie() throws {
    var packing = Packing()
    let file = SampleFile(1).file
    file.pack(into: &packing)
    let was = try #require(file.facts?.content)
    try packing.bytes.withUnsafeBytes { bytes in
      var owner: Owner? = Owner()
      weak let watched = owner
      var cached = try #require(CachedFacts(packed: bytes, owner: owner!, SwiftScanner.seeds))
      owner = nil
      let facts = try #require(cached.facts)
      facts.nodes.withUnsafeBufferPointer { nodes in
        let start = UnsafeRawPointer(nodes.baseAddress!)
        #expect(start >= bytes.baseAddress! && start < bytes.baseAddress! + bytes.count)
      }
      #expect(facts.nodes.elementsEqual(was.nodes) { $0.name == $1.name && $0.kind == $1.kind && $0.start == $1.start })
      var content = facts.content
      #expect(content.declarations.count == was.declarations.count && content.scopes.count == was.scopes.count)
      content.nodes[NodeID(0)].name = .none
      #expect(facts.nodes.first?.name == was.nodes.first?.name)
      #expect(watched != nil)
      cached.facts = nil
    }
  }

  private final class Owner: Sendable {}
}
