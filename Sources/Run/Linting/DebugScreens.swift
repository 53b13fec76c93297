import Findings
import LowLevel
import SourceFacts

/// Adjusts findings in debug screens, which users never see: only bugs and broken layers are reported, with a lower
/// severity. A severity that the project wrote itself stays, and so do its findings.
struct DebugScreens {
  /// Caches the result by type or folder name, since findings share folders.
  private var isDebugName: [Substring: Bool] = [:]

  /// - Parameters:
  ///   - categories: the category of each rule, by id.
  ///   - isSet: whether the configuration sets the severity of a finding's rule.
  static func adjust(
    _ findings: inout [Finding], categories: [String: FindingCategory], unless isSet: (Finding) -> Bool
  ) {
    var screens = DebugScreens()
    findings.removeAll { finding in
      let category = categories[finding.rule] ?? .bug
      return category >= .architecture && !finding.reachesTheAppDelegate && screens.contains(finding)
        && !isSet(finding)
    }
    for index in findings.indices where screens.contains(findings[index]) && !isSet(findings[index]) {
      findings[index].severity = findings[index].severity.lowered
    }
  }

  private mutating func contains(_ finding: Finding) -> Bool {
    if isDebug(finding.subject[...]) { return true }
    return finding.position.file.pieces(at: "/").contains { isDebug($0) }
  }

  private mutating func isDebug(_ name: Substring) -> Bool {
    if let known = isDebugName[name] { return known }
    let isDebug = DebugName.isOne(name)
    isDebugName[name] = isDebug
    return isDebug
  }
}

extension Finding {
  /// Whether the target is the app delegate: its users depend on the whole app, which is as severe as an upward
  /// dependency.
  fileprivate var reachesTheAppDelegate: Bool { target?.name.hasSuffix("AppDelegate") ?? false }
}

extension Severity {
  fileprivate var lowered: Severity { self == .error ? .warning : .info }
}
