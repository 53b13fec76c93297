import Findings
import Foundation
import Testing

@testable import Policy

@Suite struct ConfigurationFileTests {
  /// A folder `a/b/c` with a configuration in `a`, removed afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("layerlint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("a/b/c"), withIntermediateDirectories: true)
    try Data("tests: true\n".utf8).write(to: folder.appendingPathComponent("a/.layerlint.yml"))
    try Data().write(to: folder.appendingPathComponent("a/b/F.swift"))
    try body(folder.path)
  }

  @Test func nearestFileSetsTheBaseFolder() throws {
    try withFolder { folder in
      for paths in [["a"], ["a/b/c"], ["a/b/F.swift"], ["a/b/c", "a/b/F.swift"], ["./a/b/../b//"]] {
        let file = ConfigurationFile.locate(paths: paths, currentFolder: folder)
        #expect(file.path == folder + "/a/.layerlint.yml")
        #expect(file.baseFolder == folder + "/a")
        let source = try file.source()
        #expect(source?.file == ".layerlint.yml")
      }
      #expect(ConfigurationFile.locate(paths: [], currentFolder: folder + "/a/b").baseFolder == folder + "/a")
    }
  }

  @Test func commonFolderIsTheBaseWithoutAFile() throws {
    try withFolder { folder in
      try FileManager.default.removeItem(atPath: folder + "/a/.layerlint.yml")
      let file = ConfigurationFile.locate(paths: ["a/b/c", "a/b/F.swift"], currentFolder: folder)
      #expect(file == ConfigurationFile(path: nil, baseFolder: folder + "/a/b"))
      let source = try file.source()
      #expect(source == nil)
    }
  }

  @Test func pathsSetTheBaseFolderForANamedFile() throws {
    try withFolder { folder in
      let file = ConfigurationFile.locate(paths: ["a/b"], config: "a/.layerlint.yml", currentFolder: folder)
      #expect(file.baseFolder == folder + "/a/b")
      let source = try file.source()
      #expect(source?.file == folder + "/a/.layerlint.yml")
    }
  }

  @Test("a file that only sets rules for a folder is not the configuration of the project")
  func folderFilesAreNotTheProjectConfiguration() throws {
    try withFolder { folder in
      let inner = URL(fileURLWithPath: folder + "/a/b/.layerlint.yml")
      func base() -> String { ConfigurationFile.locate(paths: ["a/b/c"], currentFolder: folder).baseFolder }
      try Data("rules: { massive_controller: off }\n".utf8).write(to: inner)
      #expect(base() == folder + "/a")
      try Data("layers: [App]\n".utf8).write(to: inner)
      #expect(base() == folder + "/a/b")
      try Data("rules: { massive_controller: off }\n".utf8).write(to: inner)
      try FileManager.default.removeItem(atPath: folder + "/a/.layerlint.yml")
      #expect(base() == folder + "/a/b")
    }
  }

  @Test("a configuration outside of the project is ignored")
  func filesOutsideOfTheProjectAreIgnored() throws {
    try withFolder { folder in
      try Data("tests: true\n".utf8).write(to: URL(fileURLWithPath: folder + "/a/b/.layerlint.yml"))
      try FileManager.default.createDirectory(atPath: folder + "/a/b/.git", withIntermediateDirectories: true)
      #expect(ConfigurationFile.locate(paths: ["a/b/c"], currentFolder: folder).baseFolder == folder + "/a/b")
    }
  }

  @Test func unreadableFileIsAMistake() throws {
    try withFolder { folder in
      func message(_ config: String) -> String? {
        do {
          _ = try ConfigurationFile.locate(paths: [], config: config, currentFolder: folder).source()
          return nil
        } catch { return error.message }
      }
      #expect(message("missing.yml") == "there is no such file")
      #expect(message("a/b") == "is not a file")
      try Data(count: 1_000_001).write(to: URL(fileURLWithPath: folder + "/big.yml"))
      #expect(message("big.yml") == "is larger than 1 MB, too large for a configuration")
    }
  }
}
