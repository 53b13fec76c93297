import DependencyGraph

/// Folders that are called like a layer and are none: what they hold says so.
struct NamesakeFolders {
  private let graph: DependencyGraph
  private let isEntryPoint: [Bool]
  /// Not lazy: what is would be copied at each question.
  private(set) var kinships: Kinships

  init(in graph: DependencyGraph, _ root: CompositionRoot) {
    self.graph = graph
    kinships = Kinships(in: graph)
    isEntryPoint = root.isEntryPoint
  }

  /// `layer`: what its name says.
  mutating func contains(_ folder: Int, _ layer: LayerKey) -> Bool {
    if layer.key == KnownHeight.key("Extensions") { return holdsModules(folder) }
    switch layer.height {
    case .core: return holdsDelegate(folder)
    case .services: return isFeature(folder)
    default: return false
    }
  }

  /// A folder called `Extensions` with the app's extensions in it, not Swift's: an entry point, or no module that
  /// holds most of it.
  private func holdsModules(_ folder: Int) -> Bool {
    let inside = files(below: folder)
    var counts: [Int32: Int] = [:]
    for module in inside.flatMap({ graph.files[$0].modules }) { counts[module, default: 0] += 1 }
    return inside.contains { isEntryPoint[$0] } || (counts.values.max() ?? 0) * 4 < inside.count * 3
  }

  /// A folder `Core` or `Shared` in which the app's delegate lies is where the app is put together: no common ground.
  private func holdsDelegate(_ folder: Int) -> Bool {
    let ofFile = graph.folders.ofFile
    return ofFile.indices.contains { Int(ofFile[$0]) == folder && isEntryPoint[$0] }
  }

  /// A folder `Network` or `Data` of which a third are screens is not where services lie: it is a part of the app that is
  /// called so. So is one with a view controller and its presenter, and nothing that is called a service.
  private mutating func isFeature(_ folder: Int) -> Bool {
    var (types, screens, controllers) = (0, 0, 0)
    var traits: [NameTrait] = []
    for symbol in files(below: folder).flatMap({ graph.symbols(in: $0) }) {
      guard graph.symbols[symbol].parent < 0, graph.symbols[symbol].kind.canBearRole else { continue }
      types += 1
      let kinship = kinships.kinship(of: symbol)
      if !kinship.isDisjoint(with: .screen) { screens += 1 }
      if kinship.contains(.viewController) { controllers += 1 }
      let ending = graph.names.withBytes(of: graph.symbols[symbol].name) { NameEndings.shared.ofType($0) }
      if ending >= 0 { traits.append(NameEndings.shared.endings[ending].trait) }
    }
    if screens > 2, screens * 3 >= types { return true }
    return controllers > 0 && traits.contains { [.presenter, .viewModel, .interactor].contains($0) }
      && !traits.contains { [.service, .worker].contains($0) }
  }

  private func files(below folder: Int) -> [Int] {
    let (isInside, ofFile) = (graph.folders.isInside(folder), graph.folders.ofFile)
    return ofFile.indices.filter { ofFile[$0] >= 0 && isInside[Int(ofFile[$0])] }
  }
}
