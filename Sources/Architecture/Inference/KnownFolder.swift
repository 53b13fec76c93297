/// The heights that folder names tell of, top to bottom.
public enum KnownHeight: Int, Sendable, CaseIterable, Comparable {
  case application, presentation, domain, services, core

  public static func < (left: KnownHeight, right: KnownHeight) -> Bool { left.rawValue < right.rawValue }

  /// Folder names, as one writes them.
  public var names: [String] {
    switch self {
    case .application: ["App", "Application"]
    case .presentation: ["Flows", "Scenes", "Screens", "Features", "Presentation", "UI", "Views"]
    case .domain: ["Domain", "Models", "UseCases"]
    case .services:
      ["Services", "Data", "Network", "Networking", "Storage", "Persistence", "Infrastructure"]
    case .core: ["Core", "Common", "Shared", "Utilities", "Utils", "Helpers", "Extensions"]
    }
  }

  /// The height that the name of a folder, or of a layer, tells of.
  public init?(name: some StringProtocol) {
    guard let height = KnownHeight.bySpelling[KnownHeight.plain(name)]?.height else { return nil }
    self = height
  }

  /// One text for all spellings of a known name: case, spaces and number do not count.
  static func key(_ name: some StringProtocol) -> String {
    let plain = plain(name)
    return bySpelling[plain]?.key ?? plain
  }

  private static func plain(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
  }

  /// Each name and, of a plural, its singular.
  private static let bySpelling: [String: (key: String, height: KnownHeight)] = {
    var spellings: [String: (key: String, height: KnownHeight)] = [:]
    for height in allCases {
      for name in height.names {
        let plain = plain(name)
        let singular = plain == "utilities" ? "utility" : plain.hasSuffix("s") ? String(plain.dropLast()) : plain
        spellings[plain] = (singular, height)
        spellings[singular] = (singular, height)
      }
    }
    return spellings
  }()
}
