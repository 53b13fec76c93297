import Findings
import JSON
import LowLevel

/// SARIF 2.1.0 for code scanning: rules with their help, and findings. Accepted findings are included only on request,
/// since code scanning opens an alert for every result, even a suppressed one.
struct SARIFReport {
  private let setting: ReportSetting
  /// The base id of relative URIs, which the consumer of the report resolves.
  private static let root = "SRCROOT"

  init(_ setting: ReportSetting) { self.setting = setting }

  func write(_ result: LintResult, to text: inout GrowingText) {
    let accepted = setting.showsAccepted ? result.accepted : []
    let rules = Self.rules(of: result, accepted)
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let reported = result.findings.map { SARIFResult($0, nil) } + accepted.map { SARIFResult($0.finding, $0.kind) }
    JSONWriter.document(to: &text) { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.member("runs") { writer in
        writer.list([reported], .lines) { writer, results in
          writer.object(.lines) { writer in
            writer.member("tool") { driver(rules, &$0) }
            writer.member("columnKind", "utf16CodeUnits")
            writer.member("originalUriBaseIds") { root(&$0) }
            writer.member("invocations") { invocation(result, &$0) }
            writer.member("results") { writer in
              writer.list(results, .lines) { finding($1, indices, &$0) }
            }
          }
        }
      }
    }
  }

  /// The checked rules, and other rules that findings refer to.
  private static func rules(of result: LintResult, _ accepted: [AcceptedFinding]) -> [RuleDescription] {
    let known = Set(result.rules.map { $0.id })
    let findings = result.findings + accepted.map(\.finding)
    let others = Set(findings.map(\.rule)).subtracting(known).sorted().map { id in
      RuleDescription(id: id, pack: "", severity: .warning, isOn: true, summary: id, rationale: "")
    }
    return result.rules + others
  }

