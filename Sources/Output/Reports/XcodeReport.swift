import Findings

/// The format that Xcode shows in its editor: `path:line:col: error: message (rule)`, one line each.
public enum XcodeReport {
  /// - Parameter base: the folder to which the paths of the findings are relative; absolute.
  public static func render(_ result: LintResult, base: String) -> String {
    result.findings.map { finding in
      let position = finding.position
      let path = absolutePath(position.file, base: base).visible
      let severity = finding.severity == .info ? "note" : finding.severity.rawValue
      let message = finding.message.visible
      return "\(path):\(position.line):\(position.column): \(severity): \(message) (\(finding.rule.visible))\n"
    }.joined()
  }

  private static func absolutePath(_ file: String, base: String) -> String {
    if file.hasPrefix("/") { return file }
    return base.hasSuffix("/") ? base + file : "\(base)/\(file)"
  }
}
