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
    guard let layer = KnownHeight.layer(named: name) else { return nil }
    self = layer.height
  }

  /// What the name of a folder says of its layer.
  static func layer(named name: some StringProtocol) -> LayerKey? { layer(spelt: plain(name)) }

  /// `DataLayer` is called after its layer too. An `ExtensionLayer` is an app extension's.
  private static func layer(spelt plain: String) -> LayerKey? {
    if let layer = bySpelling[plain] { return layer }
    guard plain.utf8.last == UInt8(ascii: "r"), plain.hasSuffix("layer") else { return nil }
    let layer = bySpelling[String(plain.dropLast(5))]
    return layer?.key == "extension" ? nil : layer
  }

  /// One text for all spellings of a known name: case, spaces and number do not count.
  static func key(_ name: some StringProtocol) -> String {
    let plain = plain(name)
    return layer(spelt: plain)?.key ?? plain
  }

  private static func isFiller(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static func plain(_ name: some StringProtocol) -> String {
    let lower = name.lowercased()
    guard lower.utf8.contains(where: isFiller) else { return lower }
    return String(decoding: lower.utf8.filter { !isFiller($0) }, as: UTF8.self)
  }

  /// Each name and, of a plural, its singular.
  private static let bySpelling: [String: LayerKey] = {
    var spellings: [String: LayerKey] = [:]
    for height in allCases {
      for (place, name) in height.names.enumerated() {
        let plain = plain(name)
        let singular = plain == "utilities" ? "utility" : plain.hasSuffix("s") ? String(plain.dropLast()) : plain
        let layer = LayerKey(height: height, place: place, key: singular)
        spellings[plain] = layer
        spellings[singular] = layer
      }
    }
    return spellings
  }()
}
