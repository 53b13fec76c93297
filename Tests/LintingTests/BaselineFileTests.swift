import Findings
import Foundation
import Linting
import Testing

/// Reading and replacing baseline files.
@Suite struct BaselineFileTests {
  @Test func duplicateEntriesAfterAMergeAreAccepted() throws {
    let project = try BaselineProject.make(BaselineProject.service)
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
    let project = try BaselineProject.make(BaselineProject.service)
    try project.write(text, to: ".layerlint-baseline.json")
    let update = try project.freeze()
    #expect(update?.count == 1 && update?.replaced?.contains("line \(line): ") == true)
    #expect(try project.lint().findings.isEmpty)
    // A run on a part of the project does not check the other entries.
    try project.write(text, to: ".layerlint-baseline.json")
    for narrow: @Sendable (inout LintRequest) -> Void in [
      { $0.only = ["upward_dependency"] }, { $0.paths[0] += "/App" },
    ] {
      #expect(throws: UsageError.self) { try project.freeze(narrow) }
    }
  }

  @Test(arguments: damaged)
  func damagedFilesAreRefused(text: String, line: Int, column: Int, message: String) throws {
    let project = try BaselineProject.make(BaselineProject.service)
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
    let project = try BaselineProject.make(BaselineProject.service)
    #expect(throws: UsageError.self) { try project.lint { $0.baseline = "/nowhere/baseline.json" } }
  }
}
