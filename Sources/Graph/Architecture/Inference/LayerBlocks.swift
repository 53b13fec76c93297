import DependencyGraph
import SourceFacts
import Tables

typealias BlockID = ID<LayerBlocks.Block>

/// Folders, and in flat folders groups of files, that are one part of an app: candidates for layers.
struct LayerBlocks {
  struct Block {
    /// Nil: not known; what the code shows may decide.
    var height: KnownHeight?
    /// Its own name says so.
    var isNamed = false
    /// Nil for files of a folder that has no height as a whole.
    var folder: FolderID?
    var question: Question?
  }

  /// What the direction of the code has to decide of a block.
  enum Question: Equatable {
    /// Neither name nor content show what it is: services, where the user interface uses it and not the other way round.
    case isService
    /// Called `Core` or `Common`: the lowest layer, where it uses no other.
    case isCore
    /// `Common` among screens: views below them, where they use it and not the other way round.
    case isBelow(block: BlockID)
  }

  var blocks: Table<BlockID, Block> = []
  /// By file: its block.
  var ofFile: Table<FileID, BlockID?>

  private let survey: FolderSurvey
  private let natures: Table<FileID, FileNature>
  /// Only programs have an application layer and coordinators.
  private let isProgram: Bool
  private var fates: Table<FolderID, Fate> = []
  /// By folder: there is one with a known name in it.
  private let holdsKnown: Table<FolderID, Bool>
  /// Blocks of files in flat folders.
  private var flat: [FlatKey: BlockID] = [:]

  private enum Fate {
    /// Each of its folders and files stands for itself.
    case open
    /// The same, but only known names count.
    case neutral
    /// No layer.
    case left
    case block(BlockID)
  }

  private struct FlatKey: Hashable {
    let folder: FolderID?
    let height: KnownHeight
  }

