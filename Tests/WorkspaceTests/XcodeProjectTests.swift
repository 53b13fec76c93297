import Testing
import Workspace

@Suite struct XcodeProjectTests {
  private func find(
    _ objects: String, _ paths: [String], folder: String = "", tests: Bool = false
  ) throws -> Workspace {
    var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
    files[folder + "Feed.xcodeproj/project.pbxproj"] = """
      // !$*UTF8*$!
      { objects = {
      \(objects)
      }; rootObject = P; }
      """
    return try TemporaryTree(files).find(tests: tests)
  }

  /// Groups with and without folders, a localized file, a test target that includes a file of the app.
  private let classic = """
    P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T, U, E, ); };
    G = { isa = PBXGroup; children = ( GA, GV, F6 /* six */, ); sourceTree = "<group>"; };
    GA = { isa = PBXGroup; children = (F1, GB, F5); path = "My App"; sourceTree = "<group>"; };
    GB = { isa = PBXGroup; children = (F2, F3, F4, GA); name = Loose; sourceTree = "<group>"; };
    GV = { isa = PBXVariantGroup; children = (F7); name = Strings.swift; path = L; sourceTree = SOURCE_ROOT; };
    F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; path = "Sub/Two.swift"; sourceTree = "<group>"; };
    F3 = { isa = PBXFileReference; path = Tests/Three.swift; sourceTree = SOURCE_ROOT; };
    F4 = { isa = PBXFileReference; path = /Volumes/Four.swift; sourceTree = "<absolute>"; };
    F5 = { isa = PBXFileReference; path = "../Kit/\\U0045.swift"; sourceTree = "<group>"; };
    F6 = { isa = PBXFileReference; path = Feed.app; sourceTree = BUILT_PRODUCTS_DIR; };
    F7 = { isa = PBXFileReference; path = en.swift; sourceTree = "<group>"; };
    B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
    B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
    B5 = { isa = PBXBuildFile; fileRef = F5; }; B7 = { isa = PBXBuildFile; fileRef = GV; };
    B9 = { isa = PBXBuildFile; fileRef = NONE; };
    T = { isa = PBXNativeTarget; name = "Feed-iOS"; buildPhases = (S1, R); buildConfigurationList = L;
      productType = "com.apple.product-type.application"; };
    S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2, B4, B5, B7, B9, ); };
    R = { isa = PBXResourcesBuildPhase; files = (B3); };
    U = { isa = PBXNativeTarget; name = FeedChecks; buildPhases = (S2);
      productType = "com.apple.product-type.bundle.unit-test"; };
    S2 = { isa = PBXSourcesBuildPhase; files = (B3, B1); };
    E = { isa = PBXAggregateTarget; name = Empty; };
    L = { isa = XCConfigurationList; buildConfigurations = (C1, C2); };
    C1 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
    C2 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_MODULE_NAME = Feed; }; };
    """
  private let classicFiles = [
    "My App/App.swift", "My App/Sub/Two.swift", "Tests/Three.swift", "Kit/E.swift", "L/en.swift",
    "My App/Unlisted.swift",
  ]

  @Test func groupsDefinePaths() throws {
    let found = try find(classic, classicFiles)
    #expect(found.modules == ["Feed"])
    #expect(found.targets == ["Feed-iOS"])
    for path in ["My App/App.swift", "My App/Sub/Two.swift", "Kit/E.swift", "L/en.swift"] {
      #expect(found.modules(of: path) == ["Feed"], "\(path)")
    }
    // A new file that the project does not list yet belongs to the targets of its neighbors.
    #expect(found.modules(of: "My App/Unlisted.swift") == ["Feed"])
    #expect(found.adopted == ["My App/Unlisted.swift"])
    #expect(found.skipped == [SkippedFiles(reason: .tests, count: 1)])
    #expect(found.problems.isEmpty)
  }

