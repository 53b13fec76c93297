import Foundation
import Testing

@testable import layerlint

@Suite struct ReportFileTests {
  @Test func replacesTheWholeFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("report.json")
    try ReportFile(path: path, base: folder.root).write("a long first report")
    try ReportFile(path: path, base: folder.root).write("second")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "second")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root) == ["report.json"])
  }

  @Test func keepsLinksAndPermissions() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path("real.json"))
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: "real.json")
    try ReportFile(path: folder.path("link.json"), base: folder.root).write("new")
    #expect(try String(contentsOfFile: folder.path("real.json"), encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.json")) == "real.json")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("real.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func writesToDevices() throws {
    try ReportFile(path: "/dev/null", base: "/").write("text")
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test func failsWithoutTheFolder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: WritingError.self) {
      try ReportFile(path: folder.path("none/report.json"), base: folder.root).write("text")
    }
  }

  @Test func failureOfAnyChunkIsReported() {
    #expect(throws: WritingError.self) {
      try ReportFile(path: "/dev/full", base: "/").write { output in
        output.write("first")
        output.write("second")
      }
    }
  }

  @Test func foldersAreNotFiles() throws {
    let folder = try TemporaryFolder()
    #expect(throws: WritingError.self) { try ReportFile(path: folder.root, base: folder.root).write("text") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root).isEmpty)
  }

  /// `--format json:../report.json`
  @Test func aPathThatLeavesTheBaseIsNoLink() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/A.swift")
    try ReportFile(path: folder.path("App/../report.json"), base: folder.path("App")).write("text")
    #expect(try String(contentsOfFile: folder.path("report.json"), encoding: .utf8) == "text")
  }
}
