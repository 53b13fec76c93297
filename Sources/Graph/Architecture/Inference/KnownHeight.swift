/// The heights of layers in an app that folder names imply, from top to bottom.
public enum KnownHeight: Int, Sendable, CaseIterable, Comparable {
  case application, coordination, screens, views, viewModels, domain, services, data, models, core

  public static func < (left: KnownHeight, right: KnownHeight) -> Bool { left.rawValue < right.rawValue }

  /// Usual folder names. The first one is the layer's name if no folder provides one.
  var names: [String] {
    switch self {
    case .application: ["App", "Application", "Bootstrap", "App Delegate"]
    case .coordination: ["Coordinators", "Flows", "Flow Controllers", "Routers", "Routing", "Wireframes", "Navigation"]
    case .screens:
      [
        "Screens", "Scenes", "Features", "Modules", "Presentation", "UI", "User Interface", "Interface", "GUI",
        "Frontend",
        "View Controllers", "Controllers", "Window Controllers", "Pages", "User Stories", "UI Layer",
      ]
    case .views:
      [
        "Views", "Components", "UI Components", "View Components", "Cells", "Table View Cells", "Collection View Cells",
        "Controls", "Custom Views", "Common Views", "Common UI", "Shared Views", "Shared UI", "Reusable Views",
        "Subviews",
        "Design System",
      ]
    case .viewModels:
      ["View Models", "Presenters", "Presentation Models", "Reactors", "Data Sources", "Table View Data Sources"]
    case .domain: ["Domain", "Use Cases", "Interactors", "Business", "Business Logic", "Logic"]
    case .services:
      ["Services", "Managers", "Repositories", "Stores", "Providers", "Workers", "Engine", "Remote", "Flux", "Redux"]
    case .data:
      [
        "Data", "API", "API Client", "Network", "Networking", "Web Services", "REST", "HTTP", "Clients", "Storage",
        "Persistence", "Database", "Core Data", "Infrastructure", "Data Access", "Cache",
      ]
    case .models: ["Models", "Entities", "Enums", "Structs", "DTO", "Data Models", "Model Objects", "Protobufs"]
    case .core: ["Core", "Common"]
    }
  }

  /// Heights in one band are ordered only by the direction of the code.
  var band: Int {
    switch self {
    case .application: 0
    case .coordination, .screens, .views, .viewModels: 1
    case .domain: 2
    case .services, .data: 3
    case .models: 4
    case .core: 5
    }
  }

  /// Application and presentation.
  var isInterface: Bool { band <= 1 }

  /// Code that has no reason to know the user interface.
  var isModelSide: Bool { (2...4).contains(band) }

  /// The height that the name of a folder or layer implies. For a layer with several folders (`Screens, Views`) the
  /// first one counts.
  public init?(name: some StringProtocol) {
    // `Screens + Views`: the first name of a merged layer.
    var first = name.prefix { $0 != "," && $0 != "+" }
    while first.last == " " { first.removeLast() }
    let plain = FolderName.plain(first)
    guard let height = Self.bySpelling[plain] ?? Self.ofLayer(plain) ?? Self.ofLastWord(first) else { return nil }
    self = height
  }

  /// Whether a name is also common for other code: controllers of a database, data sources for an import, components
  /// without a view, the control of a device.
  static func isAmbiguous(_ folder: some StringProtocol) -> Bool { ambiguous.contains(FolderName.plain(folder)) }

  private static let ambiguous = Set(
    ["Controllers", "Data Sources", "Components", "Controls"].flatMap(FolderName.spellings))

  /// Whether the whole name of a folder implies this height, not only its last word.
  func isSpelled(_ folder: some StringProtocol) -> Bool { Self.bySpelling[FolderName.plain(folder)] == self }

  /// `DataLayer`: names with the word "layer".
  private static func ofLayer(_ plain: String) -> KnownHeight? {
    plain.utf8.last == UInt8(ascii: "r") && plain.hasSuffix("layer") ? bySpelling[String(plain.dropLast(5))] : nil
  }

  /// `HRPGModels`, `ShopServices`: a plural after a prefix or a feature's name.
  private static func ofLastWord(_ name: some StringProtocol) -> KnownHeight? {
    guard name.hasSuffix("s"), let start = name.lastIndex(where: \.isUppercase), start > name.startIndex else {
      return nil
    }
    return bySpelling[name[start...].lowercased()]
  }

  private static let bySpelling: [String: KnownHeight] = {
    var spellings: [String: KnownHeight] = [:]
    for height in allCases {
      for spelling in height.names.flatMap(FolderName.spellings) { spellings[spelling] = height }
    }
    return spellings
  }()
}

/// Compares folder names without case, spaces, dashes and underscores.
enum FolderName {
  /// Whether a folder is for code that belongs nowhere else, so that its name implies no height.
  static func isNeutral(_ name: String) -> Bool { neutral.contains(plain(name)) }

  /// Whether a folder is for shared code: `Common` next to, or inside, the folder of all screens.
  static func isSharedCode(_ name: String) -> Bool { sharedCode.contains(plain(name)) }

  static func plain(_ name: some StringProtocol) -> String {
    String(decoding: name.lowercased().utf8.filter { !isFiller($0) }, as: UTF8.self)
  }

  /// Plural and singular.
  static func spellings(of name: String) -> [String] {
    let plain = plain(name)
    if plain.hasSuffix("ies") { return [plain, plain.dropLast(3) + "y"] }
    return plain.hasSuffix("s") ? [plain, String(plain.dropLast())] : [plain]
  }

  private static func isFiller(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static let sharedCode = Set(
    ["Core", "Common", "Shared", "Base", "Foundation", "Reusable"].flatMap(spellings))

  /// `Helpers`, `Extensions`, `Protocols`: folders inside them are for helpers too, whatever their names.
  static func isOfHelpers(_ name: some StringProtocol) -> Bool { helpers.contains(plain(String(name))) }

  private static let neutral = sharedCode.union(helpers)

  private static let helpers = Set(
    [
      "Extensions", "Categories", "Additions", "Helpers", "Utilities", "Utils", "Support", "Supporting Files",
      "Resources",
      "Misc", "Miscellaneous", "Other", "Lib", "Generated", "Vendor", "Third Party", "Constants", "Protocols", "Macros",
    ].flatMap(spellings))
}
