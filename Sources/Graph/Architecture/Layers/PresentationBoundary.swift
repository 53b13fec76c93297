import DependencyGraph
import LowLevel
import SourceFacts

/// Where the presentation ends: which layers ought to know nothing of screens.
///
/// The presentation are the layers whose names say so (`App`, `Features`, `UI`, `Screens` …) and that stand below no domain
/// or service layer; without such names the layer that declares the most views; without views the top row, unless its name says
/// domain or services: then the screens lie in no layer.
public struct PresentationBoundary: Sendable {
  /// By layer of the map: it lies below the whole presentation, and is no home of views itself. A layer whose name says
  /// domain or services is taken at its word; another is spared when it declares views.
  public let isBelow: [Bool]

  public init(of model: ArchitecturalModel) {
    let layers = model.layers
    let viewCounts = model.viewTypes.countByLayer(model)
    let presentation = Self.presentation(of: layers, viewCounts: viewCounts)
    let shares = InterfaceShares(of: model)
    isBelow = layers.layers.indices.map { index in
      let layer = Int32(index)
      guard layer != LayerMap.root, !presentation.contains(layer) else { return false }
      let height = layers.height(of: layer)
      let isModelSide = height?.isModelSide ?? false
      // What most of a layer does, or a good part of one whose name says nothing, is no slip.
      if shares.percent(of: layer) > (isModelSide ? 50 : 20) { return false }
      if presentation.isEmpty { return isModelSide }
      if !isModelSide, viewCounts[index] > 0 || height.map(\.isInterface) ?? layers.hasInterfaceName(layer) {
        return false
      }
      return presentation.allSatisfy { layers.isAbove($0, layer) }
    }
  }

  private static func presentation(of layers: LayerMap, viewCounts: [Int]) -> [Int32] {
    let all = (1..<max(1, layers.layers.count)).map { Int32($0) }
    let modelSide = all.filter { layers.height(of: $0)?.isModelSide ?? false }
    let named = all.filter { layer in
      (layers.height(of: layer)?.isInterface ?? layers.hasInterfaceName(layer))
        && !modelSide.contains { layers.isAbove($0, layer) }
    }
    if !named.isEmpty { return named }
    if let most = all.max(by: { (viewCounts[Int($0)], $1) < (viewCounts[Int($1)], $0) }), viewCounts[Int(most)] > 0 {
      return [most]
    }
    return all.filter { layers.layers[Int($0)].depth == 0 && layers.layers[Int($0)].row == 0 && !modelSide.contains($0) }
  }
}

/// How many files of each layer import a user interface framework.
private struct InterfaceShares {
  private var files: [Int]
  private var importing: [Int]

  init(of model: ArchitecturalModel) {
    files = [Int](repeating: 0, count: model.layers.layers.count)
    importing = files
    for (file, layer) in model.layers.layerOfFile.entries where layer >= 0 {
      files[Int(layer)] += 1
      if model.graph.importsInterface(file, countingCocoa: true) { importing[Int(layer)] += 1 }
    }
  }

  /// Of a handful of files nothing follows.
  func percent(of layer: Int32) -> Int {
    let all = files[Int(layer)]
    return all < 5 ? 0 : importing[Int(layer)] * 100 / all
  }
}

extension LayerMap {
  /// What the written name of a layer tells of its height.
  func height(of layer: Int32) -> KnownHeight? {
    KnownHeight(name: layers[Int(layer)].name.pieces(at: "/").last ?? "")
  }

  /// The same of a layer with a known name; one with another name is what its team says.
  public func mayAnnounce(_ layer: Int32, _ path: String) -> Bool { height(of: layer) == nil || announces(layer, path) }

  /// Whether a folder around a file has a name that announces a layer, exactly: `Notification Providers` announces no services.
  /// `counts`: of the names of folders, which ones do.
  public func announces(_ layer: Int32, _ path: String, counts: (Substring) -> Bool = { _ in true }) -> Bool {
    let names = (layers[Int(layer)].name.pieces(at: "/").last ?? "").pieces(at: ",").compactMap { KnownHeight(name: $0) }
    return path.folderPath.pieces(at: "/").contains { folder in
      guard let height = KnownHeight(name: folder), height.isSpelled(folder), counts(folder) else { return false }
      return names.contains { $0.band == height.band }
    }
  }

  /// `SharedUI`, `UIComponents`, `DesignSystem`: some words that no list can hold.
  func hasInterfaceName(_ layer: Int32) -> Bool {
    let name = layers[Int(layer)].name
    let words = ["presentation", "screens", "scenes", "views", "designsystem", "design_system"]
    return name.hasSuffix("UI") || name.hasPrefix("UI") || name.lowercased().hasSuffix("_ui")
      || words.contains { name.lowercased().contains($0) }
  }

  func isAbove(_ first: Int32, _ second: Int32) -> Bool {
    if case .above = order(of: first, to: second) { true } else { false }
  }
}
