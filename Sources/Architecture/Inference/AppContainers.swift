import DependencyGraph
import SourceFacts

/// Containers in which much of the app is put together: their folder's name says nothing of them. Nor are they the root, as others
/// are handed them: they belong to no layer.
struct AppContainers {
  private let graph: DependencyGraph
  private let folders: FolderLayers

  init(in graph: DependencyGraph, _ folders: FolderLayers) {
    self.graph = graph
    self.folders = folders
  }

  /// The files of those that are named after putting others together and make a dozen types or more, among them such of layers
  /// above their own.
  func files() -> Set<Int> {
    let types = graph.types.filter { type in
      guard graph.symbols[type].parent < 0, folders.layerOfFile[Int(graph.symbols[type].file)] >= 0,
        [.class, .struct, .enum, .actor].contains(graph.symbols[type].kind), isNamedSo(type)
      else { return false }
      return putsTogether(type)
    }
    return Set(types.map { Int(graph.symbols[$0].file) })
  }

  /// A factory or builder may make a dozen values.
  private func isNamedSo(_ type: Int) -> Bool {
    let ending = graph.names.withBytes(of: graph.symbols[type].name) { NameEndings.shared.ofType($0) }
    guard ending >= 0 else { return false }
    return NameEndings.shared.endings[ending].trait == .assembly || NameEndings.shared.endings[ending].text == "Container"
  }

  private func putsTogether(_ type: Int) -> Bool {
    let made = graph.constructedTypes(inPartsOf: type)
    guard made.count >= Self.dozen else { return false }
    let own = folders.layers[Int(folders.layerOfFile[Int(graph.symbols[type].file)])].height
    return made.contains { made in
      let layer = folders.layerOfFile[Int(graph.symbols[Int(made)].file)]
      guard layer >= 0 else { return false }
      // The domain may as well stand below the services.
      let height = folders.layers[Int(layer)].height
      return height < own && !(height == .domain && own == .services)
    }
  }

  private static let dozen = 12
}
