import DependencyGraph
import SourceFacts
import Tables

/// Folders, and in flat folders groups of files, that are one part of an app: candidates for layers.
struct LayerBlocks {
  struct Block {
    /// Nil: not known; what the code shows may decide.
    var height: KnownHeight?
    /// Its own name says so.
    var isNamed = false
    /// -1 for files of a folder that has no height as a whole.
    var folder: Int32 = -1
    var question: Question?
  }

  /// What the direction of the code has to decide of a block.
  enum Question: Equatable {
    /// Neither name nor content show what it is: services, where the user interface uses it and not the other way round.
    case isService
    /// Called `Core` or `Common`: the lowest layer, where it uses no other.
    case isCore
    /// `Common` among screens: views below them, where they use it and not the other way round.
    case isBelow(block: Int32)
  }

  var blocks: [Block] = []
  /// By file: its block, or -1.
  var ofFile: Table<FileID, Int32>

  private let survey: FolderSurvey
  private let natures: Table<FileID, FileNature>
  /// Only programs have an application layer and coordinators.
  private let isProgram: Bool
  /// By folder.
  private var fates: [Fate] = []
  /// By folder: there is one with a known name in it.
  private let holdsKnown: [Bool]
  /// Blocks of files in flat folders.
  private var flat: [FlatKey: Int32] = [:]

  private enum Fate {
    /// Each of its folders and files stands for itself.
    case open
    /// The same, but only known names count.
    case neutral
    /// No layer.
    case left
    case block(Int32)
  }

  private struct FlatKey: Hashable {
    let folder: Int32
    let height: KnownHeight
  }

  init(_ survey: FolderSurvey, _ natures: Table<FileID, FileNature>, isEntryPoint: Table<FileID, Bool>, isProgram: Bool, contains: (FileID) -> Bool) {
    self.survey = survey
    self.natures = natures
    self.isProgram = isProgram
    ofFile = Table(repeating: -1, count: natures.count)
    holdsKnown = Self.holdsKnown(survey)
    let holdsEntry = Self.holdsEntry(survey.tree, isEntryPoint)
    fates = [Fate](repeating: .left, count: survey.contents.count)
    for folder in survey.contents.indices where survey.contents[folder].all > 0 {
      let parent = Int(survey.tree.folders[folder].parent)
      fates[folder] = fate(of: folder, in: parent < 0 ? .open : fates[parent], holdsEntry: holdsEntry[folder])
    }
    for file in natures.indices where contains(file) { place(file) }
  }

  private static func holdsEntry(_ tree: FolderTree, _ isEntryPoint: Table<FileID, Bool>) -> [Bool] {
    var holds = [Bool](repeating: false, count: tree.folders.count)
    for (file, folder) in tree.ofFile.enumerated() where folder >= 0 && isEntryPoint[file] { holds[Int(folder)] = true }
    return holds
  }

  private static func holdsKnown(_ survey: FolderSurvey) -> [Bool] {
    let folders = survey.tree.folders
    var holds = [Bool](repeating: false, count: folders.count)
    for folder in folders.indices.reversed() where folders[folder].parent >= 0 && survey.contents[folder].all > 0 {
      let isKnown = !FolderName.isNeutral(folders[folder].name) && KnownHeight(name: folders[folder].name) != nil
      if isKnown || holds[folder] { holds[Int(folders[folder].parent)] = true }
    }
    return holds
  }

  // MARK: Folders

