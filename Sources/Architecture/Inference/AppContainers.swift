import DependencyGraph
import SourceFacts

/// Containers in which much of the app is put together: they stand above all that they make, whatever their folder is called.
struct AppContainers {
  private let graph: DependencyGraph
  private let folders: FolderLayers

  init(in graph: DependencyGraph, _ folders: FolderLayers) {
    self.graph = graph
    self.folders = folders
  }

  /// Those types of the project, in layers, that are named after putting others together and make a dozen types or more, of
  /// layers of different height.
  func types() -> [Int32] {
    graph.types.filter { type in
      guard graph.symbols[type].parent < 0, folders.layerOfFile[Int(graph.symbols[type].file)] >= 0,
        [.class, .struct, .enum, .actor].contains(graph.symbols[type].kind), isNamedSo(type)
      else { return false }
      return putsTogether(type)
    }.map { Int32($0) }
  }

  private func isNamedSo(_ type: Int) -> Bool {
    let ending = graph.names.withBytes(of: graph.symbols[type].name) { NameEndings.shared.ofType($0) }
    return ending >= 0 && [.assembly, .maker].contains(NameEndings.shared.endings[ending].trait)
  }

  private func putsTogether(_ type: Int) -> Bool {
    let made = graph.constructedTypes(inPartsOf: type)
    guard made.count >= Self.dozen else { return false }
    let layers = made.map { folders.layerOfFile[Int(graph.symbols[Int($0)].file)] }.filter { $0 >= 0 }
    return Set(layers.map { folders.layers[Int($0)].height }).count > 1
  }

  private static let dozen = 12
}
