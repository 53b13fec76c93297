/// How high in an app the code stands that a folder's name announces, top to bottom.
public enum KnownHeight: Int, Sendable, CaseIterable, Comparable {
  case application, coordination, screens, views, viewModels, domain, services, data, models, core

  public static func < (left: KnownHeight, right: KnownHeight) -> Bool { left.rawValue < right.rawValue }

  /// Folder names, as people write them. The first one names a layer that no folder names.
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

  /// Heights of one band have no order of their own unless the code shows one.
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

  /// The height that the name of a folder, or of a layer, announces. Of a layer that joins several (`Screens, Views`) the first
  /// one counts.
  public init?(name: some StringProtocol) {
    let plain = FolderName.plain(name.prefix { $0 != "," })
    guard let height = Self.bySpelling[plain] ?? Self.ofLayer(plain) ?? Self.ofLastWord(name.prefix { $0 != "," })
    else { return nil }
    self = height
  }

  /// Names that are given to other code as well: controllers of a database, sources of data for an import, components
  /// that show nothing.
  static func isAmbiguous(_ folder: some StringProtocol) -> Bool { ambiguous.contains(FolderName.plain(folder)) }

  private static let ambiguous = Set(["Controllers", "Data Sources", "Components"].flatMap(FolderName.spellings))

  /// Whether a folder is called so as a whole, not only in its last word.
  func isSpelled(_ folder: some StringProtocol) -> Bool { Self.bySpelling[FolderName.plain(folder)] == self }

  /// `DataLayer` is called after its layer too.
  private static func ofLayer(_ plain: String) -> KnownHeight? {
    plain.utf8.last == UInt8(ascii: "r") && plain.hasSuffix("layer") ? bySpelling[String(plain.dropLast(5))] : nil
  }

  /// `HRPGModels`, `ShopServices`: a plural at the end, behind a prefix or a feature's name.
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

/// Folder names as they are compared: case, spaces, dashes and underscores do not count.
enum FolderName {
  /// Folders for whatever has no place elsewhere: their names say nothing about their height.
  static func isNeutral(_ name: String) -> Bool { neutral.contains(plain(name)) }

  /// Folders that others build on: `Common` next to, or inside, the folder of all screens.
  static func isGround(_ name: String) -> Bool { ground.contains(plain(name)) }

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

  private static let ground = Set(["Core", "Common", "Shared", "Base", "Foundation", "Reusable"].flatMap(spellings))

  /// `Helpers`, `Extensions`, `Protocols`: whatever else a folder in it is called, it is for helpers.
  static func isOfHelpers(_ name: some StringProtocol) -> Bool { helpers.contains(plain(String(name))) }

  private static let neutral = ground.union(helpers)

  private static let helpers = Set(
    [
      "Extensions", "Categories", "Additions", "Helpers", "Utilities", "Utils", "Support", "Supporting Files",
      "Resources",
      "Misc", "Miscellaneous", "Other", "Lib", "Generated", "Vendor", "Third Party", "Constants", "Protocols", "Macros",
    ].flatMap(spellings))
}
