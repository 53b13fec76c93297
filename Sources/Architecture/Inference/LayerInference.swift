import DependencyGraph
import SourceFacts

/// Layers of a project that has configured none, from the names of its folders.
public struct LayerInference: Sendable {
  /// None when fewer than two layers were found.
  public let map: LayerMap?
  /// The same as one would configure it: one layer a row, with its folders.
  public let plan: LayerPlan?
  /// What was inferred and why, for the reader: one line each.
  public let notes: [String]

  /// - Parameter rootPatterns: what is configured as the root.
  public init(graph: DependencyGraph, root: CompositionRoot, rootPatterns: [PathPattern] = []) {
    var namesakes = NamesakeFolders(in: graph, root)
    var folders = FolderLayers(graph.folders) { namesakes.contains($0, $1) }
    guard folders.areAnArchitecture else {
      map = nil
      plan = nil
      notes = [Self.noLayers]
      return
    }
    folders.moveExtensions(in: graph)
    let folderLayers = folders
    var screenAssemblies = ScreenAssemblies(in: graph, namesakes.kinships)
    let screens = Int32(folders.layers.firstIndex { $0.height == .presentation } ?? -1)
    let containers = AppContainers(in: graph, folders).files()
    var isNamed = [Bool](repeating: false, count: graph.files.count)
    for file in graph.files.indices {
      isNamed[file] = rootPatterns.contains { $0.matches(graph.files[file].path) }
      let isAssembly = root.isAssembly[file] && folders.layerOfFile[file] < 0
      if isNamed[file] || root.isEntryPoint[file] {
        folders.move(file: file, to: FolderLayers.root)
      } else if containers.contains(file) {
        folders.move(file: file, to: -1)
      } else if isAssembly {
        folders.move(file: file, to: screens >= 0 && screenAssemblies.contains(file: file) ? screens : FolderLayers.root)
      }
    }
    var inferred = InferredLayers(folders: folders, graph: graph, rootPatterns: rootPatterns)
    inferred.setRoot(root, isNamed: isNamed, before: folderLayers)
    if !rootPatterns.isEmpty { inferred.noteUnmatched(rootPatterns, paths: graph.files.map(\.path)) }
    map = inferred.map
    plan = inferred.plan
    notes = inferred.notes
  }

  private static let noLayers = """
    no layers: none are configured, and the code does not lie in two or more folders with known names \
    (App, Features, Domain, Services, Core …)
    """
}

extension FolderLayers {
  /// At least two heights, and they hold a fifth of all files: a stray `Helpers` makes no architecture.
  fileprivate var areAnArchitecture: Bool {
    let placed = layerOfFile.count { $0 >= 0 }
    return Set(layers.map(\.height)).count >= 2 && placed * 5 >= layerOfFile.count
  }

  /// A file in `Extensions` that holds nothing but extensions of the project's own types, or of lists of them, is their code: it
  /// goes where they are, unless that is a layer of another module. One for the user interface of what knows none, `Order+Color`,
  /// was put elsewhere on purpose: it belongs to no layer.
  fileprivate mutating func moveExtensions(in graph: DependencyGraph) {
    let original = layerOfFile
    let holdExtensions = layers.map { KnownHeight.key($0.name) == KnownHeight.key("Extensions") }
    for (file, layer) in original.enumerated() where layer >= 0 && holdExtensions[Int(layer)] {
      var (homes, isElsewhere) = (Set<Int32>(), false)
      for symbol in graph.symbols(in: file) where graph.symbols[symbol].parent < 0 && graph.symbols[symbol].kind != .header {
        let extended = graph.symbols[symbol].extended
        let types = extended < 0 ? graph.requiredTypes(of: symbol) : [Int(extended)]
        homes.formUnion(types.isEmpty ? [layer] : types.map { original[Int(graph.symbols[$0].file)] })
        isElsewhere = isElsewhere || types.contains { !graph.shareModule(symbol, $0) }
      }
      guard homes.count == 1, let home = homes.first, home != layer else { continue }
      let isInNone = home < 0 || isApart(file, from: home, in: graph)
      if isInNone || !isElsewhere { move(file: file, to: isInNone ? -1 : home) }
    }
  }

  private func isApart(_ file: Int, from home: Int32, in graph: DependencyGraph) -> Bool {
    guard [.domain, .services].contains(layers[Int(home)].height) else { return false }
    return graph.files[file].facts.imports.contains { fact in
      fact.kind != .forward && ["UIKit", "AppKit", "SwiftUI", "WatchKit"].contains(graph.files[file].facts.text(fact.module))
    }
  }
}

extension DependencyGraph {
  /// An app's extension of a library's type is the app's.
  fileprivate func shareModule(_ part: Int, _ type: Int) -> Bool {
    let (own, others) = (files[Int(symbols[part].file)].modules, files[Int(symbols[type].file)].modules)
    return own.isEmpty || others.isEmpty || own.contains { others.contains($0) }
  }

  /// `Order` of `extension Array where Element == Order`
  fileprivate func requiredTypes(of part: Int) -> [Int] {
    let (declaration, file) = (declaration(of: part), Int(symbols[part].file))
    return files[file].facts.attachments(of: declaration).filter { $0.kind == .requirement }.flatMap { attachment -> [Int] in
      let nodes = files[file].facts.nodes
      let first = nodes[Int(nodes[Int(attachment.node)].start)].offset
      let last = nodes[Int(attachment.node) - 1].offset
      return references(in: file, bytes: first..<last + 1).map { Int(references[$0].target) }.filter { symbols[$0].kind.isNominalType }
    }
  }
}