  /// The project lists a missing file, and an unlisted file has the same name.
  @Test func movedFilesKeepTheirTargets() throws {
    let moved = classicFiles.map { $0 == "My App/Sub/Two.swift" ? "Elsewhere/Two.swift" : $0 }
    let found = try find(classic, moved)
    #expect(found.targets(of: "Elsewhere/Two.swift") == ["Feed-iOS"])
    #expect(found.moved.map { [$0.from, $0.to] } == [["My App/Sub/Two.swift", "Elsewhere/Two.swift"]])
    // Two candidates are ambiguous, and a file that still exists was not moved.
    let two = try find(classic, moved + ["Other/Two.swift"])
    #expect(two.targets(of: "Elsewhere/Two.swift") == ["App"] && two.moved.isEmpty)
    let copied = try find(classic, classicFiles + ["Elsewhere/Two.swift"])
    #expect(copied.targets(of: "Elsewhere/Two.swift") == ["App"] && copied.moved.isEmpty)
    // A file of a test target stays a test.
    let test = try find(classic, classicFiles.map { $0 == "Tests/Three.swift" ? "My App/Three.swift" : $0 })
    #expect(test.skipped(.tests) == 1 && !test.files.contains { $0.path == "My App/Three.swift" })
  }

  @Test func headersBelongToTheTargetThatListsThem() throws {
    let objects =
      classic
      .replacing("buildPhases = (S1, R);", with: "buildPhases = (S1, R, H);").replacing(
        "( GA, GV,", with: "( GA, GV, F8,"
      )
      .replacing(
        "F7 = { isa",
        with: "F8 = { isa = PBXFileReference; path = Elsewhere/Types.h; sourceTree = SOURCE_ROOT; };\n    F7 = { isa"
      )
      .replacing(
        "B9 = { isa",
        with:
          """
          B8 = { isa = PBXBuildFile; fileRef = F8; };\n    H = { isa = PBXHeadersBuildPhase; files = (B8); };
              B9 = { isa
          """
      )
    #expect(try find(objects, classicFiles + ["Elsewhere/Types.h"]).modules(of: "Elsewhere/Types.h") == ["Feed"])
  }

  @Test func protocolHeadersBelongToTheTargetOfTheirFolder() throws {
    // Another app has the files in the top folder.
    let objects =
      classic
      .replacing(
        "F1 = { isa = PBXFileReference; path = App.swift;", with: "F1 = { isa = PBXFileReference; path = Feed.m;"
      )
      .replacing("path = Tests/Three.swift", with: "path = Root.swift").replacing(
        "files = (B3, B1)", with: "files = (B3)"
      )
      .replacing("product-type.bundle.unit-test", with: "product-type.application")
    let found = try find(objects, ["My App/Feed.m", "Root.swift", "Public/Feed.h", "Public/Owner.h", "Other/Alone.h"])
    #expect(found.modules(of: "Public/Feed.h") == ["Feed"] && found.modules(of: "Public/Owner.h") == ["Feed"])
    #expect(found.modules(of: "Other/Alone.h") == found.modules(of: "Root.swift"))
    #expect(found.modules(of: "Root.swift") != ["Feed"])
  }

  @Test func filesMayBeInSeveralTargets() throws {
    let found = try find(classic, classicFiles, tests: true)
    #expect(found.targets(of: "My App/App.swift") == ["Feed-iOS", "FeedChecks"])
    #expect(found.targets(of: "Tests/Three.swift") == ["FeedChecks"])
  }

  @Test func pathsAreRelativeToTheFolderOfTheProject() throws {
    let found = try find(classic, classicFiles.map { "iOS/" + $0 }, folder: "iOS/")
    #expect(found.modules(of: "iOS/Kit/E.swift") == ["Feed"])
  }

