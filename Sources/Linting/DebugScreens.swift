import Findings
import SourceFacts

/// Screens that only developers see: a fault there costs little, and is reported one severity lower.
enum DebugScreens {
  static func lower(_ finding: inout Finding) {
    if isOne(finding.subject) || finding.position.file.pieces(at: "/").contains { isOne($0) } {
      finding.severity = finding.severity.lowered
    }
  }

  /// `DebugView`, `PrefDebugController`, a folder `Internal Settings`; not `DeveloperProfileView`, which may be about a person.
  private static func isOne(_ name: some StringProtocol) -> Bool {
    let pieces: [String] = String(name).split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map { String($0) }
    let words = pieces.flatMap { CamelWords($0).list.map { $0.lowercased() } }
    if words.contains("debug") { return true }
    return words.contains(where: audience.contains) && words.contains(where: places.contains)
  }

  private static let audience: Set<String> = ["internal", "developer", "development"]
  private static let places: Set<String> = ["settings", "setting", "preferences", "menu", "options", "tools", "panel"]
}

extension Severity {
  fileprivate var lowered: Severity { self == .error ? .warning : .info }
}
