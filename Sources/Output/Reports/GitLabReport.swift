import Findings
import JSON
import LowLevel

/// The Code Quality format of GitLab: a list of findings with unique fingerprints, which GitLab uses to detect new
/// findings.
enum GitLabReport {
  static func write(_ result: LintResult, _ setting: ReportSetting, to text: inout GrowingText) {
    var seen: [String: Int] = [:]
    JSONWriter.write(to: &text) { writer in
      writer.list(result.findings, .lines) { writer, finding in
        seen[finding.fingerprint, default: 0] += 1
        let count = seen[finding.fingerprint] ?? 1
        let fingerprint = count == 1 ? finding.fingerprint : Fingerprint(finding.fingerprint, "\(count)").text
        writer.object(.lines) { writer in
          writer.member("description", finding.message)
          writer.member("check_name", finding.rule)
          writer.member("fingerprint", fingerprint)
          writer.member("severity", finding.severity.inGitLab)
          writer.member("location") { writer in
            writer.object(.line) { writer in
              writer.member("path", setting.repositoryPath(finding.position.file))
              writer.member("lines") { writer in
                writer.object(.line) {
                  $0.member("begin", finding.position.line)
                  $0.member("end", finding.endLine)
                }
              }
            }
          }
        }
      }
    }
  }
}

extension Severity {
  fileprivate var inGitLab: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
