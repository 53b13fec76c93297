import Baselines
import Findings
import Foundation
import Linting
import Testing

/// The baseline as a ratchet: what is known is not reported, what is new or grown is, what is fixed has to leave.
@Suite struct BaselineTests {
  private static let screen = "final class Screen {}\nfinal class Other {}\n"

  private func project(_ service: String, at path: String = "Domain/Service.swift") throws -> TemporaryProject {
    try TemporaryProject([
      (".layerlint.yml", "layers:\n  - App: App\n  - Domain: Domain\n"), ("App/Screen.swift", Self.screen),
      (path, service),
    ])
  }

  private static let service = "final class Service {\n  let a: Screen? = nil\n}\n"

  @Test func acceptedFindingsAreNotReported() throws {
    let project = try project(Self.service)
    #expect(try project.lint().findings.count == 1)
    let update = try project.freeze()
    #expect(update?.added == 1 && update?.removed == 0)
    let result = try project.lint()
    #expect(result.findings.isEmpty && result.baselined == 1 && result.problems.isEmpty)
    #expect(result.accepted.map(\.kind) == [.baseline])
  }

  @Test func entriesAreSortedOnePerLineWithoutLineNumbers() throws {
    let project = try project("let b: Other? = nil\n\n\nfinal class Service { let a: Screen? = nil }\n")
    try project.freeze()
    let lines = try project.text(".layerlint-baseline.json").split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "{", "  \"schemaVersion\": 1,", "  \"tool\": \"layerlint\",", "  \"entries\": [",
        "    {\"file\": \"Domain/Service.swift\", \"rule\": \"upward_dependency\", \"subject\": \"Service\", "
          + "\"target\": \"Screen\", \"edge\": \"reference\"},",
        "    {\"file\": \"Domain/Service.swift\", \"rule\": \"upward_dependency\", \"subject\": \"b\", "
          + "\"target\": \"Other\", \"edge\": \"reference\"}",
        "  ]", "}",
      ])
  }

  /// A finding with several targets has an entry for each, so that only new targets are reported.
  @Test func newTargetsAreReported() throws {
    let project = try project("final class Service {\n  let a: Screen? = nil\n}\n")
    try project.freeze()
    try project.write(
      "final class Service {\n  let a: Screen? = nil\n  let b: Other? = nil\n}\n", to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.findings.map(\.message) == ["Service (Domain layer) uses Other from the higher App layer"])
    #expect(result.findings.first?.evidence.isEmpty == true && result.baselined == 1)
    #expect(result.findings.first?.fingerprint == result.findings.first?.key.fingerprint)
    let update = try project.freeze()
    #expect(update?.count == 2 && update?.added == 1)
    let accepted = try project.lint()
    #expect(
      accepted.findings.isEmpty && accepted.accepted.map { $0.finding.targets.map(\.name) } == [["Screen", "Other"]])
  }

  /// Each user of a shared instance has an entry of its own, so that a new user is reported.
  @Test func newUsersOfASharedInstanceAreReported() throws {
    func screen(_ name: String) -> String {
      "import UIKit\nfinal class \(name): UIViewController {\n  func open() { Depot.shared.open() }\n}\n"
    }
    let project = try TemporaryProject([
      (".layerlint.yml", "architectures: [ownership]\nrules: { singleton_access: { widely_used: 3 } }\n"),
      ("Depot.swift", "final class Depot {\n  static let shared = Depot()\n  func open() {}\n}\n"),
      ("Gate.swift", screen("Gate")), ("Door.swift", screen("Door")), ("Hatch.swift", screen("Hatch")),
    ])
    let all = try project.lint()
    #expect(all.findings.map(\.message) == ["3 types use the shared instance Depot.shared"])
    #expect(all.findings.first?.position.file == "Depot.swift")
    #expect(all.findings.first?.evidence.map(\.note) == ["Door", "Gate", "Hatch"])
    let update = try project.freeze()
    #expect(update?.count == 3)
    let known = try project.lint()
    #expect(known.findings.isEmpty && known.baselined == 1 && known.problems.isEmpty)
    try project.write(screen("Window"), to: "Window.swift")
    #expect(try project.lint().findings.map(\.message) == ["Window uses the shared instance Depot.shared"])
    try project.write(
      """
      final class Depot {\n  static let shared = Depot() // layerlint:disable:this singleton_access - for now
        func open() {}\n}\n
      """,
      to: "Depot.swift")
    #expect(try project.lint { $0.baseline = nil }.findings.isEmpty)
  }

  @Test(arguments: [
    "\n\n// above\nfinal class Service {\n  func f(_ s: Screen) {}\n\n  let a: Screen? = nil\n}\n",
    "final class Service {\n  func f() { _ = Screen() }\n}\n",
    "final class Service {}\nextension Service {\n  var a: Screen? { nil }\n  var b: Screen? { nil }\n}\n",
  ])
  func movedCodeKeepsItsEntries(service: String) throws {
    let project = try project(Self.service)
    try project.freeze()
    try project.write(service, to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 1)
  }

  @Test func movedFilesKeepTheirEntries() throws {
    let project = try project(Self.service)
    try project.freeze()
    try project.move("Domain/Service.swift", to: "Domain/Deep/Service.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.isEmpty && result.baselined == 1)
    let update = try project.freeze()
    #expect(update?.added == 0 && update?.removed == 0 && update?.renamed == 1)
    #expect(try project.text(".layerlint-baseline.json").contains("Domain/Deep/Service.swift"))
  }

  // MARK: Renames

  @Test func renamedTypesKeepTheirEntries() throws {
    let project = try project("final class Service {\n  let a: Screen? = nil\n  let b: Other? = nil\n}\n")
    try project.freeze()
    try project.write(
      "final class Loader {\n  let a: Screen? = nil\n  let b: Other? = nil\n}\n", to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 1)
    #expect(
      result.notes.contains(
        """
        renamed since the baseline was written: Service is now Loader (2 entries); \
        --write-baseline takes the new names
        """
      ))
    let update = try project.freeze()
    #expect(update?.added == 0 && update?.removed == 0 && update?.renamed == 2)
    #expect(try project.lint().notes.allSatisfy { !$0.contains("renamed") })
  }

  @Test func typesRenamedWithTheirFileKeepTheirEntries() throws {
    let project = try project(Self.service)
    try project.freeze()
    try project.remove("Domain/Service.swift")
    try project.write("final class FeedService {\n  let a: Screen? = nil\n}\n", to: "Domain/FeedService.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 1)
  }

  /// A single use in another file, by a type whose name shares nothing with the old one, is a new finding.
  @Test func unrelatedTypesInOtherFilesAreNew() throws {
    let project = try project(Self.service)
    try project.freeze()
    try project.remove("Domain/Service.swift")
    try project.write("final class Clock {\n  let a: Screen? = nil\n}\n", to: "Domain/Clock.swift")
    let result = try project.lint()
    #expect(result.marks.count == 1 && result.problems.map(\.kind) == ["stale_baseline"])
  }

  @Test func renamedTargetsKeepTheirEntries() throws {
    let project = try project(Self.service)
    try project.write("final class Deep { let a: Screen? = nil }\n", to: "Domain/Deep.swift")
    try project.freeze()
    try project.write("final class Window {}\nfinal class Other {}\n", to: "App/Screen.swift")
    for file in ["Domain/Service.swift", "Domain/Deep.swift"] {
      try project.write(try project.text(file).replacingOccurrences(of: "Screen", with: "Window"), to: file)
    }
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 2)
    #expect(result.notes.contains { $0.contains("Screen is now Window (2 entries)") })
  }

  @Test func subjectAndTargetMayBeRenamedTogether() throws {
    let project = try project(Self.service)
    try project.freeze()
    try project.write("final class XScreen {}\n", to: "App/Screen.swift")
    try project.write("final class XService {\n  let a: XScreen? = nil\n}\n", to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 1)
    #expect(try project.freeze()?.renamed == 1)
  }

  @Test func renamedMembersKeepTheirEntries() throws {
    let text =
      """
      import UIKit\nprotocol MenuDelegate: AnyObject {}\nfinal class Menu: UIView {\n  var delegate: MenuDelegate?
      }\n
      """
    let project = try TemporaryProject([("Menu.swift", text)])
    let update = try project.freeze { $0.only = ["delegate_strong"] }
    #expect(update?.count == 1)
    try project.write(text.replacingOccurrences(of: "var delegate", with: "var menuDelegate"), to: "Menu.swift")
    let result = try project.lint { $0.only = ["delegate_strong"] }
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 1)
  }

  /// A type that existed before is not the new name, and a type that still exists was not renamed.
  @Test func existingTypesAreNotTakenForRenamedOnes() throws {
    let project = try project(
      "final class Service {\n  let a: Screen? = nil\n}\nfinal class Loader {\n  let b: Other? = nil\n}\n")
    try project.freeze()
    try project.write(
      "final class Loader {\n  let a: Screen? = nil\n  let b: Other? = nil\n}\n", to: "Domain/Service.swift")
    #expect(try project.lint().problems.map(\.kind) == ["stale_baseline"])
    #expect(try project.lint().marks.count == 1)
    try project.write(
      """
      final class Service {}\nfinal class Loader {\n  let b: Other? = nil\n}\nfinal class Third {
        let a: Screen? = nil\n}\n
      """,
      to: "Domain/Service.swift")
    #expect(try project.lint().problems.map(\.kind) == ["stale_baseline"])
  }

  @Test func renamedTypesMayHaveFixedFindings() throws {
    let project = try project(
      "final class Service {\n  let a: Screen? = nil\n  let b: Other? = nil\n  let c: Third? = nil\n}\n")
    try project.write("final class Screen {}\nfinal class Other {}\nfinal class Third {}\n", to: "App/Screen.swift")
    try project.freeze()
    try project.write(
      "final class Loader {\n  let a: Screen? = nil\n  let b: Other? = nil\n}\n", to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.kind) == ["stale_baseline"])
    #expect(result.notes.contains { $0.contains("Service is now Loader (2 entries)") })
  }

  @Test func copiesAreNew() throws {
    let project = try project(Self.service)
    try project.freeze()
    try project.write(Self.service, to: "Domain/Copy/Service.swift")
    #expect(try project.lint().marks.map(\.file) == ["Domain/Copy/Service.swift"])
    try project.move("Domain/Service.swift", to: "Domain/Moved/Service.swift")
    #expect(try project.lint().marks.count == 1)
  }

  @Test func otherTargetsAreNew() throws {
    let project = try project(Self.service)
    try project.freeze()
    try project.write(
      "final class Service {\n  let a: Screen? = nil\n  let b: Other? = nil\n}\n", to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.findings.map(\.target?.name) == ["Other"] && result.baselined == 1)
  }

  @Test func fixedFindingsAreStale() throws {
    let project = try project(Self.service)
    try project.freeze()
    try project.write("final class Service {}\n", to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.findings.isEmpty)
    #expect(result.problems.map(\.kind) == ["stale_baseline"])
    #expect(result.problems.first?.file == ".layerlint-baseline.json" && result.problems.first?.line == 5)
    let update = try project.freeze()
    #expect(update?.added == 0 && update?.removed == 1)
    #expect(try project.lint().problems.isEmpty)
  }

  @Test func uncheckedEntriesAreNeitherStaleNorRemoved() throws {
    let project = try project(Self.service)
    try project.write("final class Deep { let a: Screen? = nil }\n", to: "Domain/Deep/Deep.swift")
    try project.freeze()
    for file in ["Domain/Service.swift", "Domain/Deep/Deep.swift"] {
      try project.write("final class Gone {}\n", to: file)
    }
    let narrowings: [@Sendable (inout LintRequest) -> Void] = [
      { $0.only = ["layer_cycle"] }, { $0.skip = ["upward_dependency"] }, { $0.architectures = ["ownership"] },
      { $0.paths = [$0.paths[0] + "/App"] },
    ]
    for narrow in narrowings {
      #expect(try project.lint(narrow).problems.isEmpty)
      #expect(try project.freeze(narrow)?.removed == 0)
    }
    let part = try project.lint { $0.paths = [$0.paths[0] + "/Domain/Deep"] }
    #expect(part.problems.map(\.kind) == ["stale_baseline"])
    #expect(try project.freeze { $0.paths = [$0.paths[0] + "/Domain/Deep"] }?.removed == 1)
    #expect(try project.lint().problems.count == 1)
  }

  @Test func entriesOfUnparsableFilesAreNotStale() throws {
    let project = try project(Self.service)
    try project.freeze()
    try project.write("final class Service {\n  /* \n", to: "Domain/Service.swift")
    #expect(try project.lint().problems.allSatisfy { $0.kind != "stale_baseline" })
  }

  // MARK: Measures

  private func controller(lines: Int) -> String {
    "import UIKit\nfinal class Menu: UIViewController {\n" + String(repeating: "  // line\n", count: lines - 2) + "}\n"
  }

  private static let limits = (path: ".layerlint.yml", text: "rules: { massive_controller: { warning: 300 } }\n")

  @Test func measuresMayNotGrow() throws {
    let project = try TemporaryProject([("App/Menu.swift", controller(lines: 412)), Self.limits])
    try project.freeze()
    #expect(try project.text(".layerlint-baseline.json").contains("\"measures\": {\"lines\": 412}"))
    for lines in [412, 400, 352] {
      try project.write(controller(lines: lines), to: "App/Menu.swift")
      let result = try project.lint()
      #expect(result.findings.isEmpty && result.problems.isEmpty && result.baselined == 1)
      #expect(!result.notes.contains { $0.contains("slack") })
    }
    try project.write(controller(lines: 421), to: "App/Menu.swift")
    let grown = try project.lint()
    #expect(grown.marks.map(\.rule) == ["massive_controller"] && grown.problems.map(\.kind) == ["exceeded_baseline"])
    #expect(grown.findings.first?.message.hasSuffix("; the baseline accepts less (lines 412 → 421)") == true)
    try project.write(controller(lines: 360), to: "App/Menu.swift")
    #expect(try project.freeze()?.changed == 1)
    try project.write(controller(lines: 368), to: "App/Menu.swift")
    #expect(try project.lint().findings.count == 1)
  }

  /// Two per cent, and at least five lines. It is reported, and does not accumulate.
  @Test func lineCountsHaveSlack() throws {
    let project = try TemporaryProject([("App/Menu.swift", controller(lines: 412)), Self.limits])
    try project.freeze()
    for _ in 0..<3 {
      try project.write(controller(lines: 420), to: "App/Menu.swift")
      let result = try project.lint()
      #expect(result.findings.isEmpty && result.problems.isEmpty && result.baselined == 1)
      #expect(result.notes.contains("above the baseline, within its slack of 2 % or 5 lines: Menu lines 412 → 420"))
      #expect(try project.freeze()?.changed == 0)
      #expect(try project.text(".layerlint-baseline.json").contains("\"measures\": {\"lines\": 412}"))
    }
    try project.write(controller(lines: 421), to: "App/Menu.swift")
    #expect(try project.lint().findings.count == 1)
    #expect(try project.freeze()?.changed == 1)
  }

  // MARK: The file

  @Test func duplicateEntriesAfterAMergeAreAccepted() throws {
    let project = try project(Self.service)
    try project.freeze()
    let text = try project.text(".layerlint-baseline.json")
    let entry = try #require(text.split(separator: "\n").first { $0.contains("Service") })
    try project.write(
      text.replacingOccurrences(of: entry, with: "\(entry),\n\(entry),"), to: ".layerlint-baseline.json")
    #expect(try project.lint().baselined == 1)
  }

  private static let damaged = [
    ("", 1, 1, "ends too early"), ("[]", 1, 1, "it begins with a list"), ("{}", 1, 1, "'tool'"),
    ("{\"tool\": \"swiftlint\", \"schemaVersion\": 1}", 1, 1, "not a baseline of layerlint"),
    ("{\"tool\": \"layerlint\",\n \"schemaVersion\": 2}", 2, 19, "another format version"),
    ("{\"tool\": \"layerlint\", \"schemaVersion\": 1,\n\"entries\": 3}", 2, 12, "'entries' has to be a list"),
    ("{\"tool\": \"layerlint\", \"schemaVersion\": 1, \"entries\": [\n=======\n]}", 2, 1, "merge conflict"),
    ("{\"schemaVersion\": 1,\n<<<<<<< HEAD\n", 2, 1, "merge conflict"),
    ("{\"tool\": \"layerlint\", \"schemaVersion\": 1, \"entries\": [\n<<<<<<< HEAD\n", 2, 1, "merge conflict"),
    (
      "{\"tool\": \"layerlint\", \"schemaVersion\": 1, \"entries\": [\n  {\"rul\": \"a\"}]}", 2, 4,
      "did you mean 'rule'"
    ),
    ("{\"tool\": \"layerlint\", \"schemaVersion\": 1, \"entries\": [\n  7, {\"rule\": 1}]}", 2, 3, "not a number"),
    ("{\"tool\": \"lay", 1, 10, "never closed"), (String(repeating: "[", count: 100_000), 1, 33, "too deep"),
  ]

  @Test(arguments: damaged)
  func damagedFilesAreReplaced(text: String, line: Int, column: Int, message: String) throws {
    let project = try project(Self.service)
    try project.write(text, to: ".layerlint-baseline.json")
    let update = try project.freeze()
    #expect(update?.count == 1 && update?.replaced?.contains("line \(line): ") == true)
    #expect(try project.lint().findings.isEmpty)
    // A run that looks at a part of the project does not know the other entries.
    try project.write(text, to: ".layerlint-baseline.json")
    for narrow: @Sendable (inout LintRequest) -> Void in [
      { $0.only = ["upward_dependency"] }, { $0.paths[0] += "/App" },
    ] {
      #expect(throws: UsageError.self) { try project.freeze(narrow) }
    }
  }

  @Test(arguments: damaged)
  func damagedFilesAreRefused(text: String, line: Int, column: Int, message: String) throws {
    let project = try project(Self.service)
    try project.write(text, to: ".layerlint-baseline.json")
    do {
      _ = try project.lint()
      Issue.record("read: \(text.prefix(40))")
    } catch UsageError.configuration(let mistakes) {
      #expect(mistakes.first?.file == ".layerlint-baseline.json")
      #expect(mistakes.first?.line == line && mistakes.first?.column == column, "\(mistakes)")
      #expect(mistakes.first?.message.contains(message) == true, "\(mistakes)")
    }
  }

  @Test func requestedBaselinesMustExist() throws {
    let project = try project(Self.service)
    #expect(throws: UsageError.self) { try project.lint { $0.baseline = "/nowhere/baseline.json" } }
  }
}

extension TemporaryProject {
  /// Writes the baseline as `--write-baseline` does.
  @discardableResult
  func freeze(_ change: (inout LintRequest) -> Void = { _ in }) throws -> BaselineUpdate? {
    var request = LintRequest(paths: [path])
    change(&request)
    request.writesBaseline = true
    let linter = try Linter(request)
    #expect(linter.lint().findings.isEmpty)
    guard let update = linter.baselineUpdate else { return nil }
    try Data(update.text.utf8).write(to: URL(fileURLWithPath: update.path))
    return update
  }

  func remove(_ relative: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(relative)") }

  func text(_ relative: String) throws -> String { try String(contentsOfFile: "\(path)/\(relative)", encoding: .utf8) }

  func move(_ old: String, to new: String) throws {
    try write(try text(old), to: new)
    try FileManager.default.removeItem(atPath: "\(path)/\(old)")
  }
}
