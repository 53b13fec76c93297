import Findings
import Foundation
import Linting
import Policy
import Reports
import Testing

/// Every rule with everything that holds findings back or tells them: baseline, suppression, exception, changed files, each
/// format. A rule comes with an example that breaks it, each kind of rule has rules, and a project may have its own of each.
@Suite struct MatrixTests {
  /// A rule of a pack, or one of a project's own that is like it.
  struct Subject: CustomTestStringConvertible {
    var example: String
    var kind: String?
    var rule: String { kind == nil ? example : "own_rule" }
    var testDescription: String { kind.map { "own \($0) like \(example)" } ?? example }
  }

  private struct Broken {
    let folder: TemporaryFolder
    let rule: String
    let found: LintResult

    init(_ subject: Subject) throws {
      rule = subject.rule
      let example = try #require(RuleCatalog.all.first { $0.id == subject.example }?.triggers.first)
      folder = try TemporaryFolder()
      for file in example.files { try folder.write(file.text, to: file.path) }
      var configuration = example.configuration
      if let kind = subject.kind {
        // Examples of rules that measure set their limits as options of that rule.
        let limit = ["size": ", max_lines: 0", "responsibilities": ", max: 0"][kind, default: ""]
        let own = "{ kind: \(kind), like: \(subject.example), message: own\(limit) }"
        configuration = (configuration ?? "") + "\ncustom_rules:\n  own_rule: \(own)\n"
      }
      // Rules of other packs do not report the example in its place.
      if let pack = RuleCatalog.all.first(where: { $0.id == subject.example })?.pack, configuration?.contains("architectures:") != true {
        configuration = "architectures: [\(pack)]\n" + (configuration ?? "")
      }
      if let configuration { try folder.write(configuration, to: ".layerlint.yml") }
      found = try Self.lint(folder, rule)
      #expect(!found.findings.isEmpty)
    }

    static func lint(_ folder: TemporaryFolder, _ rule: String, _ change: (inout LintRequest) -> Void = { _ in }) throws -> LintResult {
      var request = LintRequest(paths: [folder.root])
      request.only = [rule]
      change(&request)
      return try Linter(request).lint()
    }

    func lint(_ change: (inout LintRequest) -> Void = { _ in }) throws -> LintResult { try Self.lint(folder, rule, change) }

    func append(_ text: String) throws {
      for file in Set(found.findings.map(\.position.file)) {
        let old = try String(contentsOfFile: folder.path(file), encoding: .utf8)
        try folder.write(old + text, to: file)
      }
    }
  }

  static let rules: [Subject] = {
    let rules = RulePack.builtIn().packs.flatMap(\.rules)
    let ofEachKind = Dictionary(rules.map { ($0.kind.specification.name, $0.id) }) { first, _ in first }
    return rules.map { Subject(example: $0.id) } + ofEachKind.sorted { $0.key < $1.key }.map { Subject(example: $0.value, kind: $0.key) }
  }()

  @Test(arguments: rules)
  func baseline(rule: Subject) throws {
    let broken = try Broken(rule)
    var request = LintRequest(paths: [broken.folder.root])
    request.only = [rule.rule]
    request.writesBaseline = true
    let linter = try Linter(request)
    #expect(linter.lint().findings.isEmpty)
    let update = try #require(linter.baselineUpdate)
    #expect(update.added > 0)
    try broken.folder.write(update.text, to: ".layerlint-baseline.json")
    try broken.append("\n// Nothing changed.\n")
    let after = try broken.lint()
    // What another rule speaks of instead is not in a baseline.
    #expect(after.findings.map(\.message) == [] && after.accepted.map(\.finding).targetCount == update.added)
    #expect(after.baselined == after.accepted.count)
    #expect(!after.problems.contains { $0.kind == Problem.stale })
    // One that speaks of nothing is stale, whatever the rule.
    let gone = update.text.replacingOccurrences(of: "\"subject\": \"", with: "\"subject\": \"Gone")
    try broken.folder.write(gone, to: ".layerlint-baseline.json")
    let stale = try broken.lint()
    #expect(stale.findings.targetCount == update.added)
    #expect(stale.problems.contains { $0.kind == Problem.stale })
  }

