import DependencyGraph
import SourceFacts
import Tables

/// A layer that is not in a `LayerMap` yet.
enum LayerLabel {}
typealias LabelID = ID<LayerLabel>

/// Finds the fewest paths that assign each file to its layer, if the most specific matching path wins: a configuration
/// as one would write it.
struct PathCover {
  private(set) var paths: Table<LabelID, [String]>
  private let tree: FolderTree
  private let labels: Table<FileID, LabelID?>
  /// For each label, the outer layer if it is nested.
  private let outer: Table<LabelID, LabelID?>
  /// For each folder, the labels below it. Nil if it contains a file without a label, because no path can exclude a
  /// file from its folder's layer.
  private var below: Table<FolderID, Set<LabelID>?>
  private let filesOfFolder: Runs<FolderID, FileID>
  private let foldersOfFolder: Runs<FolderID, FolderID>

  private let namesMixedFolders: Bool

  /// - Parameters:
  ///   - files: the paths of the tree.
  ///   - labels: the label of each file; nil for none.
  ///   - namesMixedFolders: whether a folder with several labels is assigned to the most frequent one, with paths for
  ///     the exceptions.
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

  /// What the paths found so far determine about the content of a folder.
  private enum Assignment {
    /// It is in this layer, except where further paths match.
    case layer(LabelID?)
    /// All files in it have paths of their own.
    case everything
  }

  private mutating func cover(_ files: Table<FileID, String>) {
    var assigned = Table<FolderID, Assignment>(repeating: .everything, count: tree.folders.count)
    // For each folder, the layers around the one that a path assigns to it. Their files are listed individually.
    var surrounding = Table<FolderID, Set<LabelID>>(repeating: [], count: tree.folders.count)
    for folder in tree.folders.indices {
      let parent = tree.folders[folder].parent
      if let parent { surrounding[folder] = surrounding[parent] }
      guard case .layer(var known) = parent.map({ assigned[$0] }) ?? .layer(nil) else { continue }
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
        if let enclosing = outer[usual] { surrounding[folder].insert(enclosing) }
      }
      assigned[folder] = .layer(known)
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
      guard let enclosing = outer[label], all.contains(enclosing) else { return true }
      return count > filesBelow(folder).count { labels[$0] == enclosing }
    }
    return possible.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
