import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// The nodes of a graph at one level: groups of files, or of symbols.
package struct GraphGrouping {
  package let level: GraphLevel
  /// Nodes with an empty id are not shown.
  package private(set) var nodes: Table<GroupID, GraphDocument.Node> = []
  /// One file of each node; nil if it has none.
  private(set) var files: Table<GroupID, FileID?> = []
  /// The node of each file, including interfaces; empty at the level `type`.
  private var ofFile: Table<FileID, GroupID?> = []
  /// The node of each symbol, at the level `type`.
  private var ofSymbol: Table<SymbolID, GroupID> = []

  /// The maximum nesting of folders or layers.
  private let depth: Int

  /// - Parameter depth: the maximum nesting of folders or layers; ignored at the levels `module` and `type`.
  package init(_ level: GraphLevel, of model: ArchitecturalModel, depth: Int = .max) {
    self.level = level
    self.depth = depth
    switch level {
    case .layer: groupLayers(model)
    case .module: groupModules(model.graph)
    case .folder: groupFolders(model)
    case .file: groupFiles(model)
    case .type: groupTypes(model)
    }
  }

  /// The node of a position in a file.
  ///
  /// - Parameter symbol: the symbol that contains the position; nil outside of all.
  package func node(file: FileID, symbol: SymbolID?) -> GroupID? {
    level == .type ? symbol.map { ofSymbol[$0] } : ofFile[file]
  }

  private mutating func groupLayers(_ model: ArchitecturalModel) {
    let layers = model.layers.layers
    ofFile = Table(
      model.layers.layerOfFile.map { layer in layer.map { GroupID(model.layers.outer($0, depth: depth).index) } })
    ofFile.elements += model.graph.interfaces.files.map { _ in nil }
    nodes = Table(
      layers.map { layer in
        var node = GraphDocument.Node(id: layer.name)
        node.rank = layer.row + 1
        node.parent = layer.parent.map { layers[$0].name }
        if layer.depth >= depth { node.id = "" }
        return node
      })
    if !model.layers.layerOfFile.contains(LayerMap.root) { nodes[GroupID(LayerMap.root.index)].id = "" }
    files = Table(repeating: nil, count: nodes.count)
  }

  /// Assigns files to modules. A file in several modules belongs to the first one.
  private mutating func groupModules(_ graph: DependencyGraph) {
    let modules = graph.filesAndInterfaces.map { graph.modules(ofFile: $0).first }
    ofFile = Table(modules.map { module in module.map { GroupID($0.index) } })
    let counts = graph.modules.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    var members = Table<ModuleID, [String]>(repeating: [], count: graph.modules.count)
    for (file, module) in zip(graph.filesAndInterfaces, modules) {
      if let module { members[module].append(graph.path(ofFile: file)) }
    }
    nodes = Table(
      zip(graph.modules, members).map { name, paths in
        // Modules with the same name are distinguished by their folders. A module without files is not shown.
        let id = paths.isEmpty ? "" : counts[name] == 1 ? name : "\(name) (\(Self.commonFolder(of: paths)))"
        return GraphDocument.Node(id: id)
      })
    files = Table(repeating: nil, count: nodes.count)
  }

  private static func commonFolder(of paths: [String]) -> String {
    let folders = paths.map { $0.split(separator: "/").dropLast() }
    let common = folders.dropFirst().reduce(folders[0][...]) { common, folder in
      common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return common.isEmpty ? "." : common.joined(separator: "/")
  }

  private mutating func groupFiles(_ model: ArchitecturalModel) {
    if depth < .max { return groupPaths(model) { path in path } }
    let graph = model.graph
    let isShown = graph.shownFiles
    for file in graph.filesAndInterfaces {
      ofFile.append(isShown[file] ? nodes.endIndex : nil)
      if !isShown[file] { continue }
      nodes.append(GraphDocument.Node(id: graph.path(ofFile: file), file: file, in: model))
      files.append(file)
    }
  }

  private mutating func groupFolders(_ model: ArchitecturalModel) {
    groupPaths(model) { path in path.lastIndex(of: "/").map { path[..<$0] } ?? "." }
  }

  /// Groups files by a part of their paths, of at most `depth` components. A group has the layer and module of most of
  /// its files.
  private mutating func groupPaths(_ model: ArchitecturalModel, _ part: (Substring) -> Substring) {
    var nodeOfPath: [Substring: GroupID] = [:]
    var members = Table<GroupID, [FileID]>()
    let isShown = model.graph.shownFiles
    for file in model.graph.filesAndInterfaces {
      guard isShown[file] else {
        ofFile.append(nil)
        continue
      }
      let path = part(model.graph.path(ofFile: file)[...]).components(depth)
      let node = nodeOfPath[path] ?? members.append([])
      nodeOfPath[path] = node
      members[node].append(file)
      ofFile.append(node)
    }
    var paths = Table<GroupID, String>(repeating: "", count: members.count)
    for (path, node) in nodeOfPath { paths[node] = String(path) }
    nodes = Table(zip(paths, members).map { GraphDocument.Node(id: $0, files: $1, in: model) })
    files = Table(members.map { $0[0] })
  }

  /// Assigns symbols to types, free functions and global variables. Those with the same name are distinguished by their
  /// files.
  private mutating func groupTypes(_ model: ArchitecturalModel) {
    let graph = model.graph
    ofSymbol = graph.typeGroups
    files = Table(graph.symbols.map(\.file))
    var isUsed = Table<GroupID, Bool>(graph.symbols.map(\.kind.isNominalType))
    for reference in graph.references + graph.interfaces.references {
      guard let symbol = reference.source else { continue }
      let (source, target) = (ofSymbol[symbol], ofSymbol[reference.target])
      guard source != target else { continue }
      isUsed[source] = true
      isUsed[target] = true
    }
    var counts: [String: Int] = [:]
    let names = graph.symbols.indices.map { symbol -> String in
      guard isUsed[GroupID(symbol.index)] else { return "" }
      let name = graph.qualifiedName(of: symbol)
      counts[name, default: 0] += 1
      return name
    }
    var seen: [String: Int] = [:]
    nodes = Table(
      zip(graph.symbols, names).map { symbol, name in
        var id = name
        if counts[id, default: 0] > 1 {
          id += " (\(graph.files[symbol.file].path))"
          seen[id, default: 0] += 1
          if let count = seen[id], count > 1 { id += " \(count)" }
        }
        return id.isEmpty
          ? GraphDocument.Node(id: "") : GraphDocument.Node(id: id, file: symbol.file, in: model)
      })
  }
}

extension GraphDocument.Node {
  fileprivate init(id: String, file: FileID, in model: ArchitecturalModel) {
    self.init(
      id: id, layer: file < model.graph.files.endIndex ? model.layers.layer(ofFile: file)?.name : nil,
      module: model.graph.modules(ofFile: file).first.map { model.graph.modules[$0] })
  }
}

extension GraphDocument.Node {
  /// Creates a node for several files, with the layer and module of most of them.
  fileprivate init(id: String, files: [FileID], in model: ArchitecturalModel) {
    let graph = model.graph
    let layers = files.map { $0 < graph.files.endIndex ? model.layers.layerOfFile[$0] : nil }
    let modules = files.map { graph.modules(ofFile: $0).first }
    self.init(
      id: id, layer: Self.mostFrequent(layers).map { model.layers.layers[$0].name },
      module: Self.mostFrequent(modules).map { graph.modules[$0] })
  }

  /// Returns the most frequent element; of several, the one with the lowest number.
  private static func mostFrequent<Tag>(_ elements: [ID<Tag>?]) -> ID<Tag>? {
    var counts: [ID<Tag>: Int] = [:]
    for element in elements { if let element { counts[element, default: 0] += 1 } }
    return counts.min { (-$0.value, $0.key) < (-$1.value, $1.key) }?.key
  }
}

extension Substring {
  /// Returns the first components of a path.
  ///
  /// - Parameter count: the maximum number of components.
  fileprivate func components(_ count: Int) -> Substring {
    var slashes = 0
    for place in indices where self[place] == "/" {
      slashes += 1
      if slashes == count { return self[..<place] }
    }
    return self
  }
}

extension LayerMap {
  /// Returns a layer, or its ancestor at the maximum depth.
  fileprivate func outer(_ layer: LayerID, depth: Int) -> LayerID {
    var layer = layer
    while layers[layer].depth >= depth, let parent = layers[layer].parent { layer = parent }
    return layer
  }
}

extension DependencyGraph {
  /// The code files, and the interfaces that refer to a class of the project.
  fileprivate var shownFiles: Table<FileID, Bool> {
    var isListed = Table<FileID, Bool>(filesAndInterfaces.map { $0 < files.endIndex })
    for reference in interfaces.references { isListed[reference.file] = true }
    return isListed
  }
}
