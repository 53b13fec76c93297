import Findings
import Foundation
import Linting
import Testing

/// Several projects in one run, and configurations that extend others.
@Suite struct ProjectsTests {
  private static let layers = "layers:\n  - Application: Application\n  - Domain: Domain\n"
  private static let screen = "final class Screen {}\n"
  private static let service = "final class Service {\n  let screen = Screen()\n}\n"

  /// Two apps that break their layers in the same way, and one without code.
  private static let two = [
    (path: ".layerlint.yml", text: "projects: [Apps/*]\n" + layers),
    (path: "Apps/One/Application/Screen.swift", text: screen), (path: "Apps/One/Domain/Service.swift", text: service),
    (path: "Apps/Two/Application/Screen.swift", text: screen), (path: "Apps/Two/Domain/Service.swift", text: service),
    (path: "Apps/Docs/README.md", text: ""),
  ]

  private func mistakes(_ files: [(path: String, text: String)], _ path: String = "") throws -> [String] {
    let project = try TemporaryProject(files)
    let messages: [String]
    do throws(UsageError) {
      _ = try LintRun(LintRequest(paths: [project.path + path]))
      messages = []
    } catch {
      switch error {
      case .configuration(let mistakes): messages = mistakes.map(\.description)
      case .usage(let message), .nothingToLint(let message): messages = [message]
      }
    }
    return messages.map { $0.replacing(project.path, with: "~") }
  }

