import SourceFacts
import Storage
import SwiftScanning
import Testing

@testable import FactStore

@Suite struct CachedFactsTests {
  /// A truncated list is rejected as a whole: references to its missing elements would be out of range.
  @Test func truncatedFactsAreRejected() {
    let bytes = packed(SampleFile(1).file)
    #expect(read(bytes) != nil)
    for length in 0..<bytes.count {
      #expect(read(Array(bytes[..<length])) == nil)
    }
  }

  @Test func factsRoundTrip() throws {
    let file = SampleFile(1).file
    let was = try #require(file.facts?.content)
    let facts = try #require(read(packed(file))?.facts)
    #expect(facts.nodes.elementsEqual(was.nodes) { $0.name == $1.name && $0.kind == $1.kind && $0.start == $1.start })
    #expect(facts.declarations.map(\.nameOffset) == was.declarations.map(\.nameOffset))
    #expect(facts.scopes.map(\.start) == was.scopes.map(\.start))
    #expect(facts.content.attachments.map(\.node) == was.attachments.map(\.node))
    #expect(facts.counts.declarations == was.declarations.count && facts.counts.scopes == was.scopes.count)
  }

  private func packed(_ file: CachedFacts) -> [UInt8] {
    var packing = Packing()
    file.pack(into: &packing)
    return packing.bytes
  }

  private func read(_ bytes: [UInt8]) -> CachedFacts? {
    Unpacking.reading(bytes) { CachedFacts(&$0, SwiftScanner.seeds) }
  }
}
