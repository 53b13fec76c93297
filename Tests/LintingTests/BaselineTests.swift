import Findings
import Linting
import Testing

/// The baseline as a ratchet: accepted findings are not reported, new or grown ones are, and entries of fixed ones must
/// be removed.
@Suite struct BaselineTests {
  @Test func acceptedFindingsAreNotReported() throws {
    let project = try BaselineProject.make(BaselineProject.service)
    #expect(try project.lint().findings.count == 1)
    let update = try project.freeze()
    #expect(update?.added == 1 && update?.removed == 0)
    let result = try project.lint()
    #expect(result.findings.isEmpty && result.baselined == 1 && result.problems.isEmpty)
    #expect(result.accepted.map(\.kind) == [.baseline])
  }

  @Test func entriesAreSortedOnePerLineWithoutLineNumbers() throws {
    let project = try BaselineProject.make("let b: Other? = nil\n\n\nfinal class Service { let a: Screen? = nil }\n")
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
    let project = try BaselineProject.make("final class Service {\n  let a: Screen? = nil\n}\n")
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
    let project = try BaselineProject.make(BaselineProject.service)
    try project.freeze()
    try project.write(service, to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 1)
  }

  @Test func otherTargetsAreNew() throws {
    let project = try BaselineProject.make(BaselineProject.service)
    try project.freeze()
    try project.write(
      "final class Service {\n  let a: Screen? = nil\n  let b: Other? = nil\n}\n", to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.findings.map(\.target?.name) == ["Other"] && result.baselined == 1)
  }

  /// The entry of a suppressed finding is stale too, but the finding is not fixed.
  @Test func suppressedFindingsAreNotCalledFixed() throws {
    let project = try BaselineProject.make(BaselineProject.service)
    try project.freeze()
    let text = try project.text("Domain/Service.swift")
    try project.write("// layerlint:disable:file upward_dependency - known\n" + text, to: "Domain/Service.swift")
    let messages = try project.lint().problems.map(\.message)
    #expect(
      messages == [
        "upward_dependency of Service with Screen is suppressed or allowed now: --write-baseline removes the entry"
      ])
  }

  @Test func fixedFindingsAreStale() throws {
    let project = try BaselineProject.make(BaselineProject.service)
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
    let project = try BaselineProject.make(BaselineProject.service)
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
    let project = try BaselineProject.make(BaselineProject.service)
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
}
