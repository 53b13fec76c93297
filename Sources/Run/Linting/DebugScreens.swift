import Findings
import LowLevel
import SourceFacts

/// Screens that only developers see: their size is not reported, and the rest one severity lower.
enum DebugScreens {
  /// - Parameter categories: by rule.
  static func judge(_ findings: inout [Finding], categories: [String: FindingCategory]) {
    findings.removeAll { categories[$0.rule] == .size && contains($0) }
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
