import DependencyGraph
import SourceFacts
import Tables

typealias BlockID = ID<LayerBlocks.Block>

/// Candidates for layers: folders, and groups of files in flat folders, that form one part of an app.
struct LayerBlocks {
  struct Block {
    /// Nil if unknown; then the direction of dependencies may decide.
    var height: KnownHeight?
    /// Whether the folder's own name implies the height.
    var isNamed = false
    /// Nil for single files of a folder that has no height of its own.
    var folder: FolderID?
    var question: Question?
    /// For services that by their names do not belong to the folder of screens around them: that folder.
    var leaves: FolderID?
  }

  /// What the direction of dependencies has to decide about a block.
  enum Question: Equatable {
    /// Neither its name nor its content implies a height: it is a service if the user interface uses it and it does not
    /// use the user interface.
    case isService
    /// Named `Core` or `Common`: the lowest layer, if it uses no other.
    case isCore
    /// `Common` among screens: shared views below them, if they use it and it does not use them.
    case isBelow(block: BlockID)
  }

  var blocks: Table<BlockID, Block> = []
  var ofFile: Table<FileID, BlockID?>

  let survey: FolderSurvey
  private let categories: Table<FileID, FileCategory>
  /// Whether the scope contains a program: only programs have an application layer and coordinators.
  private let isProgram: Bool
  private var decisions: Table<FolderID, Decision> = []
  /// For each folder, whether a folder with a known name is inside.
  private let holdsKnown: Table<FolderID, Bool>
  /// Blocks of files in flat folders.
  private var flat: [FlatKey: BlockID] = [:]

  private enum Decision {
    /// Its folders and files are assigned separately.
    case open
    /// The same, but only known names are used.
    case neutral
    /// In no layer.
    case left
    case block(BlockID)
  }

  private struct FlatKey: Hashable {
    let folder: FolderID?
    let height: KnownHeight
    var leaves: FolderID?
  }

  init(
    _ survey: FolderSurvey, _ categories: Table<FileID, FileCategory>, isEntryPoint: Table<FileID, Bool>,
    isProgram: Bool,
    contains: (FileID) -> Bool
  ) {
    self.survey = survey
    self.categories = categories
    self.isProgram = isProgram
    ofFile = Table(repeating: nil, count: categories.count)
    holdsKnown = Self.holdsKnown(survey)
    let holdsEntry = Self.holdsEntry(survey.tree, isEntryPoint)
    decisions = Table(repeating: .left, count: survey.contents.count)
    for folder in survey.contents.indices where survey.contents[folder].all > 0 {
      let outer = survey.tree.folders[folder].parent.map { decisions[$0] } ?? .open
      decisions[folder] = decision(of: folder, in: outer, holdsEntry: holdsEntry[folder])
    }
    for file in categories.indices where contains(file) { place(file) }
  }

  private static func holdsEntry(_ tree: FolderTree, _ isEntryPoint: Table<FileID, Bool>) -> Table<FolderID, Bool> {
    var holds = Table<FolderID, Bool>(repeating: false, count: tree.folders.count)
    for (file, folder) in tree.ofFile.entries where isEntryPoint[file] {
      if let folder { holds[folder] = true }
    }
    return holds
  }

  private static func holdsKnown(_ survey: FolderSurvey) -> Table<FolderID, Bool> {
    let folders = survey.tree.folders
    var holds = Table<FolderID, Bool>(repeating: false, count: folders.count)
    for folder in folders.indices.reversed() where survey.contents[folder].all > 0 {
      guard let parent = folders[folder].parent else { continue }
      let isKnown = !FolderName.isNeutral(folders[folder].name) && KnownHeight(name: folders[folder].name) != nil
      if isKnown || holds[folder] { holds[parent] = true }
    }
    return holds
  }

  // MARK: Folders

  private mutating func decision(of folder: FolderID, in outer: Decision, holdsEntry: Bool) -> Decision {
    switch outer {
    case .left: return .left
    case .block(let block): return .block(sharedCodeBlock(folder, in: block) ?? block)
    case .open, .neutral: break
    }
    let (name, content) = (survey.tree.folders[folder].name, survey.contents[folder])
    let isConfirmed = holdsEntry || !content.contradicts(KnownHeight(name: name), name)
    if !FolderName.isNeutral(name), isConfirmed, let height = KnownHeight(name: name),
      isProgram || height > .coordination
    {
      if let decision = named(height, folder, content) { return decision }
    } else if !survey.isWhole(folder) {
      if FolderName.isNeutral(name) { return neutral(folder, content, holdsEntry: holdsEntry) }
      if case .open = outer { return unnamed(folder, content) }
    }
    return outer
  }

  /// Assigns a folder with a known name, with everything in it, unless the content contradicts the name: `App` with
  /// most of the app in it is the app, and `Models` full of views is not a model.
  private mutating func named(_ height: KnownHeight, _ folder: FolderID, _ content: FolderSurvey.Content) -> Decision? {
    if survey.isWhole(folder) {
      let isPart = height.isInterface ? height == .screens : height.isModelSide
      if !isPart && holdsKnown[folder] || survey.isNearlyAll(folder) { return nil }
    }
    if height.isModelSide, content.known >= 3, content.screens * 2 > content.known {
      return content.isOfScreens(atLeast: 70) ? add(Block(height: .screens, folder: folder)) : .left
    }
    return add(Block(height: height, isNamed: true, folder: folder))
  }

