import LowLevel
import SourceFacts
import Storage

/// The files of a store, and how they are merged and cleaned up.
enum StoreFolder {
  static let treeEnding = ".tree"
  /// The maximum number of packed files in a store.
  private static let mostPacks = 8
  /// The number of unused bytes that are tolerated in addition to twice the used bytes.
  private static let slack = 16 << 20
  /// Unfinished files are removed after this time, in nanoseconds.
  private static let longestRun: Int64 = 3600 * 1_000_000_000
  /// A store that has not been used for this time, a quarter of a year, is removed.
  private static let longestRest = 90 * 24 * longestRun

  /// The packs, newest first: damaged entries were written again to a later pack.
  static func packs(in folder: String, identity: ContentHash) -> [Pack] {
    let names = CLibrary.names(in: folder).filter { $0.hasSuffix(PackWriter.ending) }
    let packs = names.compactMap { Pack("\(folder)/\($0)", identity: identity) }
    return packs.sorted { ($0.modified, $0.path) > ($1.modified, $1.path) }
  }

  /// Adds a new packed file, or replaces the newest ones if there are too many. Nothing is removed: if there is much
  /// new data, that is left to a run that knows what is in use.
  static func add(_ writing: PackWriter, to packs: [Pack], in folder: String, identity: ContentHash) {
    let largest = packs.indices.max { packs[$0].size < packs[$1].size } ?? 0
    if packs.prefix(largest).reduce(0, { $0 + $1.size }) > slack { return }
    let merged = packs.count >= mostPacks ? Array(packs.prefix(largest)) : []
    take(over: merged, into: writing, atMost: .max)
    guard let new = writing.finish(identity: identity) else { return }
    let kept = [new] + packs.dropFirst(merged.count).map(\.path)
    removeLeftovers(in: folder, but: Set(kept), identity: identity, unreadable: Set(packs.map(\.path)))
  }

  /// Adds a new packed file, or replaces all others if there are too many or if they contain little that is in use.
  static func finish(_ writing: PackWriter, beside packs: [Pack], in folder: String, identity: ContentHash) {
    let live = writing.size + packs.reduce(0) { $0 + usedBytes($1) }
    let total = writing.size + packs.reduce(0) { $0 + $1.size }
    let needsCompaction = packs.count >= mostPacks || total > 3 * live + slack
    if needsCompaction { take(over: packs, into: writing, atMost: live) }
    guard let new = writing.finish(identity: identity) else { return }
    let kept = needsCompaction ? [new] : [new] + packs.map(\.path)
    removeLeftovers(in: folder, but: Set(kept), identity: identity, unreadable: Set(packs.map(\.path)))
  }

  /// Removes stores below a folder that have not been used for a long time. Other files stay, and so does the folder
  /// itself.
  static func removeAbandoned(below shared: String) {
    let now = FileStamp.now
    for name in CLibrary.names(in: shared) {
      let folder = "\(shared)/\(name)"
      // Adding or removing a file changes the stamp of its folder.
      guard isName(name), let stamp = FileStamp(path: folder), now - stamp.modified > longestRest else { continue }
      for file in CLibrary.names(in: folder) where isOwn(file) { CLibrary.remove("\(folder)/\(file)") }
      CLibrary.removeFolder(folder)
    }
  }

  private static func isOwn(_ file: String) -> Bool {
    [PackWriter.ending, PackWriter.unfinishedEnding, treeEnding].contains { file.hasSuffix($0) }
      || file == ProgramIdentity.noteName
  }

  // MARK: Names

  /// The name of the folder for one project.
  static func name(for base: String) -> String {
    "\(base.lastPathComponent)-\(ContentHash(base).text.prefix(nameDigits))"
  }

  private static let nameDigits = 12

  private static func isName(_ name: String) -> Bool {
    let digits = name.utf8.suffix(nameDigits)
    return name.utf8.dropLast(nameDigits).last == UInt8(ascii: "-")
      && digits.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  // MARK: Sizes

  private static func usedBytes(_ pack: Pack) -> Int {
    (0..<pack.count).reduce(0) { $0 + (pack.isUsed($1) ? Int(pack.entry($1).length) : 0) }
  }

  /// Copies entries that are in use, then at most as many others: the user may switch back to another branch.
  private static func take(over packs: [Pack], into writing: PackWriter, atMost limit: Int) {
    var known = writing.keys
    for wanted in [true, false] {
      var taken = 0
      for pack in packs {
        for index in 0..<pack.count where pack.isUsed(index) == wanted && (wanted || taken < limit) {
          let key = pack.entry(index).key
          guard !known.contains(key), let bytes = pack.bytes(of: index) else { continue }
          known.insert(key)
          taken += bytes.count
          writing.add(key, bytes)
        }
      }
    }
  }

  /// Removes files of older builds, damaged files, files that were merged into a new one, and unfinished files.
  private static func removeLeftovers(
    in folder: String, but kept: Set<String>, identity: ContentHash, unreadable known: Set<String>
  ) {
    let now = FileStamp.now
    for name in CLibrary.names(in: folder) {
      let path = "\(folder)/\(name)"
      if kept.contains(path) { continue }
      if name.hasSuffix(PackWriter.ending) {
        // A file that appeared during this run belongs to another run.
        if known.contains(path) || Pack(path, identity: identity) == nil { CLibrary.remove(path) }
      } else if name.hasSuffix(PackWriter.unfinishedEnding) || name.hasSuffix(treeEnding) {
        let age = now - (FileStamp(path: path)?.changed ?? now)
        if age > (name.hasSuffix(treeEnding) ? 720 : 1) * longestRun { CLibrary.remove(path) }
      }
    }
  }
}
