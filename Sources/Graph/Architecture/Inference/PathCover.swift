import DependencyGraph
import SourceFacts
import Tables

/// A layer before it is in a `LayerMap`.
enum LayerLabel {}
typealias LabelID = ID<LayerLabel>

/// Finds the fewest paths that assign each file to its layer, if the most specific matching path wins: a configuration
/// as one would write it.
struct PathCover {
  private(set) var paths: Table<LabelID, [String]>
  private let tree: FolderTree
  private let labels: Table<FileID, LabelID?>
  /// By label: the outer one, if it is nested.
  private let outer: Table<LabelID, LabelID?>
  /// By folder: the labels below it. Nil if it contains a file without a label, because no path can exclude a file from
  /// its folder's layer.
  private var below: Table<FolderID, Set<LabelID>?>
  private let filesOfFolder: Runs<FolderID, FileID>
  private let foldersOfFolder: Runs<FolderID, FolderID>

  private let namesMixedFolders: Bool

  /// - Parameters:
  ///   - files: the paths of the tree.
  ///   - labels: of each file; nil for none.
  ///   - namesMixedFolders: whether a folder of several labels is named for the most frequent one, with the exceptions listed.
  init(
    _ tree: FolderTree, files: Table<FileID, String>, labels: Table<FileID, LabelID?>, outer: Table<LabelID, LabelID?>,
    namesMixedFolders: Bool = true
  ) {
    (self.tree, self.labels, self.outer, self.namesMixedFolders) = (tree, labels, outer, namesMixedFolders)
    paths = Table(repeating: [], count: outer.count)
    below = Table(repeating: [], count: tree.folders.count)
    filesOfFolder = Runs(grouping: tree.ofFile.indices, ownerCount: tree.folders.count) { tree.ofFile[$0] }
    foldersOfFolder = Runs(grouping: tree.folders.indices, ownerCount: tree.folders.count) { tree.folders[$0].parent }
    for (file, folder) in tree.ofFile.entries {
      if let folder {
        if let label = labels[file] { below[folder]?.insert(label) } else { below[folder] = nil }
      } else if let label = labels[file] {
        paths[label].append(files[file])
      }
    }
    for folder in tree.folders.indices.reversed() {
      guard let parent = tree.folders[folder].parent else { continue }
      if let own = below[folder] { below[parent]?.formUnion(own) } else { below[parent] = nil }
    }
    cover(files)
    for label in paths.indices { paths[label].sort() }
  }

  /// What the paths so far say about the content of a folder.
  private enum Said {
    /// It is in this layer, unless further paths say otherwise.
    case layer(LabelID?)
    /// All of it has paths.
    case everything
  }

  private mutating func cover(_ files: Table<FileID, String>) {
    var said = Table<FolderID, Said>(repeating: .everything, count: tree.folders.count)
    // By folder: the outer layers of the one that a path assigns to it. Their files are listed one by one.
    var surrounding = Table<FolderID, Set<LabelID>>(repeating: [], count: tree.folders.count)
    for folder in tree.folders.indices {
      let parent = tree.folders[folder].parent
      if let parent { surrounding[folder] = surrounding[parent] }
      guard case .layer(var known) = parent.map({ said[$0] }) ?? .layer(nil) else { continue }
      if let only = below[folder], only.count == 1, let label = only.first {
        if label != known {
          paths[label] +=
            surrounding[folder].contains(label)
            ? filesBelow(folder).map { files[$0] } : [tree.folders[folder].path]
        }
        continue
      }
      if let usual = usualLabel(of: folder, surrounding[folder]), usual != known {
        paths[usual].append(tree.folders[folder].path)
        known = usual
        if let around = outer[usual] { surrounding[folder].insert(around) }
      }
      said[folder] = .layer(known)
      for file in filesOfFolder[folder] {
        if let label = labels[file], label != known { paths[label].append(files[file]) }
      }
    }
  }

  private func filesBelow(_ folder: FolderID) -> [FileID] {
    filesOfFolder[folder] + foldersOfFolder[folder].flatMap { filesBelow($0) }
  }

  /// The label for a whole folder, so that only exceptions need their own paths.
  private func usualLabel(of folder: FolderID, _ surrounding: Set<LabelID>) -> LabelID? {
    guard namesMixedFolders, let all = below[folder] else { return nil }
    var counts: [LabelID: Int] = [:]
    for label in filesOfFolder[folder].lazy.compactMap({ labels[$0] }) { counts[label, default: 0] += 1 }
    for inner in foldersOfFolder[folder] {
      if let only = below[inner], only.count == 1, let label = only.first { counts[label, default: 0] += 1 }
    }
    let possible = counts.filter { label, count in
      guard count >= 2, !surrounding.contains(label) else { return false }
      guard let around = outer[label], all.contains(around) else { return true }
      return count > filesBelow(folder).count { labels[$0] == around }
    }
    return possible.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
