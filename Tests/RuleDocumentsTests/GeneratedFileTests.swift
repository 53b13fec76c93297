import Foundation
import RuleDocuments
import Testing

@Suite struct GeneratedFileTests {
  private let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func theFilesOfTheRepositoryAreCurrent() throws {
    let files = try GeneratedFile.all(ofCheckout: checkout)
    #expect(files.count == 4)
    for file in files { #expect(file.isCurrent(inCheckout: checkout), "\(file.path): run 'make generate'") }
  }

  @Test func aFileThatDiffersIsStaleUntilItIsWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("generated-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("Rules"), withIntermediateDirectories: true)
    let file = try #require(try GeneratedFile.all(ofCheckout: checkout).first { $0.path == "Rules/REFERENCE.md" })
    #expect(!file.isCurrent(inCheckout: folder))
    try file.write(toCheckout: folder)
    #expect(file.isCurrent(inCheckout: folder))
  }

  @Test func aFolderThatIsNoCheckoutIsAnError() {
    #expect(throws: (any Error).self) { try GeneratedFile.all(ofCheckout: checkout.appendingPathComponent("Tests")) }
  }
}