  @Test(arguments: rules)
  func suppression(rule: Subject) throws {
    let broken = try Broken(rule)
    try broken.append("\n// layerlint:disable:file \(rule.rule) - matrix\n")
    let result = try broken.lint()
    #expect(result.findings.map(\.message) == [] && result.suppressed == broken.found.findings.count)
    #expect(!result.problems.contains { $0.kind == "unused_suppression" })
  }

  @Test(arguments: rules)
  func exception(rule: Subject) throws {
    let broken = try Broken(rule)
    let path = broken.folder.path(".layerlint.yml")
    let written = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let subjects = Set(broken.found.findings.map(\.subject))
    let exceptions = subjects.map { "  - { rule: \(rule.rule), from: \"\($0)\", because: matrix }\n" }.joined()
    try broken.folder.write("\(written)\nallow:\n\(exceptions)", to: ".layerlint.yml")
    let result = try broken.lint()
    #expect(result.findings.map(\.message) == [] && result.suppressed == broken.found.findings.count)
    #expect(!result.problems.contains { $0.kind == "unused_allowance" })
    let other = exceptions.replacingOccurrences(of: "from: \"", with: "from: \"Other")
    try broken.folder.write("\(written)\nallow:\n\(other)", to: ".layerlint.yml")
    let unused = try broken.lint()
    #expect(unused.findings.count == broken.found.findings.count)
    #expect(unused.problems.count { $0.kind == "unused_allowance" } == subjects.count)
  }

  @Test(arguments: rules)
  func changedFiles(rule: Subject) throws {
    let broken = try Broken(rule)
    let commit = "git init -q && git add -A && git -c user.name=a -c user.email=a@b commit -q -m a"
    #expect(try BinaryRun(shell: commit, in: broken.folder).status == 0)
    #expect(try broken.lint { $0.changedSince = "HEAD" }.findings.isEmpty)
    try broken.append("\n// Changed.\n")
    #expect(try broken.lint { $0.changedSince = "HEAD" }.findings.count == broken.found.findings.count)
  }

  /// After a fix the finding is gone, and the text still scans, whatever example it mends.
  @Test(arguments: rules)
  func fixes(rule: Subject) throws {
    guard rule.kind == nil else { return }
    for example in try #require(RuleCatalog.all.first { $0.id == rule.example }).triggers {
      let folder = try TemporaryFolder()
      for file in example.files { try folder.write(file.text, to: file.path) }
      if let configuration = example.configuration { try folder.write(configuration, to: ".layerlint.yml") }
      var request = LintRequest(paths: [folder.root])
      request.only = [rule.rule]
      let linter = try Linter(request)
      let found = linter.lint()
      let fixes = found.findings.flatMap { [$0.fixes] + $0.others.map(\.fixes) }
      let safe = fixes.count { $0.contains(where: \.isSafe) }
      let mending = try linter.mending(found) { _ in nil }
      #expect(mending.count == safe && mending.problems.isEmpty, "\(example.files)")
      guard let outcome = mending.outcome else { continue }
      #expect(outcome.result.findings.targetCount == found.findings.targetCount - safe)
      #expect(!outcome.result.problems.contains { $0.kind == "syntax_error" })
    }
  }

  @Test(arguments: rules)
  func formats(rule: Subject) throws {
    let broken = try Broken(rule)
    let setting = ReportSetting(base: broken.folder.root)
    for format in ReportFormat.allCases { #expect(format.render(broken.found, in: setting).contains(rule.rule), "\(format)") }
  }
}

extension [Finding] {
  /// A finding of several targets has an entry in the baseline, and may have a fix, for each.
  fileprivate var targetCount: Int { reduce(0) { $0 + 1 + $1.others.count } }
}
