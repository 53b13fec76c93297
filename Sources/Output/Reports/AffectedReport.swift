import Findings
import JSON
import LowLevel

/// The output formats of `affected`.
public enum AffectedFormat: String, Sendable, CaseIterable {
  /// `xcodebuild`: arguments for `xcodebuild`. `swift`: the argument of `swift test --filter`.
  case text, json, markdown, xcodebuild, swift
}

/// The output of `affected`.
public struct AffectedReport {
  private let affected: AffectedDocument
  private let ink: Ink

  public init(_ affected: AffectedDocument, ink: Ink = Ink(isOn: false)) {
    (self.affected, self.ink) = (affected, ink)
  }

  public func render(_ format: AffectedFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    case .xcodebuild: affected.tests.map { "-only-testing:\($0.module)/\($0.name.visible)\n" }.joined()
    // Without tests, a pattern that matches none: all tests match an empty one.
    case .swift: (affected.tests.isEmpty ? "^$" : filter) + "\n"
    }
  }

  private var summary: String {
    "\(grouped(affected.tests.count)) of \(counted(affected.allTests, "test type")) reach "
      + "\(counted(affected.changedFiles.count, "source file")) changed since \(affected.base.visible)"
  }

  private static func describe(_ test: AffectedDocument.Test) -> String {
    test.steps == 0 ? "changed" : "\(counted(test.steps, "step")) away"
  }

  private var text: String {
    "\(ink(.bold, summary))\n"
      + affected.tests.map { test in
        "  \(test.module.visible)/\(test.name.visible)  "
          + ink(.dim, "\(test.position.file.visible):\(test.position.line), \(Self.describe(test))") + "\n"
      }.joined()
  }

  private var markdown: String {
    "## \(Tool.name): affected tests\n\n\(summary.asMarkdown)\n\n"
      + affected.tests.map { "- \("\($0.module)/\($0.name)".asCode), \(Self.describe($0))\n" }.joined()
  }

  /// A regular expression that matches the tests.
  private var filter: String {
    affected.tests.map { test in
      let name = test.name.prefix { $0 != "(" }
      return "^\(test.module)\\.\(name.split(separator: ".").joined(separator: "[./]"))\\b"
    }.joined(separator: "|")
  }

  /// JSON; see `Schema/layerlint-affected.schema.json`.
  private var json: String {
    JSONWriter.document { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("base", affected.base)
      writer.member("changedFiles") { $0.list(affected.changedFiles, .lines) { $0.string($1) } }
      writer.member("allTests", affected.allTests)
      writer.member("tests") {
        $0.list(affected.tests, .lines) { writer, test in
          writer.object(.line) {
            $0.member("name", test.name)
            $0.member("module", test.module)
            $0.member("file", test.position.file)
            $0.member("line", test.position.line)
            $0.member("steps", test.steps)
          }
        }
      }
    }
  }
}
