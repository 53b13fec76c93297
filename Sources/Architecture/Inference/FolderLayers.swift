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
  init(paths: [String], isNamesake: (String) -> Bool) {
    layerOfFile = [Int32](repeating: -1, count: paths.count)
    folderOfFile = layerOfFile
    // Files of one folder have one fate: names are looked at once for each folder.
    var indices: [Substring: Int] = [:]
    var chains: [(chain: KnownFolderChain, files: Int)] = []
    var last: (folder: Substring, chain: Int) = ("", -1)
    var known: [Substring: LayerKey?] = [:]
    let chainOfFile = paths.map { path -> Int in
      let folder = path.folderPath
      if last.chain < 0 || folder != last.folder {
        last = (folder, indices[folder] ?? chains.count)
        if last.chain == chains.count {
          indices[folder] = chains.count
          chains.append((KnownFolderChain(path: path, &known), 0))
        }
      }
      chains[last.chain].files += 1
      return last.chain
    }
    let transparent = Self.transparentFolders(chains, isNamesake: isNamesake)
    let deciding = chains.map { (folder: $0.chain.outermost(ignoring: transparent), files: $0.files) }
    let ofChain = makeLayers(deciding)
    layerOfFile = chainOfFile.map { ofChain[$0].layer }
    folderOfFile = chainOfFile.map { ofChain[$0].folder }
  }

  /// A folder `App`, `Core` or `Shared` that holds nearly all there is, and has known folders of several heights in it, is
  /// the app, not a layer of it: `App/Views`, `App/Models`, `App/Services`. So is a mere namesake of a layer.
  private static func transparentFolders(
    _ chains: [(chain: KnownFolderChain, files: Int)], isNamesake: (String) -> Bool
  ) -> Set<String> {
    var transparent: Set<String> = []
    for folder in Set(chains.flatMap { $0.chain.folders.map(\.path) }) where isNamesake(folder) {
      transparent.insert(folder)
    }
    while true {
      let deciding = chains.map { $0.chain.outermost(ignoring: transparent) }
      let placed = zip(deciding, chains).compactMap { decided, chain in decided.map { ($0.path, chain.files) } }
      let counts = Dictionary(placed, uniquingKeysWith: +)
      let total = counts.values.reduce(0, +)
      guard let (largest, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), count * 5 >= total * 4
      else {
        return transparent
      }
      let inside = transparent.union([largest])
      let heights = zip(deciding, chains).compactMap { decided, chain in
        decided?.path == largest ? chain.chain.outermost(ignoring: inside)?.height : nil
      }
      guard Set(heights).count >= 2, namesOfWholes.contains(where: { "/\(largest)".lowercased().hasSuffix("/\($0)") })
      else {
        return transparent
      }
      transparent = inside
    }
  }

  private static let namesOfWholes = ["app", "application", "core", "common", "shared"]

  /// The layer and the folder of each chain, by what decides it; -1 for none.
  private mutating func makeLayers(_ deciding: [(folder: KnownFolder?, files: Int)]) -> [(layer: Int32, folder: Int32)] {
    // As few as there are known names.
    var keys: [LayerKey] = []
    for case (let folder?, _) in deciding where !keys.contains(folder.layer) { keys.append(folder.layer) }
    keys = keys.ordered()
    var spellings = [[String: Int]](repeating: [:], count: keys.count)
    for case (let folder?, let files) in deciding {
      if let layer = keys.firstIndex(of: folder.layer) { spellings[layer][folder.name, default: 0] += files }
    }
    for (key, spellings) in zip(keys, spellings) {
      let name = spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? key.key
      layers.append((name, key.height))
    }
    var known: [String: Int32] = [:]
    folders = [[String]](repeating: [], count: keys.count)
    let ofChain = deciding.map { decided -> (layer: Int32, folder: Int32) in
      guard let folder = decided.folder, let layer = keys.firstIndex(of: folder.layer) else { return (-1, -1) }
      if let number = known[folder.path] { return (Int32(layer), number) }
      let number = Int32(paths.count)
      known[folder.path] = number
      paths.append(folder.path)
      folders[layer].append(folder.path)
      return (Int32(layer), number)
    }
    for layer in folders.indices { folders[layer] = folders[layer].ordered() }
    return ofChain
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

struct KnownFolder {
  let path: String
  let name: String
  let layer: LayerKey

  var height: KnownHeight { layer.height }
}

/// The folders with known names above a file, outermost first.
struct KnownFolderChain {
  var folders: [KnownFolder] = []

  /// - Parameter known: the layers of names that were looked at before.
  init(path: String, _ known: inout [Substring: LayerKey?]) {
    var start = path.startIndex
    while let slash = path.utf8[start...].firstIndex(of: UInt8(ascii: "/")) {
      let name = path[start..<slash]
      let layer: LayerKey?
      if let before = known[name] {
        layer = before
      } else {
        layer = KnownHeight.layer(named: name)
        known[name] = .some(layer)
      }
      if let layer {
        folders.append(KnownFolder(path: String(path[..<slash]), name: String(name), layer: layer))
      }
      start = path.utf8.index(after: slash)
    }
  }

  func outermost(ignoring ignored: Set<String>) -> KnownFolder? { folders.first { !ignored.contains($0.path) } }
}
