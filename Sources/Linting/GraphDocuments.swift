import Architecture
import DependencyGraph
import Findings
import SourceFacts

/// Puts the graph into the form in which it is reported.
struct GraphDocuments {
  private let model: ArchitecturalModel
  private let positions: SourcePositions

  init(_ analysis: Analysis) {
    model = analysis.model
    positions = analysis.positions
  }

  private var graph: DependencyGraph { model.graph }

  /// Groups of files or symbols, one for each node.
  private struct Grouping {
    var nodes: [GraphDocument.Node] = []
    var edges: GroupEdges
    /// A file of each node, for its layer.
    var files: [Int32] = []
  }

  func document(_ level: GraphLevel) -> GraphDocument {
    let grouping =
      switch level {
      case .layer: layers()
      case .module: modules()
      case .folder: folders()
      case .file: files()
      case .type: types()
      }
    var document = GraphDocument(level: level)
    // Layers stay top to bottom; all else is ordered by name.
    var order = Array(grouping.nodes.indices).filter { !grouping.nodes[$0].id.isEmpty }
    if level != .layer { order.sort { grouping.nodes[$0].id < grouping.nodes[$1].id } }
    document.nodes = order.map { grouping.nodes[$0] }
    var place = [Int](repeating: -1, count: grouping.nodes.count)
    for (index, node) in order.enumerated() { place[node] = index }
    let edges = (0..<grouping.edges.count).filter {
      place[Int(grouping.edges.sources[$0])] >= 0 && place[Int(grouping.edges.targets[$0])] >= 0
    }
    document.edges = edges.sorted {
      let one = (place[Int(grouping.edges.sources[$0])], place[Int(grouping.edges.targets[$0])])
      let other = (place[Int(grouping.edges.sources[$1])], place[Int(grouping.edges.targets[$1])])
      return one < other
    }.map { edge($0, of: grouping, isLayerLevel: level == .layer) }
    return document
  }

  private func edge(_ edge: Int, of grouping: Grouping, isLayerLevel: Bool) -> GraphDocument.Edge {
    let (source, target) = (Int(grouping.edges.sources[edge]), Int(grouping.edges.targets[edge]))
    let references = grouping.edges.references(behind: edge).map { reference(graph.references[Int($0)]) }
    return GraphDocument.Edge(
      from: grouping.nodes[source].id, to: grouping.nodes[target].id, references: references,
      isAgainstLayers: isLayerLevel
        ? isAgainstLayers(edge, of: grouping) : isAgainstLayers(grouping.files[source], grouping.files[target]))
  }

  /// Between layers: where one of the references is, since the order of inferred layers does not hold for all files.
  private func isAgainstLayers(_ edge: Int, of grouping: Grouping) -> Bool {
    grouping.edges.references(behind: edge).contains { index in
      let reference = graph.references[Int(index)]
      return isAgainstLayers(reference.file, graph.symbols[Int(reference.target)].file)
    }
  }

  private func isAgainstLayers(_ from: Int32, _ to: Int32) -> Bool {
    guard from >= 0, to >= 0, model.areComparable(from, to) else { return false }
    switch model.layers.order(of: model.layers.layerOfFile[Int(from)], to: model.layers.layerOfFile[Int(to)]) {
    case .below, .beside: return true
    default: return false
    }
  }

  private func reference(_ reference: Reference) -> GraphDocument.Reference {
    GraphDocument.Reference(
      position: positions.position(file: reference.file, offset: reference.offset),
      name: graph.name(of: Int(reference.target)),
      kind: GraphDocument.Reference.Kind(reference.kind))
  }

  // MARK: Groupings

  private func layers() -> Grouping {
    let layerOfFile = model.layers.layerOfFile
    var nodes = model.layers.layers.map { GraphDocument.Node(id: $0.name) }
    if !layerOfFile.contains(LayerMap.root), let root = nodes.indices.first { nodes[root].id = "" }
    return Grouping(nodes: nodes, edges: graph.edges(ofFileGroups: layerOfFile, groupCount: nodes.count))
  }

  private func modules() -> Grouping {
    let nodes = graph.modules.map { GraphDocument.Node(id: $0) }
    return Grouping(
      nodes: nodes, edges: graph.moduleEdges(), files: [Int32](repeating: -1, count: nodes.count))
  }

  private func files() -> Grouping {
    Grouping(
      nodes: graph.files.indices.map { node(id: graph.files[$0].path, file: Int32($0)) }, edges: graph.fileEdges(),
      files: graph.files.indices.map(Int32.init))
  }

  private func folders() -> Grouping {
    var indices: [Substring: Int32] = [:]
    var grouping = Grouping(edges: GroupEdges(groupCount: 0, pairs: []))
    let groups = graph.files.indices.map { file -> Int32 in
      let path = graph.files[file].path
      let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
      if let known = indices[folder] { return known }
      let index = Int32(indices.count)
      indices[folder] = index
      grouping.nodes.append(node(id: String(folder), file: Int32(file)))
      grouping.files.append(Int32(file))
      return index
    }
    grouping.edges = graph.edges(ofFileGroups: groups, groupCount: indices.count)
    return grouping
  }

  /// Types, free functions and globals. Those that share a name keep apart by their file.
  private func types() -> Grouping {
    let edges = graph.typeEdges()
    var isUsed = [Bool](repeating: false, count: graph.symbols.count)
    for (symbol, entry) in graph.symbols.enumerated() where entry.kind.isNominalType { isUsed[symbol] = true }
    for symbol in edges.sources + edges.targets { isUsed[Int(symbol)] = true }
    var counts: [String: Int] = [:]
    let names = graph.symbols.indices.map { symbol -> String in
      guard isUsed[symbol] else { return "" }
      let name = graph.qualifiedName(of: symbol)
      counts[name, default: 0] += 1
      return name
    }
    var seen: [String: Int] = [:]
    let nodes = graph.symbols.indices.map { symbol -> GraphDocument.Node in
      var id = names[symbol]
      if counts[id, default: 0] > 1 {
        id += " (\(graph.files[Int(graph.symbols[symbol].file)].path))"
        seen[id, default: 0] += 1
        if let count = seen[id], count > 1 { id += " \(count)" }
      }
      return id.isEmpty ? GraphDocument.Node(id: "") : node(id: id, file: graph.symbols[symbol].file)
    }
    return Grouping(nodes: nodes, edges: edges, files: graph.symbols.map(\.file))
  }

  private func node(id: String, file: Int32) -> GraphDocument.Node {
    GraphDocument.Node(
      id: id, layer: model.layers.layer(ofFile: file)?.name,
      module: graph.files[Int(file)].modules.first.map { graph.modules[Int($0)] })
  }
}

extension GraphDocument.Reference.Kind {
  fileprivate init(_ kind: Reference.Kind) {
    self =
      switch kind {
      case .type: .type
      case .function: .function
      case .variable: .variable
      case .member: .member
      case .import: .import
      case .forward: .forward
      case .implements: .implements
      }
  }
}
