import Findings
import JSON
import LowLevel

/// Version 1 of the JSON report; see `Schema/layerlint-report.schema.json`.
public enum JSONReport {
  public static let schemaVersion = 1

  public static func render(_ result: LintResult) -> String {
    var text = GrowingText()
    write(result, to: &text)
    return text.string
  }

  static func write(_ result: LintResult, to text: inout GrowingText) {
    JSONWriter.document(to: &text) { writer in
      writer.member("schemaVersion", schemaVersion)
      writer.member("tool") { writer in
        writer.object(.line) {
          $0.member("name", Tool.name)
          $0.member("version", Tool.version)
        }
      }
      writer.member("summary") { $0.summary(result) }
      if !result.projects.isEmpty { writer.member("projects") { $0.list(result.projects, .lines) { $0.project($1) } } }
      writer.member("violations") { $0.list(result.findings, .lines) { $0.violation($1) } }
      writer.member("problems") { $0.list(result.problems, .lines) { $0.problem($1) } }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func summary(_ result: LintResult) {
    object(.lines) {
      $0.member("files", result.files)
      $0.member("lines", result.lines)
      $0.member("declarations", result.declarations)
      $0.member("references", result.references)
      $0.member("unresolved", result.unresolved)
      $0.member("errors", result.count(.error))
      $0.member("warnings", result.count(.warning))
      $0.member("infos", result.count(.info))
      $0.member("suppressed", result.suppressed)
      $0.member("baselined", result.baselined)
    }
  }

  fileprivate mutating func project(_ project: ProjectSummary) {
    object(.line) {
      $0.member("folder", project.folder)
      $0.member("files", project.files)
      $0.member("errors", project.errors)
      $0.member("warnings", project.warnings)
      $0.member("infos", project.infos)
      $0.member("suppressed", project.suppressed)
      $0.member("baselined", project.baselined)
      $0.member("problems", project.problems)
    }
  }

  fileprivate mutating func violation(_ finding: Finding) {
    object(.lines) { writer in
      writer.member("rule", finding.rule)
      writer.member("severity", finding.severity.rawValue)
      writer.member("message", finding.message)
      writer.member("suggestion", finding.suggestion)
      writer.position(finding.position)
      writer.member("endLine", finding.endLine)
      writer.member("endColumn", finding.endColumn)
      writer.member("declaration", finding.declaration)
      writer.member("subject", finding.subject)
      if let target = finding.target { writer.member("target") { $0.target(target) } }
      if !finding.others.isEmpty { writer.member("targets") { $0.list(finding.targets, .lines) { $0.target($1) } } }
      writer.member("layer", finding.layer)
      writer.member("targetLayer", finding.targetLayer)
      writer.member("evidence") { $0.list(finding.evidence, .lines) { $0.evidence($1) } }
      writer.member("fixes") { $0.list(finding.allFixes, .lines) { $0.fix($1) } }
      if !finding.measures.isEmpty { writer.measures(finding.measures) }
      writer.member("provenance", finding.provenance.rawValue)
      writer.member("fingerprint", finding.fingerprint)
    }
  }

  mutating func position(_ position: Position) {
    member("file", position.file)
    member("line", position.line)
    member("column", position.column)
  }

  private mutating func target(_ target: Finding.Target) {
    object(.line) {
      $0.member("name", target.name)
      $0.member("file", target.file)
      $0.member("line", target.line)
    }
  }

  private mutating func evidence(_ evidence: Evidence) {
    object(.line) {
      $0.position(evidence.position)
      $0.member("note", evidence.note)
    }
  }

  private mutating func fix(_ fix: Fix) {
    object(.lines) { writer in
      writer.member("title", fix.title)
      writer.member("safe", fix.isSafe)
      writer.member("edits") { $0.list(fix.edits, .lines) { $0.edit($1) } }
    }
  }

  private mutating func edit(_ edit: Fix.Edit) {
    object(.line) {
      $0.position(edit.start)
      $0.member("endLine", edit.endLine)
      $0.member("endColumn", edit.endColumn)
      $0.member("text", edit.text)
    }
  }

  private mutating func measures(_ measures: [String: Measure]) {
    member("measures") { writer in
      writer.object(.line) { writer in
        for (name, measure) in measures.sorted(by: { $0.key < $1.key }) {
          switch measure {
          case .count(let count): writer.member(name, count)
          case .words(let words): writer.member(name) { $0.list(words, .line) { $0.string($1) } }
          }
        }
      }
    }
  }

  fileprivate mutating func problem(_ problem: Problem) {
    object(.line) {
      $0.member("kind", problem.kind)
      $0.member("message", problem.message)
      $0.member("file", problem.file)
      $0.member("line", problem.line)
      $0.member("column", problem.column)
    }
  }
}
