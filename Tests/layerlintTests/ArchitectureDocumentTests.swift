import Foundation
import Testing

/// `docs/architecture.md` names files by their paths below `Sources`.
@Test func filesInTheArchitectureDocumentExist() throws {
  let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let text = try String(contentsOf: root.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
  let paths = text.matches(of: #/`([A-Za-z]+/[A-Za-z/_]+\.(?:swift|yml))`/#).map { String($0.output.1) }
  #expect(paths.count > 25)
  for path in Set(paths) {
    let places = ["", "Sources/"].map { root.appendingPathComponent($0 + path).path }
    #expect(places.contains { FileManager.default.fileExists(atPath: $0) }, "\(path) is not there")
  }
  // The drawing contains all folders of Sources except those that every stage uses.
  let folders = text.matches(of: #/(?m)^ ([A-Z][A-Za-z]+)/ /#).map { String($0.output.1) }
  #expect(folders == ["Input", "Graph", "Rules", "Remedies", "Run", "Output", "Server", "CLI"])
}
