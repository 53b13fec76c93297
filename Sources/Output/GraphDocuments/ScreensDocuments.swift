import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

extension ScreensDocument {
  /// The map of screens. Nodes in files that are not reported on are omitted, unless a reported node shows them.
  public init(of model: ArchitecturalModel, _ positions: SourcePositions, reports: (String) -> Bool) {
    let (graph, map) = (model.graph, ScreenMap(of: model))
    func isReported(_ type: SymbolID) -> Bool { reports(graph.files[graph.symbols[type].file].path) }
    let links = map.links.filter { isReported($0.source) }
    let types = Set(map.screens.filter(isReported) + links.flatMap { [$0.source, $0.target] }).sorted()
    let names = Self.names(of: types, in: graph)
    let (screens, unreached) = (Set(map.screens), Set(map.unreached))
    let nodes = types.map { type -> Node in
      let symbol = graph.symbols[type]
      let roles = model.roles(of: type)
      let leads = roles.contains(.coordinator) || roles.contains(.router)
      var node = Node(
        id: names[type] ?? "", kind: screens.contains(type) && !leads ? .screen : leads ? .coordinator : .other,
        position: positions.position(file: symbol.file, offset: graph.declaration(of: type).nameOffset),
        layer: model.layer(of: type).map { model.layers.layers[$0].name })
      node.isStart = map.starts.contains(type)
      node.isUnreached = node.kind == .screen && unreached.contains(type)
      return node
    }
    self.init(
      nodes: nodes,
      links: links.map { link in
        let reference = graph.reference(at: link.place)
        return Link(
          from: names[link.source] ?? "", to: names[link.target] ?? "", way: Link.Way(link.way),
          position: positions.position(file: reference.file, offset: reference.offset))
      })
  }

  /// Types with the same name are distinguished by their files.
  private static func names(of types: [SymbolID], in graph: DependencyGraph) -> [SymbolID: String] {
    let byName = Dictionary(grouping: types) { graph.qualifiedName(of: $0) }
    var names: [SymbolID: String] = [:]
    for (name, types) in byName {
      for type in types {
        names[type] = types.count == 1 ? name : "\(name) (\(graph.files[graph.symbols[type].file].path))"
      }
    }
    return names
  }
}

extension ScreensDocument.Link.Way {
  fileprivate init(_ way: ScreenMap.Way) {
    self =
      switch way {
      case .present: .present
      case .push: .push
      case .show: .show
      case .embed: .embed
      case .segue: .segue
      case .create: .create
      }
  }
}
