import DependencyGraph
import SourceFacts

/// The fewest paths that say which file is in which layer, when of several that match the most exact one wins: what one would
/// write into a configuration.
struct PathCover {
  /// By label.
  private(set) var paths: [[String]]
  private let tree: FolderTree
  private let labels: [Int32]
  /// By label: the one that it is nested in, or -1. A folder of the outer one does not win over one of the inner one, a file does.
  private let outer: [Int32]
  /// By folder: labels below it; nil with a file in none, which no path can take out of its folder's layer again.
  private var below: [Set<Int32>?]
  private let filesOfFolder: [[Int32]]
  private let foldersOfFolder: [[Int32]]

  private let namesMixedFolders: Bool

  /// - Parameters:
  ///   - files: the paths of the tree.
  ///   - labels: of each file, -1 for none.
  ///   - namesMixedFolders: whether a folder of several labels is named for the most frequent one, with the exceptions listed.
  init(_ tree: FolderTree, files: [String], labels: [Int32], outer: [Int32], namesMixedFolders: Bool = true) {
    (self.tree, self.labels, self.outer, self.namesMixedFolders) = (tree, labels, outer, namesMixedFolders)
    paths = [[String]](repeating: [], count: outer.count)
    below = [Set<Int32>?](repeating: [], count: tree.folders.count)
    var ofFolder = [[Int32]](repeating: [], count: tree.folders.count)
    var inside = ofFolder
    for (file, folder) in tree.ofFile.enumerated() {
      guard folder >= 0 else {
        if labels[file] >= 0 { paths[Int(labels[file])].append(files[file]) }
        continue
      }
      ofFolder[Int(folder)].append(Int32(file))
      if labels[file] < 0 { below[Int(folder)] = nil } else { below[Int(folder)]?.insert(labels[file]) }
    }
    for folder in tree.folders.indices.reversed() {
      let parent = Int(tree.folders[folder].parent)
      guard parent >= 0 else { continue }
      inside[parent].append(Int32(folder))
      if let own = below[folder] { below[parent]?.formUnion(own) } else { below[parent] = nil }
    }
    (filesOfFolder, foldersOfFolder) = (ofFolder, inside)
    cover(files)
    for label in paths.indices { paths[label].sort() }
  }

  private mutating func cover(_ files: [String]) {
    // By folder: the layer that a path already says for all in it, or -1; -2 where there is nothing left to say.
    var said = [Int32](repeating: -1, count: tree.folders.count)
    // By folder: the layers around those that a path names for it; their files are named one by one.
    var surrounding = [Set<Int32>](repeating: [], count: tree.folders.count)
    for folder in tree.folders.indices {
      let parent = tree.folders[folder].parent
      var known = parent < 0 ? -1 : said[Int(parent)]
      if parent >= 0 { surrounding[folder] = surrounding[Int(parent)] }
      if known == -2 {
        said[folder] = -2
        continue
      }
      if let only = below[folder], only.count == 1, let label = only.first {
        if label != known {
          paths[Int(label)] += surrounding[folder].contains(label)
            ? filesBelow(folder).map { files[$0] } : [tree.folders[folder].path]
        }
        said[folder] = -2
        continue
      }
      if let usual = usualLabel(of: folder, surrounding[folder]), usual != known {
        paths[Int(usual)].append(tree.folders[folder].path)
        known = usual
        if outer[Int(usual)] >= 0 { surrounding[folder].insert(outer[Int(usual)]) }
      }
      said[folder] = known
      for file in filesOfFolder[folder] where labels[Int(file)] >= 0 && labels[Int(file)] != known {
        paths[Int(labels[Int(file)])].append(files[Int(file)])
      }
    }
  }

  private func filesBelow(_ folder: Int) -> [Int] {
    filesOfFolder[folder].map(Int.init) + foldersOfFolder[folder].flatMap { filesBelow(Int($0)) }
  }

  /// What to say for a whole folder, so that only the exceptions need paths of their own.
  private func usualLabel(of folder: Int, _ surrounding: Set<Int32>) -> Int32? {
    guard namesMixedFolders, let all = below[folder] else { return nil }
    var counts: [Int32: Int] = [:]
    for file in filesOfFolder[folder] { counts[labels[Int(file)], default: 0] += 1 }
    for inner in foldersOfFolder[folder] {
      if let only = below[Int(inner)], only.count == 1, let label = only.first { counts[label, default: 0] += 1 }
    }
    let possible = counts.filter { label, count in
      guard count >= 2, !surrounding.contains(label) else { return false }
      let around = outer[Int(label)]
      return around < 0 || !all.contains(around) || count > filesBelow(folder).count { labels[$0] == around }
    }
    return possible.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
