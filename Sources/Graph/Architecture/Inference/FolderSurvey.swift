import DependencyGraph
import SourceFacts
import Tables

struct FolderSurvey {
  struct Content {
    /// Files in and below the folder, and files directly in it.
    var all = 0
    var direct = 0
    /// Files of the user interface: screens and their parts, and files that only import a user interface framework.
    var interface = 0
    var screens = 0
    var services = 0
    var models = 0

    /// Files whose category is known.
    var known: Int { interface + services + models }

    /// Whether the content contradicts a folder name that implies user interface: `Controllers` in a database stack,
    /// `App` with the models of an app.
    func contradicts(_ height: KnownHeight?, _ name: String) -> Bool {
      guard let height, height.isInterface else { return false }
      if height == .application { return known >= 3 && screens * 2 < known }
      return KnownHeight.isAmbiguous(name) ? all > 0 && screens == 0 : known >= 3 && interface == 0
    }

    /// The share of screens and their parts among the files whose category is known.
    func isOfScreens(atLeast percent: Int) -> Bool { known >= 3 && screens * 100 >= known * percent }

    /// The height of most of the files, if most of them have one.
    var height: KnownHeight? {
      guard known >= 2, known * 5 >= all * 2 else { return nil }
      if interface * 10 >= known * 7, screens * 2 >= known { return .screens }
      if services * 10 >= known * 7 { return .services }
      return models * 10 >= known * 7 ? .models : nil
    }
  }

  let tree: FolderTree
  private(set) var contents: Table<FolderID, Content>
  /// The number of files in the scope.
  private(set) var count = 0
  /// The number of files with screens and their parts.
  private(set) var screens = 0

  init(_ tree: FolderTree, _ categories: Table<FileID, FileCategory>, contains: (FileID) -> Bool) {
    self.tree = tree
    contents = Table(repeating: Content(), count: tree.folders.count)
    for (file, folder) in tree.ofFile.entries where contains(file) {
      count += 1
      if categories[file].height == .screens { screens += 1 }
      if let folder { contents[folder].add(categories[file]) }
    }
    for folder in contents.indices { contents[folder].direct = contents[folder].all }
    // A folder comes after its parent.
    for folder in contents.indices.reversed() {
      if let parent = tree.folders[folder].parent { contents[parent].add(contents[folder]) }
    }
  }

  /// Whether a folder contains most of the scope, so that it is the app and not a part of it.
  func isWhole(_ folder: FolderID) -> Bool { contents[folder].all * 5 >= count * 3 }

  /// Whether a folder contains nearly all files, so that its subfolders are more informative than its name.
  func isNearlyAll(_ folder: FolderID) -> Bool { contents[folder].all * 10 >= count * 9 }
}

extension FolderSurvey.Content {
  fileprivate mutating func add(_ category: FileCategory) {
    all += 1
    switch category {
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
