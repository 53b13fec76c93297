import Foundation
import Patterns
import SourceFacts
import Testing
import Workspace

/// The result of an earlier run is reused if nothing relevant has changed.
@Suite struct MemoryTests {
  private let tree: TemporaryTree
  private let memory = Memory()

  init() throws {
    tree = try TemporaryTree([
      "Sources/A.swift": "", "New/B.swift": "",
      "Package.swift": "let package = Package(targets: [.target(name: \"Feed\", path: \"Sources\")])",
      "App.xcodeproj/project.pbxproj": """
      { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Pods/B.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; baseConfigurationReference = X; buildSettings = { }; };
      }; rootObject = P; }
      """,
    ])
  }

  /// Returns whether the result was remembered. It must be right in any case.
  private func isRemembered(_ options: WorkspaceOptions? = nil, _ place: SourceLocation = #_sourceLocation) -> Bool {
    let options = options ?? WorkspaceOptions(base: tree.base)
    let before = memory.hits
    let found = Workspace.find(options) { _ in memory }
    #expect(found.inWords == Workspace.find(options).inWords, sourceLocation: place)
    return memory.hits > before
  }

  @Test func resultIsRememberedWhileNoNamesChange() throws {
    #expect(!isRemembered())
    #expect(isRemembered())
    try tree.write("Sources/A.swift", Array("class A {}".utf8))
    try tree.write(".hidden", [])
    #expect(isRemembered())
  }

  /// One name is written in two ways, one of which is excluded.
  @Test(arguments: ["e\u{301}", "\u{E9}"]) func similarNamesAreDistinguished(_ excluded: String) throws {
    for letter in ["e\u{301}", "\u{E9}"] { try tree.write("Sources/\(letter).swift", []) }
    let options = WorkspaceOptions(base: tree.base, exclude: [PathPattern("Sources/\(excluded).swift")])
    #expect(!isRemembered(options))
    #expect(isRemembered(options))
  }

  @Test func addedAndRemovedNamesInvalidate() throws {
    _ = isRemembered()
    for path in [
      "Sources/C.swift", "Tests/T.swift", "Main.storyboard", "project.yml", "Pods/C.swift", "Kit/Package.swift",
    ] {
      try tree.write(path, [])
      #expect(!isRemembered() && isRemembered())
    }
    try FileManager.default.removeItem(atPath: tree.base + "/Sources/C.swift")
    #expect(!isRemembered() && isRemembered())
  }

  @Test func moduleSettingsInvalidate() throws {
    _ = isRemembered()
    // A file that does not exist yet, one that changes, and one that is removed.
    for text in ["PRODUCT_MODULE_NAME = One", "PRODUCT_MODULE_NAME = Two", nil] {
      if let text {
        try tree.write("App.xcconfig", Array(text.utf8))
      } else {
        try FileManager.default.removeItem(atPath: tree.base + "/App.xcconfig")
      }
      #expect(!isRemembered() && isRemembered())
    }
    try tree.write(
      "Package.swift", Array("let package = Package(targets: [.target(name: \"Read\", path: \"Sources\")])".utf8))
    #expect(!isRemembered() && isRemembered())
    try tree.write("App.xcodeproj/project.pbxproj", Array("{".utf8))
    #expect(!isRemembered() && isRemembered())
  }

  /// `New/B.swift` is taken for `Pods/B.swift`, which the project lists in a skipped folder.
  @Test func filesInSkippedFoldersInvalidate() throws {
    try tree.write("Pods/Other.swift", [])
    #expect(tree.find().moved.count == 1)
    _ = isRemembered()
    try tree.write("Pods/B.swift", [])
    #expect(!isRemembered() && isRemembered())
    #expect(tree.find().moved.isEmpty)
  }

  @Test func otherOptionsInvalidate() {
    _ = isRemembered()
    for options in [
      WorkspaceOptions(base: tree.base, include: [PathPattern("Sources")]),
      WorkspaceOptions(base: tree.base, exclude: [PathPattern("Sources")]),
      WorkspaceOptions(base: tree.base, tests: true), WorkspaceOptions(base: tree.base, generated: true),
    ] {
      #expect(!isRemembered(options) && isRemembered(options))
    }
  }

  /// The list of files does not depend on their contents in an editor.
  @Test func unsavedBuffersDoNotMatter() {
    _ = isRemembered()
    #expect(isRemembered(WorkspaceOptions(base: tree.base, overlay: ["Sources/A.swift": []])))
    #expect(!isRemembered(WorkspaceOptions(base: tree.base, overlay: ["Sources/New.swift": []])))
  }

  /// A folder with an unchanged modification time is not read again. Added and removed files change the time.
  @Test func unchangedFoldersAreNotReadAgain() throws {
    Thread.sleep(forTimeInterval: 2.3)
    _ = isRemembered()
    #expect(isRemembered())
    let kept = memory.listings
    memory.storeListings(kept.replacing("B.swift".utf8, with: "Z.swift".utf8))
    #expect(
      Workspace.find(WorkspaceOptions(base: tree.base)) { _ in memory }.files.map(\.path) == [
        "New/Z.swift", "Sources/A.swift",
      ])
    // A name without an end would be read beyond the entries.
    memory.storeListings(kept.replacing("B.swift\0".utf8, with: "Z.swift!".utf8))
    #expect(
      Workspace.find(WorkspaceOptions(base: tree.base)) { _ in memory }.files.map(\.path) == [
        "New/B.swift", "Sources/A.swift",
      ])
    memory.storeListings(kept)
    let files = FileManager.default
    let changes: [(String) throws -> Void] = [
      { _ in try tree.write("New/C.swift", []) },
      { try files.moveItem(atPath: $0 + "New/C.swift", toPath: $0 + "New/D.swift") },
      { try files.moveItem(atPath: $0 + "New/D.swift", toPath: $0 + "Sources/D.swift") },
      { try files.moveItem(atPath: $0 + "New", toPath: $0 + "Old") },
      { try files.removeItem(atPath: $0 + "Sources/D.swift") },
      { try files.createDirectory(atPath: $0 + "Old/Deep", withIntermediateDirectories: true) },
      { _ in try tree.write("Old/Deep/E.swift", []) },
      { try files.createSymbolicLink(atPath: $0 + "Old/Link.swift", withDestinationPath: $0 + "Sources/A.swift") },
    ]
    for change in changes {
      try change(tree.base + "/")
      _ = isRemembered()
    }
    #expect(tree.find().files.map(\.path) == ["Old/Deep/E.swift", "Old/B.swift", "Sources/A.swift"].sorted())
  }

  @Test func damagedListingsAreIgnored() {
    _ = isRemembered()
    for bytes in [[UInt8](), [1, 0, 0, 0], [UInt8](repeating: 255, count: 64)] {
      memory.storeListings(bytes)
      #expect(isRemembered())
    }
  }
}
