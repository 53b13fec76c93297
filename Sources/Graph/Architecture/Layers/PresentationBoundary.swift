import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Decides which layers are below the presentation layer and must not use screens.
///
/// The presentation layer consists of the layers with names such as `App`, `Features`, `UI` or `Screens` that are not
/// below a domain or service layer. Without such names it is the layer with the most views. Without views it is the top
/// row, unless that row's name implies domain or services: then the screens are in no layer.
public struct PresentationBoundary: Sendable {
  /// For each layer, whether it is below the whole presentation layer and does not declare views itself. A layer whose
  /// name implies domain or services always counts; others do not if they declare views.
  public let isBelow: Table<LayerID, Bool>

  public init(of model: ArchitecturalModel) {
    let layers = model.layers
    let viewCounts = model.viewTypes.countByLayer(model)
    let presentation = Self.presentation(of: layers, viewCounts: viewCounts)
    let shares = InterfaceShares(of: model)
    isBelow = Table(
      layers.layers.indices.map { layer in
        guard layer != LayerMap.root, !presentation.contains(layer) else { return false }
        let height = layers.height(of: layer)
        let isModelSide = height?.isModelSide ?? false
        // If more than this share of a layer's files import a user interface framework, that is intended. The limit is
        // lower if the layer's name implies nothing.
        if shares.percent(of: layer) > (isModelSide ? 50 : 20) { return false }
        if presentation.isEmpty { return isModelSide }
        if !isModelSide, viewCounts[layer] > 0 || height.map(\.isInterface) ?? layers.hasInterfaceName(layer) {
          return false
        }
        return presentation.allSatisfy { layers.isAbove($0, layer) }
      })
  }

  private static func presentation(of layers: LayerMap, viewCounts: Table<LayerID, Int>) -> [LayerID] {
    let all = Array(layers.layers.indices.dropFirst())
    let modelSide = all.filter { layers.height(of: $0)?.isModelSide ?? false }
    let named = all.filter { layer in
      (layers.height(of: layer)?.isInterface ?? layers.hasInterfaceName(layer))
        && !modelSide.contains { layers.isAbove($0, layer) }
    }
    if !named.isEmpty { return named }
    if let most = all.max(by: { (viewCounts[$0], $1) < (viewCounts[$1], $0) }), viewCounts[most] > 0 {
      return [most]
    }
    return all.filter { layers.layers[$0].depth == 0 && layers.layers[$0].row == 0 && !modelSide.contains($0) }
  }
}

/// The number of files in each layer that import a user interface framework.
private struct InterfaceShares {
  private var files: Table<LayerID, Int>
  private var importing: Table<LayerID, Int>

  init(of model: ArchitecturalModel) {
    files = Table(repeating: 0, count: model.layers.layers.count)
    importing = files
    for (file, layer) in model.layers.layerOfFile.entries {
      guard let layer else { continue }
      files[layer] += 1
      if model.graph.importsInterface(file, countingCocoa: true) { importing[layer] += 1 }
    }
  }

  /// 0 if there are too few files for a conclusion.
  func percent(of layer: LayerID) -> Int {
    let all = files[layer]
    return all < 5 ? 0 : importing[layer] * 100 / all
  }
}

extension LayerMap {
  /// The height that a layer's configured name implies.
  func height(of layer: LayerID) -> KnownHeight? {
    KnownHeight(name: layers[layer].name.pieces(at: "/").last ?? "")
  }

  /// Like `isNamedInPath` for a layer with a known name; true for a layer with any other name.
  public func mayBeNamedInPath(_ layer: LayerID, _ path: String) -> Bool {
    height(of: layer) == nil || isNamedInPath(layer, path)
  }

  /// Whether a folder around a file has a name that implies the layer's height. The whole name must do so:
  /// `Notification Providers` does not imply services.
  /// - Parameter counts: which folder names are considered.
  public func isNamedInPath(_ layer: LayerID, _ path: String, counts: (Substring) -> Bool = { _ in true }) -> Bool {
    let names = (layers[layer].name.pieces(at: "/").last ?? "").split { $0 == "+" || $0 == "," }
      .compactMap { KnownHeight(name: $0) }
    return path.folderPath.pieces(at: "/").contains { folder in
      guard let height = KnownHeight(name: folder), height.isSpelled(folder), counts(folder) else { return false }
      return names.contains { $0.band == height.band }
    }
  }

  /// `SharedUI`, `UIComponents`, `DesignSystem`: words that imply user interface in any combination.
  func hasInterfaceName(_ layer: LayerID) -> Bool {
    let name = layers[layer].name
    let words = ["presentation", "screens", "scenes", "views", "designsystem", "design_system"]
    return name.hasSuffix("UI") || name.hasPrefix("UI") || name.lowercased().hasSuffix("_ui")
      || words.contains { name.lowercased().contains($0) }
  }

  func isAbove(_ first: LayerID, _ second: LayerID) -> Bool {
    if case .above = order(of: first, to: second) { true } else { false }
  }
}
