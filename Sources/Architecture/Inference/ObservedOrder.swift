import DependencyGraph

/// What the code says of the order of inferred layers. Folder names are a hypothesis: where the code runs against it, the
/// author's order is another one.
///
/// Only some pairs are open to doubt. That a domain stands above its services is one school, that services (repositories,
/// clients) build on the domain's types is another; and what is called core or helpers may build on either. That views stand
/// above all of them is in no doubt.
struct ObservedOrder {
  /// File pairs: `edges[a * count + b]` files of layer `a` refer to files of `b`.
  private var edges: [Int]
  private let layers: [(name: String, height: KnownHeight)]

  init(graph: DependencyGraph, folders: FolderLayers, stacks: LayerStacks) {
    let layerOfFile = folders.layerOfFile
    layers = folders.layers
    edges = [Int](repeating: 0, count: layers.count * layers.count)
    // By file: the last one that was found to refer to it.
    var seen = [Int32](repeating: -1, count: graph.files.count)
    let (references, symbols) = (graph.references, graph.symbols)
    for file in graph.files.indices where layerOfFile[file] >= 0 {
      let (from, file) = (layerOfFile[file], Int32(file))
      for index in graph.references(in: Int(file)) {
        let target = symbols[Int(references[index].target)].file
        if seen[Int(target)] == file { continue }
        seen[Int(target)] = file
        let to = layerOfFile[Int(target)]
        guard to >= 0, from != to, stacks.areComparable(file, target, in: graph) else { continue }
        edges[Int(from) * layers.count + Int(to)] += 1
      }
    }
  }

  /// Pairs of files that refer from one height to another.
  func count(from: KnownHeight, to: KnownHeight) -> Int {
    layers.indices.reduce(0) { sum, source in
      guard layers[source].height == from else { return sum }
      return layers.indices.reduce(sum) { layers[$1].height == to ? $0 + edges[source * layers.count + $1] : $0 }
    }
  }

  /// Dependency inversion: repositories and clients implement and serve a domain that knows nothing of them.
  var isDomainInnermost: Bool {
    let up = count(from: .services, to: .domain)
    let down = count(from: .domain, to: .services)
    let names = layers.filter { $0.height == .domain }.map { KnownHeight.key($0.name) }
    return names.contains { $0 == "domain" || $0 == "usecase" } && up >= 5 && up >= 9 * down
  }

  /// Whether the code contradicts that layer `upper` stands above `lower`; the counts that say so.
  func doubt(upper: Int, lower: Int) -> (up: Int, all: Int)? {
    let up = edges[lower * layers.count + upper]
    let all = up + edges[upper * layers.count + lower]
    let isDoubtful: Bool
    switch (layers[upper].height, layers[lower].height) {
    case (.application, _): isDoubtful = up >= 10 && up * 5 >= all * 4
    case (.presentation, _): isDoubtful = false
    // Plain models stand below whatever reads and writes them, in nearly every app.
    case (.domain, _): isDoubtful = up >= (isPlainModel(upper) ? 1 : 3) && up * 2 > all
    default: isDoubtful = up >= 3 && up * 2 > all
    }
    return isDoubtful ? (up, all) : nil
  }

  private func isPlainModel(_ layer: Int) -> Bool { KnownHeight.key(layers[layer].name) == "model" }
}

extension DependencyGraph {
  /// Whether two files are compiled into one module.
  func shareModule(_ first: Int32, _ second: Int32) -> Bool {
    let modules = files[Int(first)].modules
    return files[Int(second)].modules.contains { modules.contains($0) }
  }
}
