import Findings
import Linting
import Testing

/// Every rule's examples, through the whole pipeline: each trigger is found on its marked lines and nowhere else, each near-miss is
/// left alone.
@Suite struct ExampleTests {
  @Test(arguments: RuleCatalog.all.map(\.id))
  func everyRuleHasItsExamples(id: String) throws {
    let rule = try #require(RuleCatalog.all.first { $0.id == id })
    #expect(rule.triggers.count >= 3, "\(id) needs three examples that trigger")
    #expect(rule.nearMisses.count >= 3, "\(id) needs three near-misses")
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func triggersAreFound(id: String) throws {
    for example in try #require(RuleCatalog.all.first { $0.id == id }).triggers {
      let expected = example.marks(rule: id)
      #expect(!expected.isEmpty, "\(id): '\(example.title ?? "")' marks no line")
      #expect(try lint(example, only: id).marks == expected, "\(id): \(example.title ?? "")")
    }
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func nearMissesAreLeftAlone(id: String) throws {
    for example in try #require(RuleCatalog.all.first { $0.id == id }).nearMisses {
      #expect(example.marks(rule: id) == [], "\(id): a near-miss expects nothing")
      let result = try lint(example, only: id)
      #expect(result.marks == [], "\(id): \(example.title ?? "")")
      #expect(result.problems.filter { $0.kind == "syntax_error" }.map(\.message) == [])
    }
  }

  private func lint(_ example: ExampleText, only rule: String) throws -> LintResult {
    var files = example.files.map { (path: $0.path, text: $0.text) }
    if let configuration = example.configuration { files.append((".layerlint.yml", configuration)) }
    return try TemporaryProject(files).lint { $0.only = [rule] }
  }
}

extension ExampleText {
  fileprivate func marks(rule: String) -> [Mark] {
    files.flatMap { file in file.expectedLines.map { Mark(file: file.path, line: $0, rule: rule) } }.sorted()
  }
}
