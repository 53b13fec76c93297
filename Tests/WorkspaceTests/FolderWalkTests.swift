import Foundation
import Testing
import Workspace

@Suite struct FolderWalkTests {
  @Test func findsSwiftFilesSortedByBytes() throws {
    let tree = try TemporaryTree([
      "b.swift", "a/z.swift", "a.swift", "A/é.swift", "A/z.swift", "a b/c\nd.swift", "x.txt",
    ])
    let found = tree.find()
    #expect(found.paths == ["A/z.swift", "A/é.swift", "a b/c\nd.swift", "a.swift", "a/z.swift", "b.swift"])
    #expect(found.problems.isEmpty)
    #expect(found.skipped.isEmpty)
    #expect(found.modules == ["App"])
  }

  /// The nesting is deeper than the number of folders that are kept open.
  @Test func findsDeeplyNestedFiles() throws {
    let paths = (0..<150).reversed().map { String(repeating: "d/", count: $0) + "f\($0).swift" }
    let found = try TemporaryTree(paths).find()
    #expect(found.paths == paths)
    #expect(found.problems.isEmpty)
  }

  @Test func skipsFoldersOfTools() throws {
    let tree = try TemporaryTree([
      "App.swift", "Pods/A/A.swift", "Kit/Pods/B.swift", "Carthage/Checkouts/C.swift", "node_modules/D.swift",
      "DerivedData/E.swift", "SourcePackages/F.swift", "build/G.swift", ".build/H.swift", ".hidden/I.swift",
      "Images.xcassets/J.swift", "Guide.docc/K.swift", "App.icon/L.swift", "__Snapshots__/M.swift", "._App.swift",
    ])
    let found = tree.find()
    #expect(found.paths == ["App.swift"])
    #expect(found.skipped(.dependencies) == 5)
    #expect(found.skipped(.buildProducts) == 2)
    #expect(found.skipped.map(\.reason) == [.dependencies, .buildProducts])
  }

  @Test func keepsFoldersWithSimilarNames() throws {
    let paths = [
      "Build/A.swift", "BuildPhases/B.swift", "Contests/C.swift", "Shared/Builders/D.swift", "SpeedTest/E.swift",
      "Templates/F.swift", "TestFlight/G.swift", "Tests Helpers/H.swift", "UITestsFoundation/I.swift",
      "X/External/J.swift", "X/ExternalDisplay/K.swift", "X/ThirdPartyLogin/L.swift",
    ]
    #expect(try TemporaryTree(paths).find().paths == paths)
  }

  @Test(arguments: [
    (
      SkipReason.tests, ["AppTests/A.swift", "AppUITests/A.swift", "Test/A.swift", "Tests/B/A.swift", "X/ATests.swift"]
    ),
    (.mocks, ["Mocks/A.swift", "X/FeedMock.swift", "X/FeedMocks.swift", "X/Feed+Stub.swift", "X/MockFeed.swift"]),
    (.previews, ["Preview Content/A.swift", "X/FeedPreviews.swift"]),
    (.generated, ["Generated/A.swift", "X/R.generated.swift", "X/Strings+Generated.swift", "X/feed.pb.swift"]),
    (
      .vendored,
      [
        "Vendor/A.swift", "ThirdParty/A.swift", "third_party/A.swift", "3rd Party/A.swift", "Third-Party Code/A.swift",
        "ExternalLibraries/A.swift", "External Libs/A.swift", "ThirdPartySDKs/A.swift",
      ]
    ),
    (.templates, ["X.xctemplate/A.swift", "X/___FILEBASENAME___.swift", "___X___/A.swift"]),
    (.manifests, ["Package.swift", "Package@swift-5.9.swift"]),
    (.playgrounds, ["Try.playground/Contents.swift"]),
  ])
  func skipsByName(reason: SkipReason, paths: [String]) throws {
    let found = try TemporaryTree(paths + ["Keep.swift", "Mockup.swift", "Hammock.swift", "LinkPreview.swift"]).find()
    #expect(found.paths == ["Hammock.swift", "Keep.swift", "LinkPreview.swift", "Mockup.swift"])
    #expect(found.skipped.map(\.reason) == [reason])
    #expect(found.skipped(reason) == paths.count)
  }

