import DependencyGraph

/// Which inferred layers belong together. An app and its watch app or widget each have layers of their own, although they
/// share files; and the order of layers says nothing across modules, where the compiler sees to one direction.
struct LayerStacks {
  /// By file, for those that lie in a layer: the folder in which the layer's folder stands, and the module that compiles
  /// most of the layer's folder; both as numbers.
  private var stacks: [(place: Int32, home: Int32)?]

  init(folders: FolderLayers, graph: DependencyGraph) {
    var modules = [[Int32: Int]](repeating: [:], count: folders.paths.count)
    for (file, folder) in folders.folderOfFile.enumerated() where folder >= 0 {
      for module in graph.files[file].modules { modules[Int(folder)][module, default: 0] += 1 }
    }
    let homes = modules.map { $0.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? -1 }
    var numbers: [Substring: Int32] = [:]
    let places = folders.paths.map { path -> Int32 in
      let parent = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
      let number = numbers[parent] ?? Int32(numbers.count)
      numbers[parent] = number
      return number
    }
    stacks = folders.folderOfFile.map { $0 < 0 ? nil : (places[Int($0)], homes[Int($0)]) }
  }

  /// Files of one module, whose layers' folders stand side by side or are mainly of one module. A file in no layer (a
  /// delegate, say) is held against all of its module.
  func areComparable(_ first: Int32, _ second: Int32, in graph: DependencyGraph) -> Bool {
    guard graph.shareModule(first, second) else { return false }
    guard let one = stacks[Int(first)], let other = stacks[Int(second)] else { return true }
    return one.place == other.place || one.home == other.home
  }
}
