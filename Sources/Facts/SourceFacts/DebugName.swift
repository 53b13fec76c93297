/// Recognizes screens that only developers see, by the names of types and folders.
public enum DebugName {
  /// True for `DebugView`, `PrefDebugController`, `Internal Settings`; false for `DeveloperProfileView`, which may be
  /// about a person.
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
