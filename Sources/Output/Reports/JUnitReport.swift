import Findings
import LowLevel

/// The JUnit XML format: a suite for each checked rule, with a failure for each finding that fails the run. Other
/// findings are skipped tests with their messages. A rule without findings is a passed test.
struct JUnitReport {
  private let setting: ReportSetting

  init(_ setting: ReportSetting) { self.setting = setting }

  func render(_ result: LintResult) -> String {
    let byRule = Dictionary(grouping: result.findings, by: \.rule)
    let rules = Set(result.rules.map { $0.id }).union(byRule.keys).sorted()
    var suites = rules.map { Self.suite($0, (byRule[$0] ?? []).map { Case($0, fails: fails($0)) }) }
    if !result.problems.isEmpty {
      suites.append(Self.suite("problems", result.problems.map { Case($0, fails: fails($0)) }))
    }
    let sums = suites.reduce(into: Sums()) { $0.add($1.sums) }
    let root = xmlTag("testsuites", [("name", Tool.name)] + sums.attributes)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(root)>\n\(suites.map(\.text).joined())</testsuites>\n"
  }

  private func fails(_ finding: Finding) -> Bool { setting.leastFailing.map { finding.severity >= $0 } ?? false }

  private func fails(_ problem: Problem) -> Bool {
    setting.leastFailing != nil && (setting.failsOnProblems || problem.fails)
  }

  private struct Sums {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    var attributes: [(String, String?)] {
      [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"), ("skipped", "\(skipped)")]
    }

    mutating func add(_ other: Sums) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
    }
  }

  private enum Outcome: String { case failure, error, skipped }

  private struct Case {
    var name: String
    var file: String?
    var line: Int?
    var outcome: Outcome?
    var type = ""
    var message = ""
    var text = ""

    init(passed rule: String) { name = rule }

    init(_ finding: Finding, fails: Bool) {
      let place = "\(finding.position.file):\(finding.position.line):\(finding.position.column)"
      name = "\(finding.subject) (\(place))"
      file = finding.position.file
      line = finding.position.line
      outcome = fails ? .failure : .skipped
      type = finding.severity.rawValue
      message = finding.message
      text = ([place, finding.message] + [finding.suggestion].compactMap { $0 }).joined(separator: "\n")
    }

    init(_ problem: Problem, fails: Bool) {
      name = problem.place.map { "\(problem.kind) (\($0))" } ?? problem.kind
      file = problem.file
      line = problem.line
      outcome = fails ? .error : .skipped
      type = problem.kind
      message = problem.message
      text = problem.message
    }
  }

  private static func suite(_ rule: String, _ cases: [Case]) -> (text: String, sums: Sums) {
    let cases = cases.isEmpty ? [Case(passed: rule)] : cases
    let sums = Sums(
      tests: cases.count, failures: cases.count { $0.outcome == .failure },
      errors: cases.count { $0.outcome == .error }, skipped: cases.count { $0.outcome == .skipped })
    let head = xmlTag("testsuite", [("name", rule)] + sums.attributes)
    return ("  \(head)>\n\(cases.map { text($0, rule) }.joined())  </testsuite>\n", sums)
  }

  private static func text(_ test: Case, _ rule: String) -> String {
    let head = xmlTag(
      "testcase",
      [
        ("name", test.name), ("classname", "\(Tool.name).\(rule)"), ("file", test.file),
        ("line", test.line.map(String.init)),
      ])
    guard let outcome = test.outcome else { return "    \(head)/>\n" }
    let type = outcome == .skipped ? nil : test.type
    let body = xmlTag(outcome.rawValue, [("type", type), ("message", test.message)])
    return "    \(head)>\n      \(body)>\(test.text.xml)</\(outcome.rawValue)>\n    </testcase>\n"
  }
}
