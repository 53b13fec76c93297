import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Finds assemblies of one screen: they are in the folder of the view controller that they create, and belong to the
/// presentation layer, not to the composition root.
struct ScreenAssemblies {
  private let graph: DependencyGraph
  private var baseKindLookup: BaseKindLookup

  init(in graph: DependencyGraph, _ baseKindLookup: BaseKindLookup) {
    self.graph = graph
    self.baseKindLookup = baseKindLookup
  }

  mutating func contains(file: FileID) -> Bool {
    let home = Self.home(of: graph.files[file].path)
    if home.isEmpty { return false }
    return graph.references(in: file).contains { index in
      let target = graph.references[index].target
      guard graph.symbols[target].kind == .class, graph.files[graph.symbols[target].file].path.hasPrefix(home) else {
        return false
      }
      return baseKindLookup.baseKinds(of: target).contains(.viewController)
    }
  }

  /// The screen's folder with a trailing slash: the file's folder, or the one around `Assembly`.
  private static func home(of path: String) -> String {
    let folder = path.folderPath
    if folder.isEmpty { return "" }
    let isPart = words.contains(folder.pieces(at: "/").last?.lowercased() ?? "")
    guard isPart else { return folder + "/" }
    return folder.lastIndex(of: "/").map { String(folder[...$0]) } ?? ""
  }

  private static let words: Set<String> = [
    "assembly", "assemblies", "assembler", "builder", "configurator", "configuration", "module",
  ]
}
