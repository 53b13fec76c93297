import DependencyGraph
import Ordering

/// Files by the folders with known names that they lie in: the outermost one decides.
struct FolderLayers {
  /// The layers' names with their heights, top to bottom; names of one height as they are listed.
  private(set) var layers: [(name: String, height: KnownHeight)] = []
  /// The layer of each file; -1 for none, `root` for the composition root.
  private(set) var layerOfFile: [Int32]
  /// The deciding folders of each layer, sorted.
  private(set) var folders: [[String]] = []
  /// All deciding folders, and for each file the index of its own, or -1.
  private(set) var paths: [String] = []
  private(set) var folderOfFile: [Int32]

  static let root: Int32 = -2

  /// `isNamesake` tells folders whose names say nothing, since they hold something else.
  init(_ tree: FolderTree, isNamesake: (_ folder: Int, LayerKey) -> Bool) {
    layerOfFile = [Int32](repeating: -1, count: tree.ofFile.count)
    folderOfFile = layerOfFile
    let known = KnownFolders(tree)
    let deciding = known.outermost(ignoring: known.transparent(isNamesake: isNamesake))
    let ofFolder = makeLayers(known, deciding)
    for (file, folder) in tree.ofFile.enumerated() where folder >= 0 {
      (layerOfFile[file], folderOfFile[file]) = ofFolder[Int(folder)]
    }
  }

  /// The layer and the deciding folder of what lies in each folder, -1 for none. `deciding`: by folder the one that decides.
  private mutating func makeLayers(_ known: KnownFolders, _ deciding: [Int32]) -> [(layer: Int32, folder: Int32)] {
    // As few as there are known names.
    var keys: [LayerKey] = []
    for case let (_, _, key) in known.placed(deciding) where !keys.contains(key) { keys.append(key) }
    keys = keys.ordered()
    var spellings = [[String: Int]](repeating: [:], count: keys.count)
    for (folder, decided, key) in known.placed(deciding) {
      if let layer = keys.firstIndex(of: key) {
        spellings[layer][known.tree.folders[decided].name, default: 0] += known.files[folder]
      }
    }
    for (key, spellings) in zip(keys, spellings) {
      let name = spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? key.key
      layers.append((name, key.height))
    }
    var numbers = [Int32](repeating: -1, count: deciding.count)
    folders = [[String]](repeating: [], count: keys.count)
    var ofFolder = [(layer: Int32, folder: Int32)](repeating: (-1, -1), count: deciding.count)
    for (folder, decided, key) in known.placed(deciding) {
      guard let layer = keys.firstIndex(of: key) else { continue }
      if numbers[decided] < 0 {
        numbers[decided] = Int32(paths.count)
        paths.append(known.tree.folders[decided].path)
        folders[layer].append(known.tree.folders[decided].path)
      }
      ofFolder[folder] = (Int32(layer), numbers[decided])
    }
    for layer in folders.indices { folders[layer] = folders[layer].ordered() }
    return ofFolder
  }

  mutating func move(file: Int, to layer: Int32) { layerOfFile[file] = layer }
}

/// What makes two folders one layer: the same name at the same height, however it is spelt.
struct LayerKey: Equatable, Comparable {
  let height: KnownHeight
  /// Place in the list of its height.
  let place: Int
  let key: String

  static func < (left: LayerKey, right: LayerKey) -> Bool {
    (left.height, left.place, left.key) < (right.height, right.place, right.key)
  }
}

/// The folders whose names are known.
private struct KnownFolders {
  let tree: FolderTree
  /// By folder: what its name says; how many files lie in it, those in folders in it aside.
  let layers: [LayerKey?]
  private(set) var files: [Int]

  init(_ tree: FolderTree) {
    self.tree = tree
    layers = tree.folders.map { KnownHeight.layer(named: $0.name) }
    files = [Int](repeating: 0, count: tree.folders.count)
    for folder in tree.ofFile where folder >= 0 { files[Int(folder)] += 1 }
  }

  /// By folder: the outermost known one around it, which it may be itself, or -1.
  func outermost(ignoring ignored: [Bool]) -> [Int32] {
    var outermost = [Int32](repeating: -1, count: layers.count)
    for (index, folder) in tree.folders.enumerated() {
      if folder.parent >= 0 { outermost[index] = outermost[Int(folder.parent)] }
      if outermost[index] < 0, layers[index] != nil, !ignored[index] { outermost[index] = Int32(index) }
    }
    return outermost
  }

  /// The folders with files for which one is known, with that one and its layer.
  func placed(_ deciding: [Int32]) -> [(folder: Int, decided: Int, layer: LayerKey)] {
    deciding.indices.compactMap { folder in
      guard files[folder] > 0, deciding[folder] >= 0, let layer = layers[Int(deciding[folder])] else { return nil }
      return (folder, Int(deciding[folder]), layer)
    }
  }

  /// A folder `App`, `Core` or `Shared` that holds nearly all there is, and has known folders of several heights in it, is
  /// the app, not a layer of it: `App/Views`, `App/Models`, `App/Services`. So is a mere namesake of a layer.
  func transparent(isNamesake: (_ folder: Int, LayerKey) -> Bool) -> [Bool] {
    var transparent = layers.indices.map { index in layers[index].map { isNamesake(index, $0) } ?? false }
    while true {
      let deciding = outermost(ignoring: transparent)
      var counts = [Int](repeating: 0, count: layers.count)
      for folder in deciding.indices where deciding[folder] >= 0 { counts[Int(deciding[folder])] += files[folder] }
      guard let largest = counts.indices.max(by: { (counts[$0], tree.folders[$1].path) < (counts[$1], tree.folders[$0].path) }),
        counts[largest] > 0, counts[largest] * 5 >= counts.reduce(0, +) * 4
      else { return transparent }
      var inside = transparent
      inside[largest] = true
      let beneath = outermost(ignoring: inside)
      var heights: Set<KnownHeight> = []
      for folder in deciding.indices where Int(deciding[folder]) == largest && files[folder] > 0 && beneath[folder] >= 0 {
        if let layer = layers[Int(beneath[folder])] { heights.insert(layer.height) }
      }
      guard heights.count >= 2, Self.namesOfWholes.contains(tree.folders[largest].name.lowercased()) else { return transparent }
      transparent = inside
    }
  }

  private static let namesOfWholes = ["app", "application", "core", "common", "shared"]
}