  @Test func synchronizedFolders() throws {
    let found = try find(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T, W, U); };
      G = { isa = PBXGroup; children = (SA, GT); sourceTree = "<group>"; };
      GT = { isa = PBXGroup; children = (SB); path = More; sourceTree = "<group>"; };
      SA = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2); explicitFolders = (Samples);
        path = Feed; sourceTree = "<group>"; };
      SB = { isa = PBXFileSystemSynchronizedRootGroup; path = Checks; sourceTree = "<group>"; };
      X1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (
          Info.plist, "Old Code/Gone.swift", Legacy, ); };
      X2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
        membershipExceptions = (Models/Item.swift,); };
      T = { isa = PBXNativeTarget; name = Feed; buildPhases = (); fileSystemSynchronizedGroups = (SA); };
      W = { isa = PBXNativeTarget; name = Widget; buildPhases = (); };
      U = { isa = PBXNativeTarget; name = Checks; fileSystemSynchronizedGroups = (SB);
        productType = "com.apple.product-type.bundle.ui-testing"; };
      """,
      [
        "Feed/App.swift", "Feed/Models/Item.swift", "Feed/Old Code/Gone.swift", "Feed/Legacy/Deep/L.swift",
        "Feed/Samples/S.swift", "More/Checks/C.swift", "Feed/Kit/Package.swift", "Feed/Kit/K.swift",
      ])
    #expect(found.targets(of: "Feed/App.swift") == ["Feed"])
    #expect(found.targets(of: "Feed/Models/Item.swift") == ["Feed", "Widget"])
    for path in ["Feed/Old Code/Gone.swift", "Feed/Legacy/Deep/L.swift", "Feed/Samples/S.swift", "Feed/Kit/K.swift"] {
      #expect(found.targets(of: path) == ["App"], "\(path)")
    }
    #expect(found.skipped(.tests) == 1)
  }

  @Test func targetsOfTheSameNameAreTwoModules() throws {
    let target = "isa = PBXNativeTarget; buildConfigurationList = L;"
    let found = try find(
      """
      P = { mainGroup = G; targets = (T, W); };
      G = { children = (SA, SB); };
      SA = { isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
      SB = { isa = PBXFileSystemSynchronizedRootGroup; path = Desktop; sourceTree = "<group>"; };
      T = { \(target) name = Phone; fileSystemSynchronizedGroups = (SA); };
      W = { \(target) name = Desktop; fileSystemSynchronizedGroups = (SB); };
      L = { buildConfigurations = (C); }; C = { buildSettings = { PRODUCT_NAME = "Feed 2"; }; };
      """, ["Phone/A.swift", "Desktop/B.swift"])
    #expect(found.modules == ["Feed_2", "Feed_2"])
    #expect(found.targets == ["Desktop", "Phone"])
  }

  @Test func packageNextToAProjectIsOneModule() throws {
    let tree = try TemporaryTree([
      "Package.swift": "let package = Package(targets: [.target(name: \"Feed\", path: \"Feed\")])",
      "Feed.xcodeproj/project.pbxproj": """
      { objects = { P = { mainGroup = G; targets = (T); }; G = { children = (S); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Feed; };
        T = { name = Feed; fileSystemSynchronizedGroups = (S); }; }; rootObject = P; }
      """, "Feed/A.swift": "",
    ])
    #expect(tree.find().modules == ["Feed"])
  }

  @Test(arguments: [
    ("", 1, "ends too early"), ("{\n objects = {\n", 3, "ends too early"),
    ("{ a = 1\n b = 2; }", 2, "a `;` is missing here"),
    ("{ a 1; }", 1, "a `=` is missing here"), ("{ a = (b c); }", 1, "a `,` or `)` is missing here"),
    ("{\n<<<<<<< HEAD\n", 2, "unexpected `<`"), ("{ a = \"b", 1, "a string does not end"),
    ("{ /* ", 1, "a comment does not end"),
    ("<?xml version=\"1.0\"?>", 1, "is an XML or binary property list; only Xcode's own form is read"),
    ("text", 1, "has no objects"), ("{ objects = { }; rootObject = P; }", 1, "has no project object"),
  ])
  func brokenProjectsAreProblems(text: String, line: Int, message: String) throws {
    let tree = try TemporaryTree(["A.swift": "", "Feed.xcodeproj/project.pbxproj": text])
    let found = tree.find()
    #expect(found.modules == ["App"])
    #expect(
      found.problems == [
        WorkspaceProblem(kind: .unreadableProject, message: message, file: "Feed.xcodeproj/project.pbxproj", line: line)
      ])
  }

  @Test func deepNestingIsAccepted() throws {
    for text in ["(", "{a=", "{a=("] {
      let tree = try TemporaryTree(["Feed.xcodeproj/project.pbxproj": String(repeating: text, count: 100_000)])
      #expect(tree.find().problems.map(\.message) == ["ends too early"])
    }
  }

  @Test func projectWithoutItsFileIsAProblem() throws {
    let tree = try TemporaryTree(["A.swift": "", "Feed.xcodeproj/other": ""])
    #expect(tree.find().problems.map(\.message) == ["cannot be read: No such file or directory"])
  }
}