  private func root(_ writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member(Self.root) { writer in
        writer.object(.line) { $0.text("description", "The root of the repository") }
      }
    }
  }

  // MARK: Tool

  private func driver(_ rules: [RuleDescription], _ writer: inout JSONWriter) {
    writer.object(.lines) { writer in
      writer.member("driver") { writer in
        writer.object(.lines) { writer in
          writer.member("name", Tool.name)
          writer.member("version", Tool.version)
          writer.member("semanticVersion", Tool.version)
          writer.member("rules") { $0.list(rules, .lines) { rule($1, &$0) } }
        }
      }
    }
  }

  private func rule(_ rule: RuleDescription, _ writer: inout JSONWriter) {
    writer.object(.lines) { writer in
      writer.member("id", rule.id)
      writer.text("shortDescription", rule.summary.isEmpty ? rule.id : rule.summary)
      if !rule.rationale.isEmpty {
        writer.text("fullDescription", rule.rationale)
        writer.member("help") { writer in
          writer.object(.line) {
            $0.member("text", "\(rule.rationale)\n\n\(Tool.name) explain \(rule.id)")
            $0.member("markdown", "\(rule.rationale)\n\n`\(Tool.name) explain \(rule.id)`")
          }
        }
      }
      writer.member("defaultConfiguration") { writer in
        writer.object(.line) { $0.member("level", rule.severity.inSARIF) }
      }
      let tags = ["architecture"] + (rule.pack.isEmpty ? [] : [rule.pack])
      writer.member("properties") { writer in
        writer.object(.line) { writer in
          writer.member("tags") { $0.list(tags, .line) { $0.string($1) } }
          writer.member("problem.severity", rule.severity == .info ? "recommendation" : rule.severity.rawValue)
        }
      }
    }
  }

  /// The problems of the run.
  private func invocation(_ result: LintResult, _ writer: inout JSONWriter) {
    writer.list([result.problems], .lines) { writer, problems in
      writer.object(.lines) { writer in
        writer.member("executionSuccessful", true)
        writer.member("toolExecutionNotifications") { writer in
          writer.list(problems, .lines) { writer, problem in
            writer.object(.lines) { writer in
              writer.member("level", problem.fails ? "error" : "warning")
              writer.text("message", problem.message)
              writer.member("descriptor") { $0.object(.line) { $0.member("id", problem.kind) } }
              if let file = problem.file {
                let place = Position(file: file, line: problem.line ?? 1, column: problem.column ?? 1)
                writer.member("locations") { $0.list([place], .line) { location($1, &$0) } }
              }
            }
          }
        }
      }
    }
  }

  // MARK: Results

  private func finding(_ result: SARIFResult, _ indices: [String: Int], _ writer: inout JSONWriter) {
    let finding = result.finding
    writer.object(.lines) { writer in
      writer.member("ruleId", finding.rule)
      writer.member("ruleIndex", indices[finding.rule])
      writer.member("level", finding.severity.inSARIF)
      writer.text("message", result.message)
      writer.member("locations") { writer in
        writer.list([finding], .line) { writer, finding in
          writer.object(.line) { writer in
            physicalLocation(finding.position, end: (finding.endLine, finding.endColumn), &writer)
            writer.member("logicalLocations") { writer in
              writer.list([finding.declaration ?? finding.subject], .line) { writer, name in
                writer.object(.line) { $0.member("fullyQualifiedName", name) }
              }
            }
          }
        }
      }
      if let related = result.related { writer.member("relatedLocations") { locations(related, &$0) } }
      if !finding.steps.isEmpty { writer.member("codeFlows") { codeFlows(finding.steps, &$0) } }
      // Code scanning matches alerts by the second fingerprint.
      writer.member("partialFingerprints") {
        $0.object(.line) {
          $0.member("layerlint/v1", finding.fingerprint)
          $0.member("primaryLocationLineHash", "\(finding.fingerprint):1")
        }
      }
      writer.member("suppressions") { $0.list(result.suppressions, .line) { $0.suppression($1) } }
      if !finding.allFixes.isEmpty { writer.member("fixes") { $0.list(finding.allFixes, .lines) { fix($1, &$0) } } }
    }
  }

  private func codeFlows(_ steps: [Evidence], _ writer: inout JSONWriter) {
    writer.list([steps], .lines) { writer, steps in
      writer.object(.lines) { writer in
        writer.member("threadFlows") { writer in
          writer.list([steps], .lines) { writer, steps in
            writer.object(.lines) { writer in
              writer.member("locations") { writer in
                writer.list(steps, .lines) { writer, step in
                  writer.object(.line) { writer in
                    writer.member("location") { location(step.position, note: step.note, &$0) }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private func fix(_ fix: Fix, _ writer: inout JSONWriter) {
    let byFile = Dictionary(grouping: fix.edits, by: \.start.file).sorted { $0.key < $1.key }
    writer.object(.lines) { writer in
      writer.text("description", fix.title)
      writer.member("artifactChanges") { writer in
        writer.list(byFile, .lines) { writer, change in
          writer.object(.lines) { writer in
            artifact(change.key, &writer)
            writer.member("replacements") { writer in
              writer.list(change.value, .lines) { writer, edit in
                writer.object(.line) { writer in
                  writer.region("deletedRegion", edit.start, end: (edit.endLine, edit.endColumn))
                  writer.text("insertedContent", edit.text)
                }
              }
            }
          }
        }
      }
      writer.member("properties") { $0.object(.line) { $0.member("safe", fix.isSafe) } }
    }
  }

  // MARK: Places

  private func locations(_ evidence: [Evidence], _ writer: inout JSONWriter) {
    writer.list(evidence.enumerated(), .lines) { writer, item in
      location(item.element.position, note: item.element.note, id: item.offset + 1, &writer)
    }
  }

  private func location(_ position: Position, note: String? = nil, id: Int? = nil, _ writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("id", id)
      physicalLocation(position, end: nil, &writer)
      if let note, !note.isEmpty { writer.text("message", note) }
    }
  }

  private func physicalLocation(_ position: Position, end: (Int, Int)?, _ writer: inout JSONWriter) {
    writer.member("physicalLocation") { writer in
      writer.object(.line) { writer in
        artifact(position.file, &writer)
        writer.region("region", position, end: end)
      }
    }
  }

  private func artifact(_ file: String, _ writer: inout JSONWriter) {
    let path = setting.repositoryPath(file)
    writer.member("artifactLocation") { writer in
      writer.object(.line) {
        $0.member("uri", path.hasPrefix("/") ? "file://\(path.percentEncoded)" : path.percentEncoded)
        if !path.hasPrefix("/") { $0.member("uriBaseId", Self.root) }
      }
    }
  }
}

/// A finding and the reason for its acceptance, if any.
private struct SARIFResult {
  var finding: Finding
  var suppressions: [AcceptedFinding.Kind]

  init(_ finding: Finding, _ kind: AcceptedFinding.Kind?) {
    self.finding = finding
    suppressions = kind.map { [$0] } ?? []
  }

  /// The message with a link to each related place, since code scanning shows only linked places.
  var message: String {
    let links = (related ?? []).enumerated().map { index, place in
      let note = place.note.isEmpty ? "" : " \(place.note)"
      return "[\(place.position.file.fileName):\(place.position.line)](\(index + 1))\(note)"
    }
    let places = links.isEmpty ? [] : ["See " + links.joined(separator: ", ")]
    return ([finding.message] + [finding.suggestion].compactMap { $0 } + places).joined(separator: "\n")
  }

  /// The targets, followed by the evidence.
  var related: [Evidence]? {
    let targets = finding.targets.compactMap { target in
      target.file.map { Evidence(position: Position(file: $0, line: target.line ?? 1, column: 1), note: target.name) }
    }
    let places = targets + finding.evidence
    return places.isEmpty ? nil : places
  }
}

extension JSONWriter {
  /// Writes a member with a text object: `"key": {"text": …}`.
  fileprivate mutating func text(_ key: String, _ text: String) {
    member(key) { $0.object(.line) { $0.member("text", text) } }
  }

  /// Writes a region.
  ///
  /// - Parameter end: line and column, exclusive.
  fileprivate mutating func region(_ key: String, _ start: Position, end: (Int, Int)?) {
    member(key) { writer in
      writer.object(.line) {
        $0.member("startLine", max(1, start.line))
        $0.member("startColumn", max(1, start.column))
        if let end {
          $0.member("endLine", max(1, end.0))
          $0.member("endColumn", max(1, end.1))
        }
      }
    }
  }

  fileprivate mutating func suppression(_ kind: AcceptedFinding.Kind) {
    object(.line) {
      switch kind {
      case .suppression(let reason):
        $0.member("kind", "inSource")
        $0.member("justification", reason.isEmpty ? nil : reason)
      case .allowance(let reason):
        $0.member("kind", "external")
        $0.member("justification", reason)
      case .baseline:
        $0.member("kind", "external")
        $0.member("justification", "in the baseline")
      }
    }
  }
}

extension Severity {
  fileprivate var inSARIF: String { self == .info ? "note" : rawValue }
}

extension String {
  /// The file name without characters that would end the text of a Markdown link.
  fileprivate var fileName: String {
    String(split(separator: "/").last ?? "").filter { $0 != "[" && $0 != "]" }
  }

  /// The path, percent-encoded for a URI.
  fileprivate var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.append(Character(Unicode.Scalar(byte)))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
