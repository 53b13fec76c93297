import Architecture
import DependencyGraph
import SourceFacts

/// How sure it is that one layer is above another, and that both ends of a use are in these layers. Configured layers
/// are what the team says; inferred ones are as sure as the names and the code that they rest on.
struct LayerConfidence {
  private let context: RuleContext
  /// By source layer × count + target layer: how many references there are.
  private let counts: [Int]
  private let count: Int

  init(_ context: RuleContext) {
    self.context = context
    count = context.layers.layers.count
    guard context.layers.isInferred else {
      counts = []
      return
    }
    var counts = [Int](repeating: 0, count: count * count)
    for crossing in context.layerCrossings { counts[Int(crossing.source) * count + Int(crossing.target)] += 1 }
    self.counts = counts
  }

  func isSure(from file: Int32, to target: Int, _ source: Int32, _ targetLayer: Int32) -> Bool {
    guard context.layers.isInferred, source > LayerMap.root, targetLayer > LayerMap.root else { return true }
    let graph = context.graph
    if graph.symbols[target].kind == .protocol { return false }
    let declaring = graph.symbols[target].file
    let isInterface = isInterface(target)
    let isAnnounced = (source: isAnnounced(file, source), target: isAnnounced(declaring, targetLayer))
    let (up, down) = (counts[Int(source) * count + Int(targetLayer)], counts[Int(targetLayer) * count + Int(source)])
    // Names on both sides need no confirmation by code of which there is little.
    let isContested = up * 9 > down && !(up < Self.few && isAnnounced.source && isAnnounced.target)
    if isContested { return false }
    if Set(graph.files[Int(file)].modules).isDisjoint(with: graph.files[Int(declaring)].modules) { return true }
    return (isInterface || isAnnounced.target) && (isAnnounced.source || isInterface && !declaresInterface(file))
  }

  private static let few = 5

  /// Whether a folder around the file has a name that announces the file's layer.
  private func isAnnounced(_ file: Int32, _ layer: Int32) -> Bool {
    context.layers.announces(layer, context.graph.files[Int(file)].path)
  }

  private func isInterface(_ symbol: Int) -> Bool { !context.model.roles(of: symbol).isDisjoint(with: Self.interface) }

  private func declaresInterface(_ file: Int32) -> Bool {
    context.graph.symbols(in: Int(file)).contains(where: isInterface)
  }

  private static let interface: RoleSet = [
    RoleSet(.view), RoleSet(.viewController), RoleSet(.viewModel), RoleSet(.presenter), RoleSet(.coordinator),
    RoleSet(.router),
  ]
}
