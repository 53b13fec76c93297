import Foundation
import ScannerOracle
import SourceFacts
import SwiftScanning
import Testing

/// A text with every kind of fact.
let everything: [UInt8] = {
  let url = Bundle.module.url(forResource: "Everything", withExtension: "txt", subdirectory: "Fixtures")
  return url.flatMap { try? [UInt8](Data(contentsOf: $0)) } ?? []
}()

func treeFacts(_ bytes: [UInt8]) throws -> FileFacts {
  let facts = onLargeStack(count: 1, threads: 1) { _ in bytes.withUnsafeBufferPointer { TreeFacts.read($0) } }
  return try #require(facts.first ?? nil, "SwiftParser rejects the fixture")
}

@Suite("The oracle")
struct OracleTests {
  /// Kinds that SwiftParser never creates: `do` expressions are behind an experimental feature.
  static let unreachable: Set<NodeKind> = [.doExpression]

  @Test("the fixture holds every kind of node, declaration and scope")
  func fixtureIsComplete() throws {
    let facts = try treeFacts(everything)
    let nodes = Set(facts.nodes.map(\.kind))
    let declarations = Set(facts.declarations.map(\.kind))
    #expect(NodeKind.allCases.filter { !nodes.contains($0) && !Self.unreachable.contains($0) } == [])
    // Headers exist only in Objective-C.
    #expect(DeclarationKind.allCases.filter { !declarations.contains($0) } == [.header])
    let contexts = Set(facts.nodes.map(\.context))
    #expect(NodeContext.allCases.filter { !contexts.contains($0) } == [.captured])
    let unknown = facts.nodes.filter { $0.kind == .discard && !$0.name.isNone }
    #expect(unknown.isEmpty, "a construct that TreeFacts does not know")
  }

  @Test("facts equal to themselves do not differ")
  func sameFacts() throws {
    let facts = try treeFacts(everything)
    #expect(compare(expected: facts, scanned: facts).isEmpty)
  }

  @Test("a dropped kind of fact is noticed", arguments: Drop.kinds)
  func droppedFactsAreNoticed(kind: String) throws {
    guard !Self.unreachable.contains(where: { "node.\($0)" == kind }) else { return }
    let facts = try treeFacts(everything)
    let dropped = try #require(Drop.apply(kind, to: facts))
    #expect(!compare(expected: facts, scanned: dropped).isEmpty)
  }

  @Test("scanner and SwiftParser have the same facts of the fixture")
  func scannerAgrees() {
    let report = FileReport(path: "Everything.txt", bytes: everything, limit: 50, drop: nil)
    #expect(report.outcome == .same, "\(report.lines.joined(separator: "\n"))")
  }

  @Test(
    "a text that SwiftParser cannot place is excluded", arguments: ["func", "let x = (1", "struct S { let }", "} }"])
  func textsThatSwiftParserCannotPlaceAreExcluded(text: String) {
    #expect(FileReport(path: "", bytes: Array(text.utf8), limit: 1, drop: nil).outcome == .rejected)
  }

  @Test("a chain of 20,000 calls is read", .timeLimit(.minutes(1)))
  func deepTreesAreRead() throws {
    let text = "x" + String(repeating: ".f()", count: 20_000)
    #expect(try treeFacts(Array(text.utf8)).nodes.count == 40_001)
  }
}
