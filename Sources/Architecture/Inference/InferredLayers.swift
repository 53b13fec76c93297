import DependencyGraph
import SourceFacts

/// Folder layers put in order. Each name is a layer; names of one height stand in one row, and nothing is known of their
/// order.
struct InferredLayers {
  private let graph: DependencyGraph
  private let folders: FolderLayers
  private let observed: ObservedOrder
  private let heights: [KnownHeight]
  private(set) var map: LayerMap
  private(set) var plan: LayerPlan
  private(set) var notes: [String] = []

  init(folders: FolderLayers, graph: DependencyGraph, rootPatterns: [PathPattern]) {
    self.graph = graph
    self.folders = folders
    let stacks = LayerStacks(folders: folders, graph: graph)
    observed = ObservedOrder(graph: graph, folders: folders, stacks: stacks)
    let order: [KnownHeight] =
      observed.isDomainInnermost ? [.application, .presentation, .services, .domain, .core] : KnownHeight.allCases
    heights = order.filter { height in folders.layers.contains { $0.height == height } }
    plan = LayerPlan(rows: heights.map { Self.row(of: $0, folders) }, root: rootPatterns, isInferred: true)
    map = LayerMap(
      plan: LayerPlan(rows: heights.map { Self.layers(of: $0, folders) }, root: rootPatterns, isInferred: true),
      fileCount: graph.files.count)
    map.stacks = stacks
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

  /// The map's layer of each folder layer.
  private var position: [Int32] {
    var position = [Int32](repeating: -1, count: folders.layers.count)
    for (index, layer) in arranged.enumerated() { position[layer] = Int32(index + 1) }
    return position
  }

  /// What stands beside an entry point in its file belongs to the layer of the folder.
  mutating func setRoot(_ root: CompositionRoot, isNamed: [Bool], before folderLayers: FolderLayers) {
    let position = position
    for (file, layer) in folderLayers.layerOfFile.enumerated() {
      guard map.layerOfFile[file] == LayerMap.root, !isNamed[file], !root.isWholeFile[file] else { continue }
      map.layerBesideRoot[Int32(file)] = layer < 0 ? -1 : position[Int(layer)]
    }
    map.rootTypes = root.types.filter { map.layerOfFile[Int(graph.symbols[Int($0)].file)] == LayerMap.root }
  }

  mutating func noteUnmatched(_ rootPatterns: [PathPattern], paths: [String]) {
    map.unmatchedPatterns = rootPatterns.filter { pattern in !paths.contains(where: pattern.matches) }
      .map { UnmatchedPattern(layer: LayerMap.root, pattern: $0) }
  }

  private mutating func place() {
    let position = position
    map.layerOfFile = folders.layerOfFile.map { layer in
      layer == FolderLayers.root ? LayerMap.root : layer < 0 ? -1 : position[Int(layer)]
    }
    let count = map.layerOfFile.count { $0 >= 0 }
    let rows = plan.rows.flatMap { $0.layers.map(\.name) }
    let share = "\(count) of \(map.layerOfFile.count) files"
    notes.append("layers, from the names of folders, top to bottom: \(rows.joined(separator: " · ")) (\(share))")
    if observed.isDomainInnermost {
      notes.append(
        "the domain stands below services and data: they use it, and it uses none of them (inverted dependencies)")
    }
  }

  /// Pairs of layers whose order is not judged.
  private mutating func leaveOpen() {
    let arranged = arranged
    var doubts: [String] = []
    for lower in arranged.indices {
      for upper in arranged.indices.prefix(lower) {
        let pair = LayerPair(Int32(upper + 1), Int32(lower + 1))
        let (above, below) = (folders.layers[arranged[upper]], folders.layers[arranged[lower]])
        if above.height == below.height {
          map.unorderedPairs.insert(pair)
        } else if let doubt = observed.doubt(upper: arranged[upper], lower: arranged[lower]) {
          map.unorderedPairs.insert(pair)
          doubts.append("\(above.name) and \(below.name) (\(doubt.up) of \(doubt.all) dependencies lead up)")
        }
      }
    }
    if !doubts.isEmpty { notes.append("not judged, as the code has another order: \(doubts.joined(separator: ", "))") }
  }
}

extension PathPattern {
  /// A pattern for this very path, whatever characters it holds.
  init(escaping path: String) {
    let hasWildcards = path.utf8.contains { "*?{}\\".utf8.contains($0) }
    self.init(!hasWildcards ? path : String(path.flatMap { "*?{}\\".contains($0) ? ["\\", $0] : [$0] }))
  }
}