  private mutating func fate(of folder: Int, in outer: Fate, holdsEntry: Bool) -> Fate {
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
  private mutating func named(_ height: KnownHeight, _ folder: Int, _ content: FolderSurvey.Content) -> Fate? {
    if survey.isWhole(folder) {
      let isPart = height.isInterface ? height == .screens : height.isModelSide
      if !isPart && holdsKnown[folder] || survey.isNearlyAll(folder) { return nil }
    }
    if height.isModelSide, content.known >= 3, content.screens * 2 > content.known {
      return content.isOfScreens(atLeast: 70) ? add(Block(height: .screens, folder: Int32(folder))) : .left
    }
    return add(Block(height: height, isNamed: true, folder: Int32(folder)))
  }

  private mutating func neutral(_ folder: Int, _ content: FolderSurvey.Content, holdsEntry: Bool) -> Fate {
    let name = survey.tree.folders[folder].name
    if FolderName.isGround(name), content.isOfScreens(atLeast: 60) {
      return add(Block(height: .views, isNamed: true, folder: Int32(folder)))
    }
    // With the app's delegate in it, it is where the app is put together: nothing that all build on.
    if KnownHeight(name: name) == .core, !holdsEntry {
      return add(Block(isNamed: true, folder: Int32(folder), question: .isCore))
    }
    return .neutral
  }

  private mutating func unnamed(_ folder: Int, _ content: FolderSurvey.Content) -> Fate {
    if let height = content.height { return add(Block(height: height, folder: Int32(folder))) }
    // With parts of the user interface or known names in it, its folders say more.
    if content.interface * 4 > content.known || holdsKnown[folder] { return .open }
    return add(Block(folder: Int32(folder), question: .isService))
  }

  /// `Modules/Common`: what the screens next to it build on.
  private mutating func ground(_ folder: Int, in block: Int32) -> Int32? {
    let outer = blocks[Int(block)]
    guard let height = outer.height, height.isInterface, height != .views, outer.folder >= 0,
      FolderName.isGround(survey.tree.folders[folder].name), isNear(folder, to: Int(outer.folder)),
      survey.contents[folder].isOfScreens(atLeast: 50)
    else { return nil }
    blocks.append(Block(isNamed: outer.isNamed, folder: Int32(folder), question: .isBelow(block: block)))
    return Int32(blocks.count - 1)
  }

  /// In the other folder, or in one in that.
  private func isNear(_ folder: Int, to outer: Int) -> Bool {
    let parent = Int(survey.tree.folders[folder].parent)
    return parent == outer || parent >= 0 && Int(survey.tree.folders[parent].parent) == outer
  }

  private mutating func add(_ block: Block) -> Fate {
    blocks.append(block)
    return .block(Int32(blocks.count - 1))
  }

  // MARK: Files

  private mutating func place(_ file: FileID) {
    let folder = survey.tree.ofFile[file]
    switch folder < 0 ? .open : fates[Int(folder)] {
    case .left, .neutral: break
    case .block(let block): ofFile[file] = isOfBlock(file, block) ? block : ownBlock(of: file)
    case .open: ofFile[file] = flatBlock(of: file, in: folder)
    }
  }

  /// Extensions go where their types are, unless their folder says otherwise. And a folder that only what most of it holds makes
  /// one of screens may have services and models in it: they are none.
  private func isOfBlock(_ file: FileID, _ block: Int32) -> Bool {
    if blocks[Int(block)].isNamed { return true }
    if natures[file] == .extensions { return false }
    if blocks[Int(block)].height != .screens { return true }
    return natures[file].height == .screens || natures[file] == .interfaceUser
  }

  private mutating func ownBlock(of file: FileID) -> Int32 {
    natures[file] == .service ? flatBlock(FlatKey(folder: survey.tree.ofFile[file], height: .services)) : -1
  }

  /// A folder with many files of all kinds directly in it has no layers but those of its files. Of a few files between folders
  /// only screens are what they seem: a value next to them may well be theirs.
  private mutating func flatBlock(of file: FileID, in folder: Int32) -> Int32 {
    guard natures[file] != .interfaceService, let height = natures[file].height else { return -1 }
    let direct = folder < 0 ? rootCount : survey.contents[Int(folder)].direct
    guard height.isInterface || direct >= max(10, survey.count / 10) else { return -1 }
    return flatBlock(FlatKey(folder: folder, height: height))
  }

  private mutating func flatBlock(_ key: FlatKey) -> Int32 {
    if let known = flat[key] { return known }
    blocks.append(Block(height: key.height))
    flat[key] = Int32(blocks.count - 1)
    return Int32(blocks.count - 1)
  }

  /// Files in no folder.
  private lazy var rootCount = survey.tree.ofFile.count { $0 < 0 }
}
