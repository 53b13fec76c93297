import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// The height of each file within the position of its module, before heights are ordered.
struct FilePlacement {
  /// Nil for files in no layer of their module.
  private(set) var heights: Table<FileID, KnownHeight?>
  /// For each file, see `ModulePositions`.
  private(set) var positions: Table<FileID, Int>
  /// For each file, the name of its module.
  private(set) var modules: Table<FileID, String>
  /// For each file, whether it is in the composition root.
  private(set) var isRoot: Table<FileID, Bool>
  /// The number of files that were placed by the names of their folders.
  private(set) var namedFiles = 0
  private(set) var refuted: [BlockDirections.Refutation] = []
  /// By position, module and height: the number of files in folders, for each folder name that implies the height.
  private(set) var folderNames: [NameKey: [String: Int]] = [:]
  private let graph: DependencyGraph

  struct NameKey: Hashable {
    let position: Int
    /// Nil for all modules at the position.
    let module: String?
    let height: KnownHeight
  }

  init(
    _ graph: DependencyGraph, _ categories: Table<FileID, FileCategory>, _ uses: FileUses, _ positions: ModulePositions,
    _ root: CompositionRoot
  ) {
    self.graph = graph
    self.positions = positions.ofFile
    modules = positions.names(in: graph)
    heights = Table(repeating: nil, count: graph.files.count)
    // An app delegate in a library is part of the library.
    isRoot = Table(zip(root.isEntryPoint, positions.ofFile).map { $0 && $1 == 0 })
    for position in positions.used {
      let contains = { (file: FileID) in positions.ofFile[file] == position }
      let survey = FolderSurvey(graph.folders, categories, contains: contains)
      let blocks = LayerBlocks(
        survey, categories, isEntryPoint: root.isEntryPoint, isProgram: position == 0, contains: contains)
      let directions = BlockDirections(blocks, uses)
      refuted += directions.refuted
      add(directions.result, position)
    }
    HeaderHomes(in: graph).place(&heights, &self.positions, &modules)
    heights = ExtensionHomes(in: graph).adding(to: heights, at: self.positions)
  }

  private mutating func add(_ blocks: LayerBlocks, _ position: Int) {
    for (file, block) in blocks.ofFile.entries {
      guard let block = block.map({ blocks.blocks[$0] }), let height = block.height else { continue }
      heights[file] = height
      guard block.isNamed, let folder = block.folder else { continue }
      namedFiles += 1
      for module in [nil, modules[file]] {
        let key = NameKey(position: position, module: module, height: height)
        folderNames[key, default: [:]][graph.folders.folders[folder].name, default: 0] += 1
      }
    }
  }

  /// Adds entry points to the composition root, and assemblies in no layer. Assemblies of one screen belong to the
  /// screens.
  mutating func completeRoot(_ root: CompositionRoot, _ categories: inout FileCategories, _ rootPatterns: [PathPattern])
  {
    let containers = AppContainers(in: graph, heights).files()
    var screenAssemblies = ScreenAssemblies(in: graph, categories.baseKindLookup)
    let screens = [KnownHeight.screens, .views].first { heights.contains($0) }
    for file in heights.indices {
      if rootPatterns.contains(where: { $0.matches(graph.files[file].path) }) { isRoot[file] = true }
      if isRoot[file] || containers.contains(file) {
        heights[file] = nil
      } else if root.isAssembly[file], heights[file] == nil {
        if positions[file] > 0 { continue }
        if let screens, screenAssemblies.contains(file: file) { heights[file] = screens } else { isRoot[file] = true }
      }
    }
  }

  /// The name of the layer with a height: the most frequent name of its folders, or else the usual name.
  /// - Parameter module: nil for all modules at the position.
  func name(of height: KnownHeight, at position: Int, in module: String? = nil) -> String {
    let names = folderNames[NameKey(position: position, module: module, height: height)] ?? [:]
    let all = names.values.reduce(0, +)
    let usual = names.filter { $0.value * 4 >= all }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2).map(
      \.key)
    return usual.isEmpty ? height.names[0] : usual.joined(separator: " + ")
  }
}