  @Test func oneReportWithPathsFromTheTopFolder() throws {
    let project = try TemporaryProject(Self.two)
    let run = try LintRun(LintRequest(paths: [project.path]))
    #expect(run.base == project.path && run.parts.map(\.folder) == ["Apps/One", "Apps/Two"])
    let result = run.lint()
    #expect(
      result.findings.map { "\($0.position.file):\($0.position.line) \($0.target?.file ?? "")" } == [
        "Apps/One/Domain/Service.swift:2 Apps/One/Application/Screen.swift",
        "Apps/Two/Domain/Service.swift:2 Apps/Two/Application/Screen.swift",
      ])
    #expect(Set(result.findings.map(\.fingerprint)).count == 2)
    #expect(result.files == 4 && result.projects.map(\.errors) == [1, 1])
    #expect(run.sourceLine(file: "Apps/Two/Domain/Service.swift", line: 2) == "  let screen = Screen()")
  }

  @Test func pathsChooseProjects() throws {
    let project = try TemporaryProject(Self.two)
    let one = try LintRun(LintRequest(paths: ["\(project.path)/Apps/One"]))
    #expect(
      one.base == "\(project.path)/Apps/One" && one.lint().findings.map(\.position.file) == ["Domain/Service.swift"])
    let part = try LintRun(LintRequest(paths: ["\(project.path)/Apps/One/Application"]))
    #expect(part.lint().findings.isEmpty)
    let all = try LintRun(LintRequest(paths: ["\(project.path)/Apps"]))
    #expect(all.lint().findings.count == 2)
  }

  /// A file belongs to the innermost project only.
  @Test func nestedProjectsOwnTheirFiles() throws {
    let project = try TemporaryProject([
      (path: ".layerlint.yml", text: "projects: [App, \"App/Modules/**\"]\n"),
      (path: "App/.layerlint.yml", text: Self.layers),
      (path: "App/Application/Screen.swift", text: Self.screen), (path: "App/Domain/Service.swift", text: Self.service),
      (path: "App/Modules/Core/.layerlint.yml", text: "rules: { singleton_access: off }\n"),
      (path: "App/Modules/Core/Core.swift", text: "final class Core {}\n"),
      (path: "App/Modules/Plain/Plain.swift", text: "final class Plain {}\n"),
    ])
    let result = try LintRun(LintRequest(paths: [project.path])).lint()
    #expect(result.projects.map(\.folder) == ["App", "App/Modules/Core"])
    #expect(result.projects.map(\.files) == [3, 1])
    // Without the file in the top folder, the outer project contains all files.
    let alone = try LintRun(LintRequest(paths: ["\(project.path)/App"])).lint()
    #expect(alone.files == 4)
  }

  /// Six sample apps, each with its configuration: a run over all of them reports the same as six runs.
  @Test func manyAppsInOneRunReportTheSame() throws {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("samples").path
    let names = ["coordinator", "layered", "mvc", "mvp", "mvvm", "viper"]
    let top = try TemporaryProject([(path: ".layerlint.yml", text: "projects: [\"Apps/**\"]\n")])
    try FileManager.default.createDirectory(atPath: "\(top.path)/Apps", withIntermediateDirectories: true)
    var expected: [Mark] = []
    for name in names {
      try FileManager.default.copyItem(atPath: "\(samples)/\(name)/broken", toPath: "\(top.path)/Apps/\(name)")
      if !FileManager.default.fileExists(atPath: "\(top.path)/Apps/\(name)/.layerlint.yml") {
        try top.write("", to: "Apps/\(name)/.layerlint.yml")
      }
      let alone = try Linter(LintRequest(paths: ["\(top.path)/Apps/\(name)"])).lint()
      expected += alone.marks.map { Mark(file: "Apps/\(name)/\($0.file)", line: $0.line, rule: $0.rule) }
    }
    let result = try LintRun(LintRequest(paths: [top.path])).lint()
    #expect(result.projects.map(\.folder) == names.map { "Apps/\($0)" })
    #expect(expected.count > 50 && result.marks == expected.sorted())
    #expect(Set(result.findings.map(\.fingerprint)).count == result.findings.count)
  }

  @Test func theCacheChangesNothing() throws {
    let project = try TemporaryProject(Self.two)
    let store = try TemporaryProject([])
    var request = LintRequest(paths: [project.path])
    let expected = try LintRun(request).lint().findings.map(\.fingerprint)
    request.cache = .folder("\(store.path)/cache")
    for _ in 0..<2 { #expect(try LintRun(request).lint().findings.map(\.fingerprint) == expected) }
    try project.write("final class Service {}\n", to: "Apps/One/Domain/Service.swift")
    #expect(try LintRun(request).lint().findings.map(\.position.file) == ["Apps/Two/Domain/Service.swift"])
  }

  @Test func eachProjectHasItsBaseline() throws {
    let project = try TemporaryProject(Self.two)
    var request = LintRequest(paths: [project.path])
    request.writesBaseline = true
    let run = try LintRun(request)
    _ = run.lint()
    let updates = run.parts.compactMap(\.linter.baselineUpdate)
    #expect(
      updates.map { $0.path.replacing(project.path, with: "") } == [
        "/Apps/One/.layerlint-baseline.json", "/Apps/Two/.layerlint-baseline.json",
      ])
    for update in updates { try project.write(update.text, to: String(update.path.dropFirst(project.path.count + 1))) }
    let result = try LintRun(LintRequest(paths: [project.path])).lint()
    #expect(result.findings.isEmpty && result.projects.map(\.baselined) == [1, 1])
  }

  @Test(arguments: [
    ("projects: [Aps/*]\n", "1:12: 'Aps/*' matches no folder"),
    ("projects: [\"Apps/**\"]\n", "1:12: 'Apps/**' matches no folder with a .layerlint.yml"),
    ("projects: ../x\n", "1:11: '../x' is outside of this file's folder: projects are below it"),
    ("projects: .\n", "1:11: '.' is this file's own folder: name the folders below it"),
    ("projects: [{ a: b }]\n", "1:12: 'projects' is a folder or a list of folders, not a mapping"),
  ])
  func mistakesInTheListOfProjects(text: String, message: String) throws {
    let found = try mistakes([(path: ".layerlint.yml", text: text), (path: "Apps/A/A.swift", text: "class A {}\n")])
    #expect(found == [".layerlint.yml:\(message)"])
  }

  @Test func mistakesInProjects() throws {
    let files = [
      (path: ".layerlint.yml", text: "projects: [A, B]\n"), (path: "A/.layerlint.yml", text: "rule: {}\n"),
      (path: "A/A.swift", text: "class A {}\n"), (path: "B/.layerlint.yml", text: "projects: [C]\n"),
      (path: "B/C/C.swift", text: "class C {}\n"),
    ]
    #expect(
      try mistakes(files) == [
        "A/.layerlint.yml:1:1: unknown key 'rule'; did you mean 'rules'?",
        "B/.layerlint.yml:1:11: 'projects' is for the topmost file of a run: this folder is a project of another file",
      ])
    #expect(
      try mistakes([(path: ".layerlint.yml", text: "projects: [A]\n"), files[2], files[4]], "/B/C/C.swift") == [
        "~/B/C/C.swift is in no project of ~/.layerlint.yml: A"
      ])
  }

  @Test func otherCommandsNeedOneProject() throws {
    let project = try TemporaryProject([
      (path: ".layerlint.yml", text: "projects: [A]\n"), (path: "A/.layerlint.yml", text: "architectures: mvc\n"),
      (path: "A/A.swift", text: "class A {}\n"),
    ])
    let error = #expect(throws: UsageError.self) { try Linter(LintRequest(paths: [project.path])) }
    guard case .configuration(let mistakes)? = error else {
      Issue.record("not a mistake in the configuration")
      return
    }
    #expect(
      mistakes.map(\.message) == [
        "this folder has several projects: only `lint` reads them in one run, so name the folder of one project"
      ])
    #expect(try Linter(LintRequest(paths: ["\(project.path)/A"])).lint().files == 1)
  }

  // MARK: extends

  private func lint(_ own: String, base: String, other: String = "") throws -> [String] {
    let project = try TemporaryProject([
      (path: "App/.layerlint.yml", text: own), (path: "base.yml", text: base), (path: "other.yml", text: other),
      (path: "App/Application/Screen.swift", text: Self.screen), (path: "App/Domain/Service.swift", text: Self.service),
    ])
    return try LintRun(LintRequest(paths: ["\(project.path)/App"])).lint().findings.map { "\($0.rule) \($0.severity)" }
  }

  @Test func extendedFilesGiveDefaults() throws {
    #expect(try lint("extends: ../base.yml\n", base: Self.layers) == ["upward_dependency error"])
    let warning = Self.layers + "rules: { upward_dependency: warning }\n"
    #expect(try lint("extends: ../base.yml\n", base: warning) == ["upward_dependency warning"])
    #expect(try lint("extends: ../base.yml\nrules: { upward_dependency: off }\n", base: warning) == [])
    #expect(
      try lint("extends: ../base.yml\nrules: { layer_cycle: off }\n", base: warning) == ["upward_dependency warning"])
    let layers = "extends: ../base.yml\nlayers:\n  - Domain: Domain\n  - Application: Application\n"
    #expect(try lint(layers, base: warning) == [])
    let later = "extends: [../base.yml, ../other.yml]\n"
    #expect(try lint(later, base: warning, other: "rules: { upward_dependency: info }\n") == ["upward_dependency info"])
    #expect(
      try lint("extends: ../base.yml\n", base: "extends: other.yml\n", other: warning) == ["upward_dependency warning"])
  }

  @Test func filesOutsideOfTheRepositoryAreNotRead() throws {
    let files = [
      (path: "App/.layerlint.yml", text: "extends: ../base.yml\n"), (path: "App/.git/HEAD", text: ""),
      (path: "base.yml", text: "secret: 1\n"), (path: "App/A.swift", text: "class A {}\n"),
    ]
    #expect(
      try mistakes(files, "/App") == [
        ".layerlint.yml:1:10: '../base.yml' is outside of ~/App, the folder of the project, so it is not read"
      ])
  }

  @Test func topFileMayBeExtended() throws {
    let project = try TemporaryProject(
      Self.two.map { ($0.path, $0.text) } + [(path: "Apps/One/.layerlint.yml", text: "extends: ../../.layerlint.yml\n")]
    )
    #expect(try LintRun(LintRequest(paths: [project.path])).lint().findings.count == 2)
    #expect(try LintRun(LintRequest(paths: ["\(project.path)/Apps/One"])).lint().findings.count == 1)
  }

  @Test(arguments: [
    (
      "extends: ../bse.yml\n",
      """
      .layerlint.yml:1:10: there is no file '../bse.yml': it is relative to this file, ~/bse.yml; \
      did you mean 'base.yml'?
      """
    ),
    ("extends: ..\n", ".layerlint.yml:1:10: '..' is not a YAML file: its name does not end in .yml"),
    ("extends: /etc/passwd\n", ".layerlint.yml:1:10: '/etc/passwd' is not a YAML file: its name does not end in .yml"),
    ("extends: [{}]\n", ".layerlint.yml:1:11: 'extends' is a file or a list of files, not a mapping"),
    (
      "extends: .layerlint.yml\n",
      ".layerlint.yml:1:10: '.layerlint.yml' leads back to itself: .layerlint.yml → .layerlint.yml"
    ),
    (
      "extends: ../cycle.yml\n",
      "../cycle.yml:1:10: 'App/.layerlint.yml' leads back to itself: .layerlint.yml → ../cycle.yml → .layerlint.yml"
    ),
    ("extends: ../wrong.yml\n", "../wrong.yml:2:1: unknown key 'rule'; did you mean 'rules'?"),
  ])
  func mistakesInExtendedFiles(own: String, message: String) throws {
    let found = try mistakes(
      [
        (path: "App/.layerlint.yml", text: own), (path: "base.yml", text: ""),
        (path: "App/A.swift", text: "class A {}\n"),
        (path: "cycle.yml", text: "extends: App/.layerlint.yml\n"), (path: "wrong.yml", text: "rules: {}\nrule: {}\n"),
      ], "/App")
    #expect(found == [message])
  }
}
