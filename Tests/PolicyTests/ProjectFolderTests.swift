import Foundation
import Testing

@testable import Policy

@Suite struct ProjectFolderTests {
  /// `files` of a new folder, which is removed afterwards.
  private func withFolder(_ files: [String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("layerlint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for file in files {
      let url = root.appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    try body(root.path)
  }

  @Test("the folder of the repository, even if a package is nearer")
  func repositoryComesBeforePackages() throws {
    try withFolder(["App/.git/HEAD", "App/Modules/Chat/Package.swift", "App/Modules/Chat/Sources/Chat.swift"]) { root in
      #expect(ProjectFolder().containing("\(root)/App/Modules/Chat/Sources") == "\(root)/App")
      #expect(ProjectFolder().containing("\(root)/App") == "\(root)/App")
    }
  }

  @Test(
    "without a repository, the outermost project",
    arguments: [
      "App.xcodeproj/project.pbxproj", "App.xcworkspace/contents.xcworkspacedata", "Package.swift", "project.yml",
      "Project.swift",
      "Podfile", "WORKSPACE",
    ])
  func outermostProjectWithoutARepository(manifest: String) throws {
    try withFolder(["App/\(manifest)", "App/Modules/Chat/Package.swift"]) { root in
      #expect(ProjectFolder().containing("\(root)/App/Modules/Chat") == "\(root)/App")
    }
  }

  @Test("a project in the home folder or above does not contain the folders below")
  func projectsInTheHomeFolderDoNotCount() throws {
    try withFolder(["home/Package.swift", "Package.swift", "home/Code/App/App.swift"]) { root in
      #expect(ProjectFolder(home: "\(root)/home").containing("\(root)/home/Code/App") == nil)
      #expect(ProjectFolder().containing("\(root)/home/Code/App") == root)
    }
  }
}
