import LowLevel
import SourceFacts

/// Files for helpers that belong nowhere else: `Helpers.swift`, `String+Extensions.swift`, `Constants.swift`.
public enum HelperFile {
  public static func hasHelperName(_ path: String) -> Bool {
    let name = path.lastPathComponent.prefix { $0 != "." }.lowercased()
    return endings.contains(where: name.hasSuffix)
  }

  /// `App/Helpers/Network/Links.swift`
  public static func isInFolderOfHelpers(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { FolderName.isOfHelpers($0) }
  }

  private static let endings = [
    "helper", "helpers", "extension", "extensions", "constant", "constants", "utility", "utilities", "util", "utils",
    "tools", "globals",
  ]
}
