import Testing
import Workspace

/// Projects whose repository contains only the description, such as those of XcodeGen and Tuist.
@Suite struct DescribedProjectTests {
  @Test("XcodeGen: one spec per folder, with paths relative to the spec or to the base")
  func xcodeGen() throws {
    let tree = try TemporaryTree([
      "Core/project.yml": """
      # the core
      targets:
        Core:
          type: framework
          sources:
            # all but the header
            - path: "."
              excludes: ["Core.h", Old]
            - path: Core.h
              headerVisibility: public
          settings: {base: {A: B}}
      """,
      "Apps/One/project.yml": """
      options:
        bundleIdPrefix: org.one
      targets:
        App:
          type: application
          sources:
          - Apps/One
          - path: Apps/Shared
        Checks: { type: bundle.unit-test }
        AppTests:
          type: bundle.unit-test
          sources: Apps/Checks
        Icons:
          sources: [Apps/One/Icons.xcassets, "Apps/Icons"]
      """,
      "Core/Clock.swift": "", "Core/Old/Old.swift": "", "Core/Tests/ClockTests.swift": "", "Core/Core.h": "",
      "Apps/One/Main.swift": "", "Apps/Shared/Client.swift": "", "Apps/Checks/Check.swift": "",
      "Apps/Icons/Icon.swift": "",
      "Rest/Rest.swift": "",
    ])
    let found = tree.find()
    #expect(found.modules(of: "Core/Clock.swift") == ["Core"])
    #expect(found.modules(of: "Core/Old/Old.swift") == ["App"])
    #expect(
      found.targets(of: "Apps/One/Main.swift") == ["App (Apps/One/project.yml)"]
        || found.targets(of: "Apps/One/Main.swift") == ["App"])
    #expect(found.modules(of: "Apps/Shared/Client.swift") == ["App"])
    #expect(found.modules(of: "Apps/Icons/Icon.swift") == ["Icons"])
    #expect(found.modules(of: "Rest/Rest.swift") == ["App"])
    #expect(found.skipped(.tests) == 2)
    #expect(found.problems.isEmpty)
  }

  @Test("XcodeGen: targets may share sources through a template or an anchor")
  func sharedSources() throws {
    let tree = try TemporaryTree([
      "project.yml": """
      targetTemplates:
        Feature: { type: framework, sources: ["${target_name}/Sources"] }
      targets:
        Feed: { templates: [Feature] }
        Kit: { type: framework, sources: &shared [{ path: Shared, excludes: [Old] }] }
        KitPlus: { type: framework, sources: *shared }
      """,
      "Feed/Sources/Feed.swift": "", "Shared/Clock.swift": "",
    ])
    let found = tree.find()
    #expect(found.modules(of: "Feed/Sources/Feed.swift") == ["Feed"])
    #expect(found.modules(of: "Shared/Clock.swift") == ["Kit", "KitPlus"])
  }

  @Test("XcodeGen: a file that is not YAML is reported with its line")
  func brokenSpec() throws {
    let tree = try TemporaryTree(["project.yml": "targets:\n  App:\n\tsources: Sources\n", "Sources/Main.swift": ""])
    let problem = try #require(tree.find().problems.first)
    #expect(problem.kind == .unreadableProject)
    #expect(problem.file == "project.yml")
    #expect(problem.line == 3)
    #expect(problem.message == "YAML must be indented with spaces, not tabs")
  }

  @Test("files of a package belong to the package, even if a spec lists them")
  func packagesComeFirst() throws {
    let tree = try TemporaryTree([
      "Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"Kit\")])",
      "project.yml": "targets:\n  App:\n    sources: [Sources, App]\n",
      "Sources/Kit/Kit.swift": "", "App/Main.swift": "",
    ])
    #expect(tree.find().modules(of: "Sources/Kit/Kit.swift") == ["Kit"])
    #expect(tree.find().modules(of: "App/Main.swift") == ["App"])
  }

  @Test("Tuist: targets by their globs; source files may have the name of a manifest")
  func tuist() throws {
    let tree = try TemporaryTree([
      "Project.swift": """
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(
          name: "Shop", destinations: .iOS, product: .app, sources: ["Shop/Sources/**"],
          dependencies: [.target(name: "ShopKit")]),
        Target(name: "ShopKit", platform: .iOS, product: .framework, sources: "Kit/**/*.swift"),
        .target(name: "ShopUI", destinations: .iOS, product: .framework, buildableFolders: ["Interface"]),
        .target(name: "Checks", destinations: .iOS, product: .unitTests, sources: .paths(["Checks/**"])),
      ])
      """,
      "Shop/Sources/Main.swift": "", "Kit/Deep/Kit.swift": "", "Interface/Row.swift": "", "Checks/Check.swift": "",
      "Shop/Sources/Project.swift": "import Foundation\nlet all: [Any] = [.target(name: \"X\", sources: [\"Shop\"])]",
    ])
    let found = tree.find()
    #expect(found.modules(of: "Shop/Sources/Main.swift") == ["Shop"])
    #expect(found.modules(of: "Kit/Deep/Kit.swift") == ["ShopKit"])
    #expect(found.modules(of: "Interface/Row.swift") == ["ShopUI"])
    #expect(found.skipped(.tests) == 1)
  }

  @Test("CocoaPods: libraries in the repository, unless a project has them")
  func podspecs() throws {
    let tree = try TemporaryTree([
      "Libraries/Chat-Core/Chat-Core.podspec": """
      # s.name = 'Old'
      Pod::Spec.new do |s|
        s.name = "Chat-Core"
        s.summary = 'Names = "words"'
        s.source_files = 'Model/**/*.{h,m,swift}',
          'Network/*.swift'
        s.exclude_files = 'Model/Old/*', 'Model/Dead.swift', 'Model/**/*Sample.swift'
        s.subspec 'UI' do |ui|
          ui.source_files = ['UI/Row.swift']
        end
        s.dependency 'Alamofire'
      end
      """,
      "Libraries/Chat-Core/Model/Deep/Chat.swift": "", "Libraries/Chat-Core/Network/Client.swift": "",
      "Libraries/Chat-Core/Model/Old/Old.swift": "", "Libraries/Chat-Core/UI/Row.swift": "",
      "Libraries/Chat-Core/Model/Dead.swift": "", "Libraries/Chat-Core/UI/Cell.swift": "",
      "Libraries/Chat-Core/Notes/Note.swift": "",
      "Libraries/Named.podspec":
        "Pod::Spec.new do |s|\n s.name = 'named'\n s.module_name = 'Named'\n s.source_files = 'Named/*'\nend",
      "Libraries/Named/Named.swift": "",
      "Kit/Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      "Kit/Sources/Kit/Kit.swift": "", "Kit/Kit.podspec": "s.name = 'Kit'\ns.source_files = 'Sources/**/*', 'More/*'",
      "Kit/More/More.swift": "", "App/Main.swift": "",
      "Odd/Odd.podspec": "s.name = \ns.source_files = '\ns.source_files = [,\n#{x}",
    ])
    let found = tree.find()
    for file in ["Model/Deep/Chat.swift", "Network/Client.swift", "UI/Row.swift"] {
      #expect(found.modules(of: "Libraries/Chat-Core/" + file) == ["Chat_Core"])
    }
    for file in ["Model/Old/Old.swift", "Model/Dead.swift", "UI/Cell.swift", "Notes/Note.swift"] {
      #expect(found.modules(of: "Libraries/Chat-Core/" + file) == ["App"])
    }
    #expect(found.modules(of: "Libraries/Named/Named.swift") == ["Named"])
    #expect(found.modules(of: "Kit/Sources/Kit/Kit.swift") == ["Kit"])
    #expect(found.modules(of: "Kit/More/More.swift") == ["App"])
    #expect(found.modules(of: "App/Main.swift") == ["App"])
    #expect(found.problems.isEmpty)
  }

  @Test(
    "no text causes a crash",
    arguments: [
      "targets", "targets:", "targets:\n- a\n- b: c\n",
      "targets:\n  A:\n    sources:\n      - path\n      - path:\n    - x",
      "\t: : :\n- - - -", "targets: {A: {sources: [.]}}", "a: \"",
      "targets:\n  \"A\": |\n    text\n  B:\n    sources: [",
    ])
  func oddTextsAreSurvived(_ text: String) throws {
    let tree = try TemporaryTree(["project.yml": text, "A.swift": ""])
    #expect(tree.find().modules(of: "A.swift")?.count == 1)
  }
}
