import Testing
import Workspace

@Suite struct PackageTests {
  private func manifest(_ targets: String, before: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    \(before)
    let package = Package(name: "P", targets: [\(targets)])
    """
  }

  private func tree(_ targets: String, before: String = "", _ paths: [String]) throws -> TemporaryTree {
    var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
    files["Package.swift"] = manifest(targets, before: before)
    return try TemporaryTree(files)
  }

  @Test func defaultFolders() throws {
    let tree = try tree(
      """
      .target(name: "Core"), .executableTarget(name: "run-it", dependencies: [.target(name: "Core"), "Kit"]),
      .target(name: "Kit"), .macro(name: "Macros"), .plugin(name: "Format", capability: .buildTool()),
      .testTarget(name: "CoreTests", dependencies: ["Core"]),
      """,
      [
        "Sources/Core/A.swift", "Sources/Core/Deep/B.swift", "Sources/run-it/main.swift", "Source/Kit/K.swift",
        "src/Macros/M.swift", "Plugins/Format/F.swift", "Tests/CoreTests/T.swift", "Other/O.swift",
      ])
    let found = tree.find()
    #expect(found.modules == ["Core", "Format", "Kit", "Macros", "run_it", "App"])
    #expect(found.targets == ["Core", "Format", "Kit", "Macros", "run-it", "App"])
    #expect(found.modules(of: "Sources/Core/Deep/B.swift") == ["Core"])
    #expect(found.modules(of: "Other/O.swift") == ["App"])
    #expect(found.skipped(.tests) == 1)
    #expect(tree.find(tests: true).modules(of: "Tests/CoreTests/T.swift") == ["CoreTests"])
    #expect(found.problems.isEmpty)
  }

  @Test func systemLibraries() throws {
    let tree = try tree(
      #".systemLibrary(name: "CZip", pkgConfig: "zip"), .target(name: "Archive", dependencies: ["CZip"])"#,
      ["Sources/CZip/zip.h", "Sources/CZip/module.modulemap", "Sources/Archive/A.swift", "Sources/Archive/A.m"])
    #expect(tree.find().modules(of: "Sources/CZip/zip.h") == ["CZip"])
    let alone = try self.tree(
      #".systemLibrary(name: "CZip"), .target(name: "Archive")"#, ["Sources/CZip/zip.h", "Sources/A.swift"])
    #expect(alone.find().modules(of: "Sources/A.swift") == ["Archive"])
  }

  @Test func writtenFoldersSourcesAndExcludes() throws {
    let tree = try tree(
      """
      .target(name: "A", path: "Code/A/", exclude: ["Old", "Readme.swift"]),
      .target(name: "B", path: "./Code/B", sources: ["Deep", "One.swift"]),
      .testTarget(name: "Checks", path: "Checks"),
      """,
      [
        "Code/A/A.swift", "Code/A/Old/X.swift", "Code/A/Readme.swift", "Code/B/One.swift", "Code/B/Two.swift",
        "Code/B/Deep/More/Three.swift", "Checks/C.swift",
      ])
    let found = tree.find()
    #expect(found.modules(of: "Code/A/A.swift") == ["A"])
    #expect(found.modules(of: "Code/A/Old/X.swift") == ["App"])
    #expect(found.modules(of: "Code/A/Readme.swift") == ["App"])
    #expect(found.modules(of: "Code/B/One.swift") == ["B"])
    #expect(found.modules(of: "Code/B/Two.swift") == ["App"])
    #expect(found.modules(of: "Code/B/Deep/More/Three.swift") == ["B"])
    #expect(found.skipped(.tests) == 1)
  }

  @Test func namesFromConstants() throws {
    let tree = try tree(
      """
      .target(name: core, path: "Code/" + core), .target(name: "\\(core)UI", path: "Code/\\(core)UI"),
      Target.target(name: Names.kit /* , */, dependencies: [dependency], path: #"Code/K"#),
      """,
      before: """
        let core: String = "Core"
        // let core = "Wrong"
        enum Names { static let kit = "Kit" }
        let dependency: Target.Dependency = .target(name: "Kit")
        """,
      ["Code/Core/A.swift", "Code/CoreUI/B.swift", "Code/K/C.swift"])
    let found = tree.find()
    #expect(found.modules == ["Core", "CoreUI", "Kit"])
    #expect(found.modules(of: "Code/K/C.swift") == ["Kit"])
  }

  @Test func conditionsAndProducts() throws {
    let tree = try TemporaryTree([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "P", products: [.plugin(name: "Tool", targets: ["Tool"])])
      #if os(Linux)
        package.targets.append(.target(name: "L"))
      #else
        package.targets += [.target(name: "M"), .binaryTarget(name: "N", path: "N.xcframework")]
      #endif
      """,
      "Sources/L/L.swift": "", "Sources/M/M.swift": "",
    ])
    #expect(tree.find().modules == ["L", "M"])
  }

  @Test func onlyTargetMayUseTheSourcesFolder() throws {
    let tree = try tree(
      ".target(name: \"Only\"), .testTarget(name: \"OnlyTests\")", ["Sources/A.swift", "Sources/D/B.swift"])
    #expect(tree.find().modules == ["Only"])
  }

  @Test func nestedPackagesAreSeparate() throws {
    let tree = try TemporaryTree([
      "Package.swift": manifest(".target(name: \"Outer\", path: \".\", exclude: [\"Docs\"])"),
      "A.swift": "", "Kit/Package.swift": manifest(".target(name: \"Kit\")"), "Kit/Sources/Kit/K.swift": "",
      "Kit/Loose.swift": "", "Tests/Fixture/Package.swift": manifest(".target(name: \"Fixture\")"),
      "Tests/Fixture/Sources/Fixture/F.swift": "",
    ])
    let found = tree.find()
    #expect(found.modules(of: "A.swift") == ["Outer"])
    #expect(found.modules(of: "Kit/Sources/Kit/K.swift") == ["Kit"])
    #expect(found.modules(of: "Kit/Loose.swift") == ["App"])
    #expect(!found.modules.contains("Fixture"))
  }

  @Test func testFoldersInATargetAreCode() throws {
    let tree = try tree(
      ".target(name: \"Exams\", path: \"Exams\")", ["Exams/Tests/List.swift", "Exams/Mocks/M.swift"])
    let found = tree.find()
    #expect(found.paths == ["Exams/Tests/List.swift"])
    #expect(found.skipped(.mocks) == 1)
  }

  @Test func computedTargetsAreReportedAndGuessed() throws {
    let tree = try tree(
      ".target(name: \"A\")", before: "func feature(_ name: String) -> Target { .target(name: name) }",
      ["Sources/A/A.swift", "Sources/Feed/F.swift"])
    let found = tree.find()
    #expect(found.modules == ["A", "Feed"])
    #expect(found.problems.map(\.kind) == [.unreadableProject])
    #expect(found.problems.map(\.file) == ["Package.swift"])
  }

  @Test(arguments: [
    "", "let", "let a", "let a =", ".target(", ".target(name:", ".target(name: \"", ".target(name: \"A", "\"\\(", "/*",
    "\"\"\"", "#\"", "`",
  ])
  func brokenManifestsHaveNoTargets(text: String) throws {
    #expect(try TemporaryTree(["Package.swift": text, "A.swift": ""]).find().modules == ["App"])
  }

  @Test func hostileManifestsAreReadInLinearTime() throws {
    for text in [".target(", "(", "\"\\(", "let a = a\n", "/*", "let a: String = \"\" + a "] {
      let tree = try TemporaryTree(["Package.swift": String(repeating: text, count: 50_000), "A.swift": ""])
      #expect(tree.find().paths == ["A.swift"])
    }
    let doubling = (1...200).map { "let a\($0) = \"\\(a\($0 - 1))\\(a\($0 - 1))\"\n" }.joined()
    let tree = try TemporaryTree(["Package.swift": "let a0 = \"text\"\n" + doubling, "A.swift": ""])
    #expect(tree.find().paths == ["A.swift"])
  }
}