  @Test func optionsIncludeSkippedFiles() throws {
    let tree = try TemporaryTree(["A.swift", "Tests/MockA.swift", "Tests/ATests.swift", "Generated/B.swift"])
    #expect(tree.find(tests: true).paths == ["A.swift", "Tests/ATests.swift", "Tests/MockA.swift"])
    #expect(tree.find(generated: true).paths == ["A.swift", "Generated/B.swift"])
  }

  @Test func patternsIncludeAndExclude() throws {
    let tree = try TemporaryTree(["App/A.swift", "App/Old/B.swift", "Kit/C.swift", "Other/D.swift", "Other/E.h"])
    let found = tree.find(include: ["App", "Kit", "Nowhere"], exclude: ["**/Old", "*.txt", "Pods"])
    #expect(found.paths == ["App/A.swift", "Kit/C.swift"])
    #expect(found.skipped(.excluded) == 1)
    #expect(found.skipped(.notIncluded) == 2)
    #expect(found.unmatched.map(\.text) == ["Nowhere", "*.txt"])
  }

  @Test func readsObjectiveC() throws {
    let tree = try TemporaryTree([
      "A.swift", "A.h", "A.m", "B.mm", "Pods/C.h", "Tests/D.m", "K.framework/Headers/K.h", "P.pch",
    ])
    #expect(tree.find().paths == ["A.h", "A.m", "A.swift", "B.mm", "P.pch"])
  }

  @Test func linksCauseNeitherLoopsNorDuplicates() throws {
    let tree = try TemporaryTree(["A/A.swift", "A/B.swift"])
    try tree.link("A/loop", to: "..")
    try tree.link("Again.swift", to: "A/A.swift")
    try tree.link("Gone.swift", to: "nowhere.swift")
    let found = tree.find()
    #expect(found.paths == ["A/A.swift", "A/B.swift"])
    #expect(found.skipped == [SkippedFiles(reason: .linkedFolders, count: 1)])
    #expect(found.problems.map(\.file) == ["Gone.swift"])
  }

  @Test func linksOutOfTheBaseFolderAreProblems() throws {
    let tree = try TemporaryTree(["A.swift"])
    let outside = try TemporaryTree(["Secret.swift"])
    try tree.link("Link.swift", to: outside.base + "/Secret.swift")
    let found = tree.find()
    #expect(found.paths == ["A.swift"])
    #expect(found.problems.map(\.file) == ["Link.swift"])
    #expect(found.problems.first?.message.hasPrefix("links to a file outside of the base folder") == true)
  }

  @Test func namesThatAreNotUTF8AreProblems() throws {
    let tree = try TemporaryTree(["A.swift"])
    let created = open(tree.base + "/caf\u{1}.swift", O_CREAT | O_WRONLY, 0o600)
    close(created)
    var name = Array(tree.base.utf8CString.dropLast()) + [CChar(UInt8(ascii: "/")), CChar(bitPattern: 0xFF)]
    name += ".swift".utf8CString
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
    // Some file systems reject such names.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let found = tree.find()
    #expect(found.paths == ["A.swift", "caf\u{1}.swift"])
    #expect(found.problems.map(\.message) == ["name is not UTF-8, so it was left out"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func unreadableFoldersAreProblems() throws {
    let tree = try TemporaryTree(["A.swift", "Locked/B.swift"])
    chmod(tree.base + "/Locked", 0)
    defer { chmod(tree.base + "/Locked", 0o700) }
    let found = tree.find()
    #expect(found.paths == ["A.swift"])
    #expect(found.problems.map(\.file) == ["Locked"])
    #expect(tree.find(exclude: ["Locked"]).problems.isEmpty)
  }

  @Test func missingBaseIsAProblem() {
    let found = Workspace.find(WorkspaceOptions(base: "/nowhere/at/all"))
    #expect(found.files.isEmpty)
    #expect(found.problems.map(\.file) == ["."])
    #expect(found.problems.first?.kind == .unreadableSource)
  }

  @Test func twoRunsAgree() throws {
    let tree = try TemporaryTree((0..<300).map { "F\($0 % 7)/G\($0 % 11)/File\($0).swift" })
    #expect(tree.find().files == tree.find().files)
    #expect(tree.find().files.count == 300)
  }
}
