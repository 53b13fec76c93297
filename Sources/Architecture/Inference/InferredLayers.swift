import DependencyGraph
import SourceFacts

/// Folder layers put in order. Each name is a layer; names of one height stand in one row, and nothing is known of their
/// order.
struct InferredLayers {
  private let folders: FolderLayers
  private let observed: ObservedOrder
  private let heights: [KnownHeight]
  private(set) var map: LayerMap
  private(set) var plan: LayerPlan
  private(set) var notes: [String] = []

  init(folders: FolderLayers, graph: DependencyGraph, rootPatterns: [PathPattern]) {
    self.folders = folders
    observed = ObservedOrder(graph: graph, layers: folders.layers, layerOfFile: folders.layerOfFile)
    let order: [KnownHeight] =
      observed.isDomainInnermost ? [.application, .presentation, .services, .domain, .core] : KnownHeight.allCases
    heights = order.filter { height in folders.layers.contains { $0.height == height } }
    plan = LayerPlan(rows: heights.map { Self.row(of: $0, folders) }, root: rootPatterns, isInferred: true)
    map = LayerMap(
      plan: LayerPlan(rows: heights.map { Self.layers(of: $0, folders) }, root: rootPatterns, isInferred: true),
      fileCount: graph.files.count)
    place()
    leaveOpen()
  }

  /// One layer for all folders of a height: what one would write down.
  private static func row(of height: KnownHeight, _ folders: FolderLayers) -> LayerRow {
    let members = folders.layers.indices.filter { folders.layers[$0].height == height }
    return LayerRow([
      LayerSpec(
        name: members.map { folders.layers[$0].name }.joined(separator: ", "),
        paths: members.flatMap { folders.folders[$0] }.map { PathPattern(escaping: $0) })
    ])
  }

  private static func layers(of height: KnownHeight, _ folders: FolderLayers) -> LayerRow {
    LayerRow(
      folders.layers.indices.filter { folders.layers[$0].height == height }.map { index in
        LayerSpec(
          name: folders.layers[index].name, paths: folders.folders[index].map { PathPattern(escaping: $0) })
      })
  }

  /// Folder layers in the map's order, the root before them.
  private var arranged: [Int] {
    heights.flatMap { height in folders.layers.indices.filter { folders.layers[$0].height == height } }
  }

  private mutating func place() {
    var position = [Int32](repeating: -1, count: folders.layers.count)
    for (index, layer) in arranged.enumerated() { position[layer] = Int32(index + 1) }
    map.layerOfFile = folders.layerOfFile.map { layer in
      layer == FolderLayers.root ? LayerMap.root : layer < 0 ? -1 : position[Int(layer)]
    }
    let count = map.layerOfFile.count { $0 >= 0 }
    let rows = heights.map { height in folders.layers.filter { $0.height == height }.map(\.name).joined(separator: ", ") }
    notes.append(
      "layers, from the names of folders, top to bottom: \(rows.joined(separator: " · ")) (\(count) of \(map.layerOfFile.count) files)")
    if observed.isDomainInnermost {
      notes.append(
        "the domain stands below services and data, as they use it and not the other way round (inverted dependencies)")
    }
  }

  /// Pairs of layers whose order is not judged.
  private mutating func leaveOpen() {
    let arranged = arranged
    for lower in arranged.indices {
      for upper in arranged.indices.prefix(lower) {
        let pair = LayerPair(Int32(upper + 1), Int32(lower + 1))
        if folders.layers[arranged[upper]].height == folders.layers[arranged[lower]].height {
          map.unorderedPairs.insert(pair)
        } else if let doubt = observed.doubt(upper: arranged[upper], lower: arranged[lower]) {
          map.unorderedPairs.insert(pair)
          let names = (folders.layers[arranged[upper]].name, folders.layers[arranged[lower]].name)
          notes.append(
            "the order of \(names.0) and \(names.1) is not judged: \(doubt.up) of \(doubt.all) dependencies between their files lead from \(names.1) to \(names.0)")
        }
      }
    }
  }
}

extension PathPattern {
  /// A pattern for this very path, whatever characters it holds.
  init(escaping path: String) {
    self.init(String(path.flatMap { "*?{}\\".contains($0) ? ["\\", $0] : [$0] }))
  }
}
