import Findings
import Foundation
import Linting
import Testing

/// The examples of every rule, through the whole pipeline: each trigger is reported on exactly its marked lines, and
/// near misses are not reported.
@Suite struct ExampleTests {
  @Test func allRulesHaveExamples() { #expect(RulesOnDisk.all.map(\.id) == RuleCatalog.all.map(\.id)) }

  /// Rules that do not exist in Objective-C, with the reason. There are none so far: SwiftUI alone is not a reason if
  /// the rule is about UIKit too.
  private static let swiftOnly: [String: String] = [:]

  @Test(arguments: RulesOnDisk.all.map(\.id))
  func everyRuleHasItsExamplesInObjectiveC(id: String) throws {
    let rule = try #require(RulesOnDisk.all.first { $0.id == id })
    if Self.swiftOnly[id] != nil { return }
    let triggers = rule.triggers.filter { $0.files.contains { $0.isObjectiveC && !$0.expectedLines.isEmpty } }
    let nearMisses = rule.nearMisses.filter { $0.files.contains(where: \.isObjectiveC) }
    #expect(triggers.count >= 3, "\(id) needs three examples that trigger in Objective-C")
    #expect(nearMisses.count >= 3, "\(id) needs three near-misses in Objective-C")
  }

  @Test func swiftOnlyListNamesRules() {
    #expect(Set(Self.swiftOnly.keys).isSubset(of: RulesOnDisk.all.map(\.id)))
  }

  @Test(arguments: RulesOnDisk.all.map(\.id))
  func triggersAreFound(id: String) throws {
    for example in try #require(RulesOnDisk.all.first { $0.id == id }).triggers {
      let expected = example.marks(rule: id)
      #expect(!expected.isEmpty, "\(id): '\(example.title ?? "")' marks no line")
      let found = try lint(example, only: id).marks
      #expect(found == expected, "\(id): \(example.title ?? "")")
    }
  }

  @Test(arguments: RulesOnDisk.all.map(\.id))
  func nearMissesAreNotReported(id: String) throws {
    for example in try #require(RulesOnDisk.all.first { $0.id == id }).nearMisses {
      #expect(example.marks(rule: id) == [], "\(id): a near-miss expects nothing")
      let result = try lint(example, only: id)
      #expect(result.marks == [], "\(id): \(example.title ?? "")")
      #expect(result.problems.filter { $0.kind == "syntax_error" }.map(\.message) == [])
    }
  }

  /// Without a worker, as above, Objective-C is parsed from tokens. With libclang, the findings must be the same.
  @Test(arguments: RulesOnDisk.all.map(\.id))
  func libclangFindsTheSame(id: String) throws {
    let rule = try #require(RulesOnDisk.all.first { $0.id == id })
    for example in rule.triggers + rule.nearMisses where example.files.contains(where: \.isObjectiveC) {
      let result = try lint(example, only: id, worker: Self.worker)
      #expect(result.marks == example.marks(rule: id), "\(id): \(example.title ?? "")")
    }
  }

  /// Next to the test bundle.
  private static var worker: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("objc-worker").path
  }

  private func lint(_ example: ExampleText, only rule: String, worker: String? = nil) throws -> LintResult {
    var files = example.files.map { (path: $0.path, text: $0.text) }
    if let configuration = example.configuration { files.append((".layerlint.yml", configuration)) }
    return try TemporaryProject(files).lint {
      $0.only = [rule]
      $0.worker = worker
    }
  }
}

extension ExampleText.File {
  fileprivate var isObjectiveC: Bool { [".m", ".mm", ".h"].contains(where: path.hasSuffix) }
}

extension ExampleText {
  fileprivate func marks(rule: String) -> [Mark] {
    files.flatMap { file in file.expectedLines.map { Mark(file: file.path, line: $0, rule: rule) } }.sorted()
  }
}