  private mutating func neutral(_ folder: FolderID, _ content: FolderSurvey.Content, holdsEntry: Bool) -> Decision {
    let name = survey.tree.folders[folder].name
    // Extensions and utilities, whose category is unknown, are of any layer.
    if FolderName.isSharedCode(name), content.isOfScreens(atLeast: 60), content.screens * 2 >= content.all {
      return add(Block(height: .views, isNamed: true, folder: folder))
    }
    // A folder with the app delegate is the composition root, not shared code.
    if KnownHeight(name: name) == .core, !holdsEntry {
      return add(Block(isNamed: true, folder: folder, question: .isCore))
    }
    return .neutral
  }

  private mutating func unnamed(_ folder: FolderID, _ content: FolderSurvey.Content) -> Decision {
    if let height = content.height { return add(Block(height: height, folder: folder)) }
    // If it contains user interface code or known names, its subfolders are more informative.
    if content.interface * 4 > content.known || holdsKnown[folder] { return .open }
    return add(Block(folder: folder, question: .isService))
  }

  /// `Modules/Common`: shared code of the screens next to it.
  private mutating func sharedCodeBlock(_ folder: FolderID, in block: BlockID) -> BlockID? {
    let outer = blocks[block]
    guard let height = outer.height, height.isInterface, height != .views, let outerFolder = outer.folder,
      FolderName.isSharedCode(survey.tree.folders[folder].name), isNear(folder, to: outerFolder),
      survey.contents[folder].isOfScreens(atLeast: 50)
    else { return nil }
    return blocks.append(Block(isNamed: outer.isNamed, folder: folder, question: .isBelow(block: block)))
  }

  /// Whether a folder is directly inside another, or one level deeper.
  private func isNear(_ folder: FolderID, to outer: FolderID) -> Bool {
    guard let parent = survey.tree.folders[folder].parent else { return false }
    return parent == outer || survey.tree.folders[parent].parent == outer
  }

  private mutating func add(_ block: Block) -> Decision {
    .block(blocks.append(block))
  }

  // MARK: Files

  private mutating func place(_ file: FileID) {
    let folder = survey.tree.ofFile[file]
    switch folder.map({ decisions[$0] }) ?? .open {
    case .left, .neutral: break
    case .block(let block): ofFile[file] = isOfBlock(file, block) ? block : ownBlock(of: file, in: block)
    case .open: ofFile[file] = flatBlock(of: file, in: folder)
    }
  }

  /// Whether a file belongs to the block around it. Extensions belong to the layer of their type, unless their folder's
  /// name is known. Services and models do not belong to a folder that is one of screens or of their shared views only
  /// because of its content.
  private func isOfBlock(_ file: FileID, _ block: BlockID) -> Bool {
    if blocks[block].isNamed {
      return !isAboveScreens(block) || categories[file].mayBeOfApplication
    }
    if categories[file] == .extensions { return false }
    if blocks[block].height != .screens, blocks[block].height != nil || !isSharedCode(block) { return true }
    return categories[file].height == .screens || categories[file] == .interfaceUser
  }

  /// Whether a folder `Application` is above the screens, and does not contain most of them.
  private func isAboveScreens(_ block: BlockID) -> Bool {
    guard blocks[block].height == .application, let folder = blocks[block].folder else { return false }
    return survey.contents[folder].screens * 2 < survey.screens
  }

  private func isSharedCode(_ block: BlockID) -> Bool {
    if case .isBelow = blocks[block].question { true } else { false }
  }

  /// A service in a folder of screens. `BlockDirections` decides whether it moves to a layer of services.
  private mutating func ownBlock(of file: FileID, in block: BlockID) -> BlockID? {
    guard !blocks[block].isNamed, categories[file] == .service else { return nil }
    return flatBlock(FlatKey(folder: survey.tree.ofFile[file], height: .services, leaves: blocks[block].folder))
  }

  /// In a folder with many files of different kinds, each file is assigned by its content. In one with few files only
  /// screens are, because a value next to them may belong to them.
  private mutating func flatBlock(of file: FileID, in folder: FolderID?) -> BlockID? {
    guard categories[file] != .interfaceService, let height = categories[file].height else { return nil }
    let direct = folder.map { survey.contents[$0].direct } ?? rootCount
    guard height.isInterface || direct >= max(10, survey.count / 10) else { return nil }
    return flatBlock(FlatKey(folder: folder, height: height))
  }

  private mutating func flatBlock(_ key: FlatKey) -> BlockID {
    if let known = flat[key] { return known }
    let added = blocks.append(Block(height: key.height, leaves: key.leaves))
    flat[key] = added
    return added
  }

  /// Files in no folder.
  private lazy var rootCount = survey.tree.ofFile.count { $0 == nil }
}
