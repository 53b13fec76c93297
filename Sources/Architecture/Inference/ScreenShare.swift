import DependencyGraph
import SourceFacts

/// How many of the types in folders of services are views and view controllers.
struct ScreenShare {
  private let graph: DependencyGraph
  /// By folder, worked out when somebody asks.
  private lazy var counts = countTypes()

  init(in graph: DependencyGraph) { self.graph = graph }

  /// A folder `Network` or `Data` of which a third are screens is not where services lie: it is a part of the app that is
  /// called so.
  mutating func isFeature(_ folder: String) -> Bool {
    guard KnownHeight(name: folder.lastPathComponent) == .services, let count = counts[folder] else { return false }
    return count.screens > 2 && count.screens * 3 >= count.types
  }

  private struct Count {
    var types = 0
    var screens = 0
  }

  private func countTypes() -> [String: Count] {
    let kinship = Kinships(in: graph).of
    var counts: [String: Count] = [:]
    var last: (folder: Substring, services: [String]) = ("", [])
    for file in graph.files.indices {
      let path = graph.files[file].path
      if path.folderPath != last.folder {
        let chain = KnownFolderChain(path: path).folders
        last = (path.folderPath, chain.filter { $0.height == .services }.map(\.path))
      }
      if last.services.isEmpty { continue }
      var count = Count()
      for symbol in graph.symbols(in: file) where graph.symbols[symbol].parent < 0 && graph.symbols[symbol].kind.canBearRole {
        count.types += 1
        if !kinship[symbol].isDisjoint(with: .screen) { count.screens += 1 }
      }
      for folder in last.services {
        counts[folder, default: Count()].types += count.types
        counts[folder, default: Count()].screens += count.screens
      }
    }
    return counts
  }
}
