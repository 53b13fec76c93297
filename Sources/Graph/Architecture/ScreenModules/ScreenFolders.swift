import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Finds the folders that are screen modules.
struct ScreenFolders {
  private(set) var modules: [ScreenModules.Module] = []
  private let graph: DependencyGraph
  private let roles: RoleMap

  init(in graph: DependencyGraph, _ roles: RoleMap, _ subtypes: Subtypes) {
    self.graph = graph
    self.roles = roles
    // A presenter with subclasses is a base class and belongs to no screen.
    let own = roles.types(.presenter).filter { subtypes.all(of: $0).isEmpty }
    if own.isEmpty { return }
    let partners = partnerFolders
    var meeting: [Substring: [SymbolID]] = [:]
    // Presenters that share a folder with a generic name with their views, by the outer folder with the screen's name.
    var climbing: [Substring: [SymbolID]] = [:]
    var below: [Substring: Int] = [:]
    for presenter in own {
      let folders = graph.files[graph.symbols[presenter].file].path.foldersAbove
      for folder in folders { below[folder, default: 0] += 1 }
      guard let place = folders.firstIndex(where: { partners.contains($0) }) else { continue }
      if !Self.isCommon(Self.name(of: folders[place])) {
        meeting[folders[place], default: []].append(presenter)
      } else if let folder = folders[place...].first(where: { !Self.isCommon(Self.name(of: $0)) }) {
        climbing[folder, default: []].append(presenter)
      }
    }
    for (folder, presenters) in climbing {
      let all = (meeting[folder] ?? []) + presenters
      // A folder with presenters of other screens below it is not a module.
      if below[folder] == all.count, module(folder, all) != nil { meeting[folder] = all }
    }
    modules = meeting.compactMap { folder, presenters in module(folder, presenters) }.sorted { $0.folder < $1.folder }
  }

  private static func name(of folder: Substring) -> Substring { folder.pieces(at: "/").last ?? folder }

  /// All folders with a view, a view controller or an interactor in or below them.
  private var partnerFolders: Set<Substring> {
    var folders: Set<Substring> = []
    for role in [Role.viewController, .view, .interactor] {
      for type in roles.types(role) where !roles.has(.presenter, type) {
        for folder in graph.files[graph.symbols[type].file].path.foldersAbove {
          if !folders.insert(folder).inserted { break }
        }
      }
    }
    return folders
  }

  private func module(_ folder: Substring, _ presenters: [SymbolID]) -> ScreenModules.Module? {
    let name = Self.name(of: folder)
    guard !Self.isCommon(name), presenters.count == 1 || isOneScreen(folder, name, presenters) else { return nil }
    return ScreenModules.Module(name: String(name), folder: String(folder), presenters: presenters)
  }

  /// Several presenters form one screen if all are next to their views, or if the folder is named after one of them.
  private func isOneScreen(_ folder: Substring, _ name: Substring, _ presenters: [SymbolID]) -> Bool {
    let isFlat = presenters.allSatisfy { presenter in
      graph.files[graph.symbols[presenter].file].path.foldersAbove.first == folder
    }
    let stem = Self.stem(name, without: Self.moduleEndings)
    return isFlat
      || presenters.contains { Self.stem(graph.name(of: $0), without: ["presenterimpl", "presenter"]) == stem }
  }

  private static func stem(_ name: some StringProtocol, without endings: [String]) -> String {
    let plain = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    for ending in endings where plain.hasSuffix(ending) && plain.count > ending.count {
      return String(plain.dropLast(ending.count))
    }
    return plain
  }

  private static let moduleEndings = ["viper", "module", "screen", "scene", "userstory", "story", "flow", "page"]

  /// Whether a folder is named after a kind of type or after sharing, not after a screen.
  private static func isCommon(_ name: Substring) -> Bool {
    commonNames.contains(String(name.lowercased().filter { $0.isLetter }))
  }

  private static let commonNames: Set<String> = [
    "app", "application", "source", "sources", "src", "classes", "code", "project", "main", "ios", "mobile", "modules",
    "module",
    "screens", "scenes", "features", "flows", "userstories", "stories", "pages", "presentation", "presentationlayer",
    "ui",
    "userinterface", "interface", "view", "views", "controllers", "viewcontrollers", "presenter", "presenters",
    "interactors",
    "viper", "mvp", "common", "core", "shared", "base", "support", "supporting", "supportingfiles", "helpers",
    "utilities",
    "utils", "extensions", "extension", "categories", "components", "submodules", "protocols", "general",
  ]
}
