import DependencyGraph
import SourceFacts
import Tables

/// Which layers are mostly user interface, and which declarations in them confirm it. Uses only names, roles and
/// imports, so that the result is the same for configured and inferred layers.
public struct InterfaceLayers {
  private let model: ArchitecturalModel
  private let isInterface: Table<LayerID, Bool>

  public init(of model: ArchitecturalModel) {
    self.model = model
    let shares = RoleShares(of: model)
    isInterface = Table(
      model.layers.layers.indices.map { layer in
        if layer == LayerMap.root { return true }
        let height = model.layers.height(of: layer)
        if height?.isModelSide ?? false { return false }
        let isInterfaceByName = height.map(\.isInterface) ?? model.layers.hasInterfaceName(layer)
        return isInterfaceByName
          ? shares.interface[layer] * 2 >= shares.known[layer] : shares.interface[layer] * 2 > shares.known[layer]
      })
  }

  /// Whether a declaration belongs to the user interface or the composition root: by its role, or because its layer is
  /// mostly user interface and this is confirmed by its folder's name or by the rest of its file.
  public func holds(_ symbol: SymbolID) -> Bool {
    let layer = model.layer(of: symbol)
    if layer == LayerMap.root || isPart(symbol) { return true }
    guard let layer, isInterface[layer] else { return false }
    let file = model.graph.symbols[symbol].file
    // A folder of controllers may be for a database.
    return isPart(file: file)
      || model.layers.isNamedInPath(layer, model.graph.files[file].path) { !KnownHeight.isAmbiguous($0) }
  }

  /// The same for uses by the presentation layer, whose parts depend on each other: only coordinators, view controllers
  /// and declarations next to them count.
  public func holdsScreens(_ symbol: SymbolID) -> Bool {
    let graph = model.graph
    return model.layer(of: symbol) == LayerMap.root
      || graph.symbols(in: graph.symbols[symbol].file).contains { !model.roles(of: $0).isDisjoint(with: .screens) }
  }

  public func isInterface(layer: LayerID?) -> Bool { layer.map { isInterface[$0] } ?? false }

  /// Whether the role of a declaration's type is one of the user interface.
  public func isPart(_ symbol: SymbolID) -> Bool {
    !model.roles(of: model.graph.outermostType(of: symbol)).isDisjoint(with: .interface)
  }

  /// Whether a file belongs to the user interface itself, or to its frameworks.
  public func isPart(file: FileID) -> Bool {
    model.graph.importsInterface(file) || model.graph.symbols(in: file).contains { isPart($0) }
  }
}

/// By layer, the number of types with a role of the user interface, and of types with any role that implies a layer.
private struct RoleShares {
  private(set) var interface: Table<LayerID, Int>
  private(set) var known: Table<LayerID, Int>

  init(of model: ArchitecturalModel) {
    interface = Table(repeating: 0, count: model.layers.layers.count)
    known = interface
    for type in model.graph.types {
      let roles = model.roles(of: type)
      guard let layer = model.layer(of: type), !roles.isEmpty else { continue }
      known[layer] += 1
      if !roles.isDisjoint(with: .interface) { interface[layer] += 1 }
    }
  }
}

extension RoleSet {
  fileprivate static let screens: RoleSet = [RoleSet(.viewController), RoleSet(.coordinator), RoleSet(.router)]

  /// The roles of the presentation layer.
  public static let interface: RoleSet = [
    RoleSet(.view), RoleSet(.viewController), RoleSet(.viewModel), RoleSet(.cellModel), RoleSet(.presenter),
    RoleSet(.coordinator), RoleSet(.router),
  ]
}
