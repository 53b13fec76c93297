import Foundation
import Testing

/// `layerlint init` hints at what fits the project, and writes what was requested.
@Suite struct InitRunTests {
  private func repository(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(cleanApp.merging([".git/HEAD": "", ".github/CODEOWNERS": ""]) { $1 }.merging(files) { $1 })
  }

  private func exists(_ path: String, in folder: TemporaryFolder) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(path))
  }

  @Test func gitHubHintWritesNothing() throws {
    let folder = try repository()
    let run = try BinaryRun(["init"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors.hasSuffix(
        "note: this repository is on GitHub: `layerlint init --github` writes .github/workflows/layerlint.yml\n"))
    #expect(!exists(".github/workflows", in: folder))
  }

  /// No layer can have the bridging header, and `unassigned_file` does not report it.
  @Test func bridgingHeadersNeedNoLayer() throws {
    let header = ["App-Bridging-Header.h": "#import <UIKit/UIKit.h>\n"]
    let folder = try TemporaryFolder(cleanApp.merging(header) { $1 })
    #expect(try !BinaryRun(["init"], in: folder).errors.contains("in no layer"))
    #expect(try !folder.read(".layerlint.yml").contains("unassigned_file: off"))
    let other = try TemporaryFolder(cleanApp.merging(["App.h": "#import <UIKit/UIKit.h>\n"]) { $1 })
    #expect(try BinaryRun(["init"], in: other).errors.contains("note: 1 file is in no layer and is not checked"))
    #expect(try other.read(".layerlint.yml").contains("# 1 file is in no layer; `info` would report it"))
  }

  @Test func noHintWithoutGitHubOrWithAWorkflow() throws {
    let plain = try TemporaryFolder(cleanApp)
    #expect(try !BinaryRun(["init"], in: plain).errors.contains("GitHub"))
    let done = try repository([".github/workflows/ci.yml": "run: layerlint\n"])
    #expect(try !BinaryRun(["init"], in: done).errors.contains("GitHub"))
    let gitLab = try TemporaryFolder(cleanApp.merging([".git/HEAD": "", ".gitlab-ci.yml": "test: {}\n"]) { $1 })
    #expect(try BinaryRun(["init"], in: gitLab).errors.contains("docs/ci.md has a job for .gitlab-ci.yml"))
  }

  @Test func workflowFitsTheProject() throws {
    let offers = [
      ("Package.swift", "// swift-tools-version: 6.1\n", "this is a Swift package: docs/swift-packages.md has"),
      ("MODULE.bazel", "module(name = \"app\")\n", "this is a Bazel workspace: docs/bazel.md has"),
      ("WORKSPACE", "workspace(name = \"app\")\n", "this is a Bazel workspace: docs/bazel.md has"),
    ]
    for (file, text, offer) in offers {
      let folder = try TemporaryFolder(cleanApp.merging([file: text]) { $1 })
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.root)
      let run = try BinaryRun(["init"], in: folder)
      #expect(run.status == 0 && run.errors.contains(offer), "\(run.errors)")
      let after = try FileManager.default.subpathsOfDirectory(atPath: folder.root)
      #expect(Set(after).subtracting(before) == [".layerlint.yml"])
      #expect(try folder.read(file) == text)
      try folder.write("\(text)// layerlint\n", to: file)
      #expect(try !BinaryRun(["init", "--force"], in: folder).errors.contains(offer))
    }
    // A folder of a workspace.
    let inner = try repository(["WORKSPACE": "", "ios/App/Feed.swift": "final class Feed {}\n"])
    #expect(try BinaryRun(["init", "ios"], in: inner).errors.contains("this is a Bazel workspace"))
  }

  @Test func theWorkflow() throws {
    let folder = try repository()
    #expect(try BinaryRun(["init", "--github"], in: folder).status == 0)
    let path = folder.path(".github/workflows/layerlint.yml")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("      - uses: OWNER/layerlint@v0.1.0\n        with:\n          changed-since: origin/${{"))
    #expect(text.contains("# It cannot run before LayerLint has a release"))
    // The configuration of the first run is unchanged.
    try folder.write("rules: {}\n", to: ".layerlint.yml")
    let second = try BinaryRun(["init", "--github"], in: folder)
    #expect(second.status == 2 && second.errors.contains("layerlint.yml is there already: --force replaces it"))
    try FileManager.default.removeItem(atPath: path)
    #expect(try BinaryRun(["init", "--github"], in: folder).status == 0)
    #expect(try String(contentsOfFile: folder.path(".layerlint.yml"), encoding: .utf8) == "rules: {}\n")
  }

  @Test func aFolderOfARepository() throws {
    let folder = try repository(["ios/App/Feed.swift": "final class Feed {}\n"])
    #expect(try BinaryRun(["init", "ios", "--github"], in: folder).status == 0)
    let text = try String(contentsOfFile: folder.path(".github/workflows/layerlint.yml"), encoding: .utf8)
    #expect(text.contains("        with:\n          working-directory: \"ios\"\n          changed-since: "))
    let outside = try BinaryRun(["init", "--github"], in: TemporaryFolder(cleanApp))
    #expect(outside.status == 2 && outside.errors.contains("--github needs a git repository"))
  }
}
