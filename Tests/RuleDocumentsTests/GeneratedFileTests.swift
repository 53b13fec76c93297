import Foundation
import RuleDocuments
import Testing

@Suite struct GeneratedFileTests {
  private let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func generatedFilesAreUpToDate() throws {
    let files = try GeneratedFile.all(ofCheckout: checkout)
    #expect(files.count == 6)
    #expect(files.filter { !$0.isCurrent(inCheckout: checkout) }.map(\.path) == [], "run 'make generate'")
  }

  @Test func differentFilesAreStaleUntilWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("generated-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Rules"), withIntermediateDirectories: true)
    let file = try #require(try GeneratedFile.all(ofCheckout: checkout).first { $0.path == "Rules/REFERENCE.md" })
    let wasCurrent = file.isCurrent(inCheckout: folder)
    try file.write(toCheckout: folder)
    let isCurrent = file.isCurrent(inCheckout: folder)
    #expect(!wasCurrent && isCurrent)
  }

  @Test func foldersThatAreNotCheckoutsAreErrors() {
    #expect(throws: (any Error).self) { try GeneratedFile.all(ofCheckout: checkout.appendingPathComponent("Tests")) }
  }
}
