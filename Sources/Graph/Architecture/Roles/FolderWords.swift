import Frameworks
import LowLevel
import SourceFacts

/// What the folders of a file imply about its types.
struct FolderTrait: OptionSet, Sendable {
  let rawValue: UInt8

  /// The innermost folder with a known name is for models or entities.
  static let model = FolderTrait(rawValue: 1)
  /// As `model`, but in a `Domain` folder or named after entities: the project separates entities from other data.
  static let entity = FolderTrait(rawValue: 2)
  /// As `model`, but among code that reads and stores data.
  static let storedModel = FolderTrait(rawValue: 4)
  static let viewModel = FolderTrait(rawValue: 8)
  /// Screens and their parts.
  static let presentation = FolderTrait(rawValue: 16)
  static let service = FolderTrait(rawValue: 32)
  static let interactor = FolderTrait(rawValue: 64)
}

/// Reads the folders of a path from the innermost outward. The first one with a known name decides.
enum FolderWords {
  /// - Returns: `component` is the index of the deciding folder in the path.
  static func read(_ path: String) -> (trait: FolderTrait, component: Int?) { read(path.pathComponents.dropLast()) }

  static func read(folder: Substring) -> (trait: FolderTrait, component: Int?) { read(folder.pieces(at: "/")[...]) }

  /// Whether a folder's own name is known; otherwise the folders around it decide.
  static func hasKnownMeaning(_ component: String) -> Bool { word(component.lowercased()) != nil }

  /// Whether the deciding folder, such as `Modules`, `Features` or `Controllers`, contains all code for a part of the
  /// app, not only screens.
  static func isOfAnyKind(_ path: String, _ component: Int?) -> Bool {
    let folders = path.pieces(at: "/")
    guard let component, folders.indices.contains(component) else { return false }
    return ["modules", "features", "flows", "controllers"].contains(folders[component].lowercased())
  }

  /// `ShopModels`, `Cell View Models` and `App Services` mean the same as their last word.
  private static func word(_ folder: String) -> FolderTrait? {
    if let known = words[folder] { return known }
    return endings.first { folder.hasSuffix($0.ending) }?.trait
  }

  private static let endings: [(ending: String, trait: FolderTrait)] = {
    let lists: [(NamingConventions.Words, FolderTrait)] = [
      (NamingConventions.FolderEndings.viewModel, .viewModel),
      (NamingConventions.FolderEndings.presentation, .presentation),
      (NamingConventions.FolderEndings.model, .model), (NamingConventions.FolderEndings.entity, [.model, .entity]),
      (NamingConventions.FolderEndings.service, .service),
    ]
    return lists.flatMap { list in list.0.all.map { ($0, list.1) } }
  }()

  private static func read(_ folders: ArraySlice<Substring>) -> (trait: FolderTrait, component: Int?) {
    for index in folders.indices.reversed() {
      guard let word = word(folders[index].lowercased()) else { continue }
      if word.contains(.model) { return (model(word, outer: folders[..<index]), index) }
      if word.contains(.service), areOfView(folders[..<index]) { return (.presentation, index) }
      return (word, index)
    }
    return ([], nil)
  }

  /// Whether the next outer folder with a known name is for views: managers and providers in `Feed/View/Managers`
  /// belong to the view.
  private static func areOfView(_ outer: ArraySlice<Substring>) -> Bool {
    for folder in outer.lazy.reversed().map({ $0.lowercased() }) where word(folder) != nil {
      return folder == "view" || folder == "views"
    }
    return false
  }

  /// The meaning of a folder of models depends on the folders around it.
  private static func model(_ word: FolderTrait, outer: ArraySlice<Substring>) -> FolderTrait {
    for folder in outer.lazy.reversed().map({ $0.lowercased() }) {
      guard let enclosing = Self.word(folder) else { continue }
      if enclosing.contains(.entity) { return [.model, .entity] }
      if enclosing.contains(.presentation) || enclosing.contains(.viewModel) {
        return screenFolders.contains(folder) ? .presentation : word
      }
      if enclosing.contains(.service) { return word.contains(.entity) ? word : [.model, .storedModel] }
    }
    return word
  }

  /// Folders in which `Models` contains what screens show, not entities.
  private static let screenFolders: Set<String> = [
    "presentation", "ui", "views", "view", "viewmodels", "userinterface",
  ]

  private static let words: [String: FolderTrait] = {
    let lists: [(NamingConventions.Words, FolderTrait)] = [
      (NamingConventions.Folders.model, .model), (NamingConventions.Folders.entity, [.model, .entity]),
      (NamingConventions.Folders.viewModel, .viewModel), (NamingConventions.Folders.presentation, .presentation),
      (NamingConventions.Folders.service, .service), (NamingConventions.Folders.interactor, .interactor),
    ]
    return lists.reduce(into: [:]) { words, list in for word in list.0.all { words[word] = list.1 } }
  }()
}
