import DependencyGraph
import SourceFacts
import Tables

/// Containers that create much of the app. Their folder's name implies no layer, and they are not the composition root,
/// because other code receives them: they are in no layer.
struct AppContainers {
  private let graph: DependencyGraph
  private let heights: Table<FileID, KnownHeight?>

  init(in graph: DependencyGraph, _ heights: Table<FileID, KnownHeight?>) {
    self.graph = graph
    self.heights = heights
  }

  /// The files of types that are named after assembling others and create a dozen types or more, some of them in higher
  /// layers.
  func files() -> Set<FileID> {
    let types = graph.types.filter { type in
      guard graph.symbols[type].parent == nil, let own = heights[graph.symbols[type].file],
        [.class, .struct, .enum, .actor].contains(graph.symbols[type].kind), isNamedAsContainer(type)
      else { return false }
      return assembles(type, own)
    }
    return Set(types.map { graph.symbols[$0].file })
  }

  /// Whether a name is that of an assembly or container. Factories and builders do not count: they may create a dozen
  /// values.
  private func isNamedAsContainer(_ type: SymbolID) -> Bool {
    let ending = graph.names.withBytes(of: graph.symbols[type].name) { NameEndings.shared.ofType($0) }
    guard let known = ending.map({ NameEndings.shared.endings[$0] }) else { return false }
    return known.trait == .assembly || known.text == "Container"
  }

  private func assembles(_ type: SymbolID, _ own: KnownHeight) -> Bool {
    let made = graph.constructedTypes(inPartsOf: type)
    guard made.count >= Self.minimumParts else { return false }
    return made.contains { made in heights[graph.symbols[made].file].map { $0.band < own.band } ?? false }
  }

  private static let minimumParts = 12
}