  init(
    _ survey: FolderSurvey, _ natures: Table<FileID, FileNature>, isEntryPoint: Table<FileID, Bool>, isProgram: Bool,
    contains: (FileID) -> Bool
  ) {
    self.survey = survey
    self.natures = natures
    self.isProgram = isProgram
    ofFile = Table(repeating: nil, count: natures.count)
    holdsKnown = Self.holdsKnown(survey)
    let holdsEntry = Self.holdsEntry(survey.tree, isEntryPoint)
    fates = Table(repeating: .left, count: survey.contents.count)
    for folder in survey.contents.indices where survey.contents[folder].all > 0 {
      let outer = survey.tree.folders[folder].parent.map { fates[$0] } ?? .open
      fates[folder] = fate(of: folder, in: outer, holdsEntry: holdsEntry[folder])
    }
    for file in natures.indices where contains(file) { place(file) }
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

  private mutating func fate(of folder: FolderID, in outer: Fate, holdsEntry: Bool) -> Fate {
    switch outer {
    case .left: return .left
    case .block(let block): return .block(ground(folder, in: block) ?? block)
    case .open, .neutral: break
    }
    let (name, content) = (survey.tree.folders[folder].name, survey.contents[folder])
    let isConfirmed = holdsEntry || !content.contradicts(KnownHeight(name: name), name)
    if !FolderName.isNeutral(name), isConfirmed, let height = KnownHeight(name: name),
      isProgram || height > .coordination
    {
      if let fate = named(height, folder, content) { return fate }
    } else if !survey.isWhole(folder) {
      if FolderName.isNeutral(name) { return neutral(folder, content, holdsEntry: holdsEntry) }
      if case .open = outer { return unnamed(folder, content) }
    }
    return outer
  }

  /// A folder whose name is known decides for all in it. `App` with most of the app in it is the app; and what is called `Models`
  /// and is full of views is no model.
  private mutating func named(_ height: KnownHeight, _ folder: FolderID, _ content: FolderSurvey.Content) -> Fate? {
    if survey.isWhole(folder) {
      let isPart = height.isInterface ? height == .screens : height.isModelSide
      if !isPart && holdsKnown[folder] || survey.isNearlyAll(folder) { return nil }
    }
    if height.isModelSide, content.known >= 3, content.screens * 2 > content.known {
      return content.isOfScreens(atLeast: 70) ? add(Block(height: .screens, folder: folder)) : .left
    }
    return add(Block(height: height, isNamed: true, folder: folder))
  }

  private mutating func neutral(_ folder: FolderID, _ content: FolderSurvey.Content, holdsEntry: Bool) -> Fate {
    let name = survey.tree.folders[folder].name
    if FolderName.isGround(name), content.isOfScreens(atLeast: 60) {
      return add(Block(height: .views, isNamed: true, folder: folder))
    }
    // With the app's delegate in it, it is where the app is put together: nothing that all build on.
    if KnownHeight(name: name) == .core, !holdsEntry {
      return add(Block(isNamed: true, folder: folder, question: .isCore))
    }
    return .neutral
  }

  private mutating func unnamed(_ folder: FolderID, _ content: FolderSurvey.Content) -> Fate {
    if let height = content.height { return add(Block(height: height, folder: folder)) }
    // With parts of the user interface or known names in it, its folders say more.
    if content.interface * 4 > content.known || holdsKnown[folder] { return .open }
    return add(Block(folder: folder, question: .isService))
  }

  /// `Modules/Common`: what the screens next to it build on.
  private mutating func ground(_ folder: FolderID, in block: BlockID) -> BlockID? {
    let outer = blocks[block]
    guard let height = outer.height, height.isInterface, height != .views, let outerFolder = outer.folder,
      FolderName.isGround(survey.tree.folders[folder].name), isNear(folder, to: outerFolder),
      survey.contents[folder].isOfScreens(atLeast: 50)
    else { return nil }
    return blocks.append(Block(isNamed: outer.isNamed, folder: folder, question: .isBelow(block: block)))
  }

  /// In the other folder, or in one in that.
  private func isNear(_ folder: FolderID, to outer: FolderID) -> Bool {
    guard let parent = survey.tree.folders[folder].parent else { return false }
    return parent == outer || survey.tree.folders[parent].parent == outer
  }

  private mutating func add(_ block: Block) -> Fate {
    .block(blocks.append(block))
  }

  // MARK: Files

  private mutating func place(_ file: FileID) {
    let folder = survey.tree.ofFile[file]
    switch folder.map({ fates[$0] }) ?? .open {
    case .left, .neutral: break
    case .block(let block): ofFile[file] = isOfBlock(file, block) ? block : ownBlock(of: file)
    case .open: ofFile[file] = flatBlock(of: file, in: folder)
    }
  }

  /// Extensions go where their types are, unless their folder says otherwise. And a folder that only what most of it holds makes
  /// one of screens may have services and models in it: they are none.
  private func isOfBlock(_ file: FileID, _ block: BlockID) -> Bool {
    if blocks[block].isNamed { return true }
    if natures[file] == .extensions { return false }
    if blocks[block].height != .screens { return true }
    return natures[file].height == .screens || natures[file] == .interfaceUser
  }

  private mutating func ownBlock(of file: FileID) -> BlockID? {
    natures[file] == .service ? flatBlock(FlatKey(folder: survey.tree.ofFile[file], height: .services)) : nil
  }

  /// A folder with many files of all kinds directly in it has no layers but those of its files. Of a few files between folders
  /// only screens are what they seem: a value next to them may well be theirs.
  private mutating func flatBlock(of file: FileID, in folder: FolderID?) -> BlockID? {
    guard natures[file] != .interfaceService, let height = natures[file].height else { return nil }
    let direct = folder.map { survey.contents[$0].direct } ?? rootCount
    guard height.isInterface || direct >= max(10, survey.count / 10) else { return nil }
    return flatBlock(FlatKey(folder: folder, height: height))
  }

  private mutating func flatBlock(_ key: FlatKey) -> BlockID {
    if let known = flat[key] { return known }
    let added = blocks.append(Block(height: key.height))
    flat[key] = added
    return added
  }

  /// Files in no folder.
  private lazy var rootCount = survey.tree.ofFile.count { $0 == nil }
}
