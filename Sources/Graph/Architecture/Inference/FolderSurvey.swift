import DependencyGraph
import SourceFacts
import Tables

/// What lies below each folder, of the files of one scope.
struct FolderSurvey {
  struct Content {
    /// Files below the folder, and those directly in it.
    var all = 0
    var direct = 0
    /// Of the user interface: screens and what belongs to them, and what merely imports a framework of it.
    var interface = 0
    var screens = 0
    var services = 0
    var models = 0

    /// Files whose nature is known.
    var known: Int { interface + services + models }

    /// Whether what the folder holds denies what its name says of a user interface: `Controllers` of a database stack, `App` with
    /// the models of an app.
    func contradicts(_ height: KnownHeight?, _ name: String) -> Bool {
      guard let height, height.isInterface else { return false }
      if height == .application { return known >= 3 && screens * 2 < known }
      return KnownHeight.isAmbiguous(name) ? all > 0 && screens == 0 : known >= 3 && interface == 0
    }

    /// The share of screens, and of what belongs to them, among the files whose nature is known.
    func isOfScreens(atLeast percent: Int) -> Bool { known >= 3 && screens * 100 >= known * percent }

    /// The height of most of the files, where most of them show one.
    var height: KnownHeight? {
      guard known >= 2, known * 5 >= all * 2 else { return nil }
      if interface * 10 >= known * 7, screens * 2 >= known { return .screens }
      if services * 10 >= known * 7 { return .services }
      return models * 10 >= known * 7 ? .models : nil
    }
  }

  let tree: FolderTree
  private(set) var contents: Table<FolderID, Content>
  /// Of the whole scope.
  private(set) var count = 0

  init(_ tree: FolderTree, _ natures: Table<FileID, FileNature>, contains: (FileID) -> Bool) {
    self.tree = tree
    contents = Table(repeating: Content(), count: tree.folders.count)
    for (file, folder) in tree.ofFile.entries where contains(file) {
      count += 1
      if let folder { contents[folder].add(natures[file]) }
    }
    for folder in contents.indices { contents[folder].direct = contents[folder].all }
    // A folder comes after the one around it.
    for folder in contents.indices.reversed() {
      if let parent = tree.folders[folder].parent { contents[parent].add(contents[folder]) }
    }
  }

  /// A folder that holds most of the scope is the app, not a part of it.
  func isWhole(_ folder: FolderID) -> Bool { contents[folder].all * 5 >= count * 3 }

  /// Even more: whatever it is called, its parts say more than it does.
  func isNearlyAll(_ folder: FolderID) -> Bool { contents[folder].all * 10 >= count * 9 }
}

extension FolderSurvey.Content {
  fileprivate mutating func add(_ nature: FileNature) {
    all += 1
    switch nature {
    case .service: services += 1
    case .model: models += 1
    case .interfaceUser, .interfaceService: interface += 1
    case .screen, .presentation:
      interface += 1
      screens += 1
    case .unknown, .extensions: break
    }
  }

  fileprivate mutating func add(_ other: Self) {
    all += other.all
    interface += other.interface
    screens += other.screens
    services += other.services
    models += other.models
  }
}
