import Findings
import SourceFacts

/// Screens that only developers see: nobody tests or reuses them, so that only their bugs and dependencies are reported, one
/// severity lower.
enum DebugScreens {
  /// - Parameter categories: by rule.
  static func judge(_ findings: inout [Finding], categories: [String: FindingCategory]) {
    findings.removeAll { finding in
      [.architecture, .size].contains(categories[finding.rule]) && contains(finding)
    }
    for index in findings.indices where contains(findings[index]) {
      findings[index].severity = findings[index].severity.lowered
    }
  }

  private static func contains(_ finding: Finding) -> Bool {
    DebugName.isOne(finding.subject) || finding.position.file.pieces(at: "/").contains { DebugName.isOne($0) }
  }
}

extension Severity {
  fileprivate var lowered: Severity { self == .error ? .warning : .info }
}
