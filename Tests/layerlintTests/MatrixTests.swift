import Baselines
import Findings
import Foundation
import Linting
import PageReport
import Policy
import Reports
import Testing

/// Every rule with everything that accepts, hides or formats findings: baseline, suppression, exception, changed files,
/// each format. A rule has an example that breaks it; each kind has rules; and a project may have custom rules of each
/// kind.
@Suite struct MatrixTests {
  /// A rule of a pack, or a custom rule that is like it.
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
      let example = try #require(RulesOnDisk.all.first { $0.id == subject.example }?.triggers.first)
      folder = try TemporaryFolder()
      for file in example.files { try folder.write(file.text, to: file.path) }
      var configuration = example.configuration
      if let kind = subject.kind {
        // The examples of rules with measures set limits as options of that rule.
        let limit = ["size": ", max_lines: 0", "responsibilities": ", max: 0"][kind, default: ""]
        let own = "{ kind: \(kind), like: \(subject.example), message: own\(limit) }"
        configuration = (configuration ?? "") + "\ncustom_rules:\n  own_rule: \(own)\n"
      }
      // Rules of other packs do not report the example in its place.
      if let pack = RuleCatalog.all.first(where: { $0.id == subject.example })?.pack,
        configuration?.contains("architectures:") != true
      {
        configuration = "architectures: [\(pack)]\n" + (configuration ?? "")
      }
      if let configuration { try folder.write(configuration, to: ".layerlint.yml") }
      found = try Self.lint(folder, rule)
      #expect(!found.findings.isEmpty)
    }

    static func lint(_ folder: TemporaryFolder, _ rule: String, _ change: (inout LintRequest) -> Void = { _ in }) throws
      -> LintResult
    {
      var request = LintRequest(paths: [folder.root])
      request.only = [rule]
      change(&request)
      return try Linter(request).lint()
    }

    func lint(_ change: (inout LintRequest) -> Void = { _ in }) throws -> LintResult {
      try Self.lint(folder, rule, change)
    }

    /// Appends a text to the files with findings.
    func append(_ text: String, for result: LintResult? = nil) throws {
      for file in Set((result ?? found).findings.map(\.position.file)) {
        try folder.write(try self.text(of: file) + text, to: file)
      }
    }

    /// Writes the baseline as `--write-baseline` does.
    @discardableResult
    func freeze() throws -> BaselineUpdate {
      var request = LintRequest(paths: [folder.root])
      request.only = [rule]
      request.writesBaseline = true
      let linter = try Linter(request)
      #expect(linter.lint().findings.isEmpty)
      let update = try #require(linter.baselineUpdate)
      try folder.write(update.text, to: ".layerlint-baseline.json")
      return update
    }

    func text(of file: String) throws -> String { try String(contentsOfFile: folder.path(file), encoding: .utf8) }

    func edit(_ file: String, _ change: (inout [String]) -> Void) throws {
      var lines = try text(of: file).components(separatedBy: "\n")
      change(&lines)
      try folder.write(lines.joined(separator: "\n"), to: file)
    }

    private var sources: [String] {
      let all = FileManager.default.enumerator(atPath: folder.root)?.compactMap { $0 as? String } ?? []
      return all.filter { path in [".swift", ".m", ".h", ".yml"].contains { path.hasSuffix($0) } }.sorted()
    }

    /// The names that a type declares.
    func declared(_ names: Set<String>) throws -> Set<String> {
      let text = try sources.map { try self.text(of: $0) }.joined(separator: "\n")
      return names.filter { name in
        text.range(of: "(class|struct|enum|actor|protocol|@interface) \(name)\\b", options: .regularExpression) != nil
      }
    }

    func rename(_ names: Set<String>, pattern: (String) -> String = { "\\b\($0)\\b" }, _ change: (String) -> String)
      throws
    {
      for file in sources {
        var text = try self.text(of: file)
        for name in names {
          text = text.replacingOccurrences(of: pattern(name), with: change(name), options: .regularExpression)
        }
        try folder.write(text, to: file)
      }
    }

    /// Renames local variables of Swift code. Returns false if none can be distinguished from members by its text.
    func renameLocalVariables() throws -> Bool {
      let files = sources.filter { $0.hasSuffix(".swift") }
      let lines = try files.flatMap { try self.text(of: $0).components(separatedBy: "\n") }
      func names(_ pattern: String) -> Set<String> {
        Set(
          lines.compactMap { line in
            line.range(of: pattern, options: .regularExpression).map {
              String(line[$0].split(separator: " ").last ?? "")
            }
          })
      }
      let members = names("^( {0,2}|.*\\{ )(weak |private |static |let |var |@[A-Za-z]+ )*(let|var) [A-Za-z]+")
      let locals = names("^ {4,}(let|var) [A-Za-z]+").subtracting(members)
      try rename(locals, pattern: { "(?<![.A-Za-z])\($0)(?![A-Za-z:])" }) {
        "my" + $0.prefix(1).uppercased() + $0.dropFirst()
      }
      return !locals.isEmpty
    }
  }

  /// A rule of each kind.
  private static let ofEachKind: [(kind: String, rule: String)] = {
    let rules = RulePack.builtIn().packs.flatMap(\.rules)
    let ofEachKind = Dictionary(rules.map { ($0.specification.name, $0.id) }) { first, _ in first }
    return ofEachKind.sorted { $0.key < $1.key }.map { (kind: $0.key, rule: $0.value) }
  }()

  static let kinds = ofEachKind.map { Subject(example: $0.rule) }
  static let rules =
    RulePack.builtIn().packs.flatMap(\.rules).map { Subject(example: $0.id) }
    + ofEachKind.map { Subject(example: $0.rule, kind: $0.kind) }

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
    // A finding that another rule reports instead is not in the baseline.
    #expect(after.findings.map(\.message) == [] && after.accepted.map(\.finding).targetCount == update.added)
    #expect(after.baselined == after.accepted.count)
    #expect(!after.problems.contains { $0.kind == Problem.stale })
    // An entry without a finding is stale, for every rule.
    let gone = update.text.replacingOccurrences(of: "\"edge\": \"", with: "\"edge\": \"gone")
      .replacingOccurrences(of: "\"subject\": \"", with: "\"edge\": \"gone\", \"subject\": \"")
    try broken.folder.write(gone, to: ".layerlint-baseline.json")
    let stale = try broken.lint()
    #expect(stale.findings.targetCount == update.added)
    #expect(stale.problems.contains { $0.kind == Problem.stale })
  }

  @Test(arguments: rules)
  func suppression(rule: Subject) throws {
    let broken = try Broken(rule)
    var result = broken.found
    // A finding with places in several files moves to the next of them.
    for _ in 0..<5 where !result.findings.isEmpty {
      try broken.append("\n// layerlint:disable:file \(rule.rule) - matrix\n", for: result)
      result = try broken.lint()
    }
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

  /// A suppression is added at each place in turn. The finding moves to the next place until none is left.
  @Test(arguments: kinds)
  func suppressionByPlace(rule: Subject) throws {
    // A finding about a whole file has no line of its own.
    if rule.example == "unassigned_file" { return }
    let broken = try Broken(rule)
    var result = broken.found
    let places = result.findings.reduce(0) { $0 + 1 + $1.evidence.count }
    for _ in 0..<places where !result.findings.isEmpty {
      for position in Set(result.findings.map(\.position)).sorted(by: { $0.line > $1.line }) {
        try broken.edit(position.file) { lines in
          lines.insert("// layerlint:disable:next \(rule.rule) - matrix", at: position.line - 1)
        }
      }
      result = try broken.lint()
    }
    #expect(result.findings.map(\.message) == [] && result.suppressed > 0)
    #expect(result.problems.map(\.message) == [])
  }

  /// The types that break a rule are renamed, and keep their entries.
  @Test(arguments: kinds)
  func renamedTypes(rule: Subject) throws {
    let broken = try Broken(rule)
    let update = try broken.freeze()
    let subjects = broken.found.findings.map(\.subject).filter { subject in
      ![".swift", ".m", ".h"].contains(where: subject.hasSuffix)
    }
    let names = Set(subjects.compactMap { $0.split(separator: ".").first.map(String.init) })
    let declared = try broken.declared(names)
    if declared.isEmpty { return }
    try broken.rename(declared) { "Qq" + $0 }
    let result = try broken.lint()
    #expect(result.findings.map(\.message) == [] && result.problems.map(\.message) == [], "\(result.notes)")
    #expect(result.accepted.map(\.finding).targetCount == update.count)
    #expect(result.notes.contains { $0.contains("renamed since the baseline was written") })
    let next = try broken.freeze()
    #expect(next.count == update.count && next.added == 0 && next.removed == 0 && next.renamed > 0)
    #expect(!(try broken.lint()).notes.contains { $0.contains("renamed") })
  }

  /// The identity of a finding does not depend on names of local variables.
  @Test(arguments: kinds)
  func renamedLocalVariables(rule: Subject) throws {
    let broken = try Broken(rule)
    try broken.freeze()
    guard try broken.renameLocalVariables() else { return }
    let result = try broken.lint()
    #expect(result.findings.map(\.message) == [] && result.problems.map(\.message) == [])
    #expect(!result.notes.contains { $0.contains("renamed") })
  }

  /// After a fix of any example, the finding is gone and the text still scans.
  @Test(arguments: rules)
  func fixes(rule: Subject) throws {
    guard rule.kind == nil else { return }
    for example in try #require(RulesOnDisk.all.first { $0.id == rule.example }).triggers {
      let folder = try TemporaryFolder()
      for file in example.files { try folder.write(file.text, to: file.path) }
      if let configuration = example.configuration { try folder.write(configuration, to: ".layerlint.yml") }
      var request = LintRequest(paths: [folder.root])
      request.only = [rule.rule]
      let linter = try Linter(request)
      let found = linter.lint()
      let fixes = found.findings.flatMap { [$0.fixes] + $0.others.map(\.fixes) }
      let safe = fixes.count { $0.contains(where: \.isSafe) }
      let application = try linter.applyFixes(of: found) { _ in nil }
      #expect(application.count == safe && application.problems.isEmpty, "\(example.files)")
      guard let outcome = application.outcome else { continue }
      #expect(outcome.result.findings.targetCount == found.findings.targetCount - safe)
      #expect(!outcome.result.problems.contains { $0.kind == "syntax_error" })
    }
  }

  @Test(arguments: rules)
  func formats(rule: Subject) throws {
    let broken = try Broken(rule)
    let plain = ReportSetting(base: broken.folder.root)
    var setting = plain
    setting.page = { PageReport(PageDocument(), $0, in: plain).render() }
    for format in ReportFormat.allCases {
      #expect(format.render(broken.found, in: setting).contains(rule.rule), "\(format)")
    }
  }

  /// Code scanning opens an alert for each result. A finding that does not fail the run must not fail a test in JUnit.
  @Test(arguments: kinds)
  func acceptedFindingsInReports(rule: Subject) throws {
    let broken = try Broken(rule)
    var setting = ReportSetting(base: broken.folder.root)
    setting.leastFailing = nil
    #expect(!ReportFormat.junit.render(broken.found, in: setting).contains("<failure"))
    setting.leastFailing = .info
    #expect(ReportFormat.junit.render(broken.found, in: setting).contains("<failure"))
    try broken.freeze()
    let result = try broken.lint()
    #expect(!ReportFormat.sarif.render(result, in: setting).contains("\"ruleId\""))
    setting.showsAccepted = true
    #expect(ReportFormat.sarif.render(result, in: setting).contains("\"ruleId\""))
  }
}

extension [Finding] {
  /// A finding with several targets has a baseline entry, and possibly a fix, for each target.
  fileprivate var targetCount: Int { reduce(0) { $0 + 1 + $1.others.count } }
}
