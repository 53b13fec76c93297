/// Names of types and folders for screens that only developers see.
public enum DebugName {
  /// `DebugView`, `PrefDebugController`, `Internal Settings`; not `DeveloperProfileView`, which may be about a person.
  public static func isOne(_ name: some StringProtocol) -> Bool {
    let pieces: [String] = String(name).split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map { String($0) }
    let words = pieces.flatMap { CamelWords($0).list.map { $0.lowercased() } }
    if words.contains("debug") || words.contains("admin") && words.contains("testing") { return true }
    return words.contains(where: audience.contains) && words.contains(where: places.contains)
  }

  private static let audience: Set<String> = ["internal", "developer", "development"]
  private static let places: Set<String> = [
    "settings", "setting", "preferences", "menu", "options", "tools", "panel", "testing", "only",
  ]
}
