import DependencyGraph
import SourceFacts
import Tables

/// Decides which services leave the folder of screens that they are in. The name of a type is not enough: a service
/// that serves only the screens next to it, or that mostly uses them, is a part of that feature and in no layer.
struct LeavingServices {
  private let blocks: LayerBlocks
  private let tree: FolderTree
  /// For each service, the folder that it would leave: that of other services, or the nearest folder with files of the
  /// user interface, its feature.
  private var homes: Table<FileID, FolderID?>
  private var isWithServices: Table<FileID, Bool>

  init(_ blocks: LayerBlocks, _ uses: FileUses) {
    (self.blocks, tree) = (blocks, blocks.survey.tree)
    staying = blocks.ofFile
    homes = Table(repeating: nil, count: blocks.ofFile.count)
    isWithServices = Table(repeating: false, count: homes.count)
    for (file, block) in blocks.ofFile.entries {
      guard let leaves = block.flatMap({ blocks.blocks[$0].leaves }) else { continue }
      let services = folderOfServices(around: file, in: leaves)
      isWithServices[file] = services != nil
      homes[file] = services ?? feature(of: file, in: leaves)
    }
    if !homes.contains(where: { $0 != nil }) { return }
    var usersElsewhere = Table<FileID, Int>(repeating: 0, count: homes.count)
    var usesAtHome = Table<FileID, Int>(repeating: 0, count: homes.count)
    for (from, to) in uses.pairs {
      if let home = homes[to], !isBelow(from, home) { usersElsewhere[to] += 1 }
      if let home = homes[from], isBelow(to, home), isInterface(to) { usesAtHome[from] += 1 }
    }
    for (file, home) in homes.entries where home != nil {
      let (users, used) = (usersElsewhere[file], usesAtHome[file])
      let leaves = used == 0 && isWithServices[file] || users >= Self.users && users >= Self.users * used
      if !leaves { staying[file] = nil }
    }
  }

  /// The block of each file, with those of the services that stay in no layer removed.
  private(set) var staying: Table<FileID, BlockID?>

  private func feature(of file: FileID, in outer: FolderID) -> FolderID {
    var folder = tree.ofFile[file] ?? outer
    while folder != outer, blocks.survey.contents[folder].interface == 0, let parent = tree.folders[folder].parent {
      folder = parent
    }
    return folder
  }

  /// The services folder directly in the screens folder: `Cart/Stores`. One further down is part of a feature.
  private func folderOfServices(around file: FileID, in outer: FolderID) -> FolderID? {
    guard var folder = tree.ofFile[file], folder != outer else { return nil }
    // A folder comes after its parent.
    while let parent = tree.folders[folder].parent, parent > outer { folder = parent }
    let name = tree.folders[folder].name
    guard let height = KnownHeight(name: name), height.isSpelled(name) else { return nil }
    return height.band == KnownHeight.services.band ? folder : nil
  }

  private func isBelow(_ file: FileID, _ home: FolderID) -> Bool {
    var folder = tree.ofFile[file]
    while let inner = folder, inner > home { folder = tree.folders[inner].parent }
    return folder == home
  }

  private func isInterface(_ file: FileID) -> Bool {
    blocks.ofFile[file].flatMap { blocks.blocks[$0].height?.isInterface } ?? false
  }

  /// The number of files elsewhere that use a service for more than its feature, for each screen at home that it uses.
  private static let users = 3
}
