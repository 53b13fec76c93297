import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// The nodes of a graph at one level: groups of files, or of symbols.
struct GraphGrouping {
  let level: GraphLevel
  /// Nodes without an id are not shown.
  private(set) var nodes: [GraphDocument.Node] = []
  /// One file of each node, if it has any.
  private(set) var files: [FileID?] = []
  /// The node of each file, including interfaces; at the level `type`, the node of each symbol.
  private var groups: [Int32] = []

  init(_ level: GraphLevel, of model: ArchitecturalModel) {
    self.level = level
    switch level {
    case .layer: groupLayers(model)
    case .module: groupModules(model.graph)
    case .folder: groupFolders(model)
    case .file: groupFiles(model)
    case .type: groupTypes(model)
    }
  }

  /// Returns the node of a place in a file, inside of a symbol or (nil) outside of all symbols; -1 if it has none.
  func node(file: FileID, symbol: SymbolID?) -> Int32 {
    guard level == .type else { return groups[file.index] }
    return symbol.map { groups[$0.index] } ?? -1
  }

  private mutating func groupLayers(_ model: ArchitecturalModel) {
    groups = model.layers.layerOfFile.elements + model.graph.interfaces.files.map { _ in -1 }
    let layers = model.layers.layers
    nodes = layers.map { layer in
      var node = GraphDocument.Node(id: layer.name)
      node.rank = Int(layer.row) + 1
      if layer.parent >= 0 { node.parent = layers[Int(layer.parent)].name }
      return node
    }
    if !groups.contains(LayerMap.root), let root = nodes.indices.first { nodes[root].id = "" }
    files = [FileID?](repeating: nil, count: nodes.count)
  }

  /// Assigns files to modules. A file in several modules counts for its first one.
  private mutating func groupModules(_ graph: DependencyGraph) {
    groups = graph.filesAndInterfaces.map { graph.modules(ofFile: $0).first?.raw ?? -1 }
    let counts = graph.modules.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    var members = [[String]](repeating: [], count: graph.modules.count)
    for (file, module) in groups.enumerated() where module >= 0 {
      members[Int(module)].append(graph.path(ofFile: FileID(file)))
    }
    nodes = zip(graph.modules, members).map { name, paths in
      // Modules with the same name are distinguished by their folders; modules without files are not shown.
      let id = paths.isEmpty ? "" : counts[name] == 1 ? name : "\(name) (\(Self.commonFolder(of: paths)))"
      return GraphDocument.Node(id: id)
    }
    files = [FileID?](repeating: nil, count: nodes.count)
  }

  private static func commonFolder(of paths: [String]) -> String {
    let folders = paths.map { $0.split(separator: "/").dropLast() }
    let common = folders.dropFirst().reduce(folders[0][...]) { common, folder in
      common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return common.isEmpty ? "." : common.joined(separator: "/")
  }

  private mutating func groupFiles(_ model: ArchitecturalModel) {
    let graph = model.graph
    let isShown = graph.shownFiles
    for file in graph.filesAndInterfaces {
      groups.append(isShown[file.index] ? Int32(nodes.count) : -1)
      if !isShown[file.index] { continue }
      nodes.append(GraphDocument.Node(id: graph.path(ofFile: file), file: file, in: model))
      files.append(file)
    }
  }

  private mutating func groupFolders(_ model: ArchitecturalModel) {
    var indices: [Substring: Int32] = [:]
    let isShown = model.graph.shownFiles
    for file in model.graph.filesAndInterfaces {
      let path = model.graph.path(ofFile: file)
      let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
      if !isShown[file.index] {
        groups.append(-1)
        continue
      }
      if let known = indices[folder] {
        groups.append(known)
        continue
      }
      indices[folder] = Int32(nodes.count)
      groups.append(Int32(nodes.count))
      nodes.append(GraphDocument.Node(id: String(folder), file: file, in: model))
      files.append(file)
    }
  }

  /// Assigns symbols to types, free functions and globals. Those with the same name are distinguished by their files.
  private mutating func groupTypes(_ model: ArchitecturalModel) {
    let graph = model.graph
    groups = graph.typeGroups.elements
    files = graph.symbols.map(\.file)
    var isUsed = graph.symbols.map(\.kind.isNominalType)
    for reference in graph.references + graph.interfaces.references {
      guard let symbol = reference.source else { continue }
      let (source, target) = (groups[symbol.index], groups[reference.target.index])
      guard source != target else { continue }
      isUsed[Int(source)] = true
      isUsed[Int(target)] = true
    }
    var counts: [String: Int] = [:]
    let names = graph.symbols.indices.map { symbol -> String in
      guard isUsed[symbol.index] else { return "" }
      let name = graph.qualifiedName(of: symbol)
      counts[name, default: 0] += 1
      return name
    }
    var seen: [String: Int] = [:]
    nodes = graph.symbols.indices.map { symbol in
      var id = names[symbol.index]
      if counts[id, default: 0] > 1 {
        id += " (\(graph.files[graph.symbols[symbol].file].path))"
        seen[id, default: 0] += 1
        if let count = seen[id], count > 1 { id += " \(count)" }
      }
      return id.isEmpty
        ? GraphDocument.Node(id: "") : GraphDocument.Node(id: id, file: graph.symbols[symbol].file, in: model)
    }
  }
}

extension GraphDocument.Node {
  fileprivate init(id: String, file: FileID, in model: ArchitecturalModel) {
    self.init(
      id: id, layer: file < model.graph.files.endIndex ? model.layers.layer(ofFile: file)?.name : nil,
      module: model.graph.modules(ofFile: file).first.map { model.graph.modules[$0] })
  }
}

extension DependencyGraph {
  /// Whether each file is shown: code, and interfaces that name a class of the project.
  fileprivate var shownFiles: [Bool] {
    var isShown = filesAndInterfaces.map { $0 < files.endIndex }
    for reference in interfaces.references { isShown[reference.file.index] = true }
    return isShown
  }
}
