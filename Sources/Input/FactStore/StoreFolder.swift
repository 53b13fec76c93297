import LowLevel
import SourceFacts
import Storage

/// The files of a store, and how they are kept few and small.
enum StoreFolder {
  static let treeEnding = ".tree"
  /// Packed files that one run looks through.
  private static let mostPacks = 8
  /// Bytes that may lie about unused, beside twice what is in use.
  private static let slack = 16 << 20
  /// What a run left unfinished is gone after this time, in nanoseconds: it will not come back.
  private static let longestRun: Int64 = 3600 * 1_000_000_000
  /// A folder in which nothing was kept for so long, a quarter of a year, is of a project that nobody works on.
  private static let longestRest = 90 * 24 * longestRun

  /// The newest first: what is damaged in one is written anew to a later one.
  static func packs(in folder: String, identity: ContentHash) -> [Pack] {
    let names = CLibrary.names(in: folder).filter { $0.hasSuffix(PackWriting.ending) }
    let packs = names.compactMap { Pack("\(folder)/\($0)", identity: identity) }
    return packs.ordered { ($0.modified, $0.path) > ($1.modified, $1.path) }
  }

  /// Puts a new packed file beside the others; in the place of the newest when they have become many. Nothing is lost: where there
  /// is much that is new, it is left to a run that knows what of it is in use.
  static func add(_ writing: PackWriting, to packs: [Pack], in folder: String, identity: ContentHash) {
    let largest = packs.indices.max { packs[$0].size < packs[$1].size } ?? 0
    if packs.prefix(largest).reduce(0, { $0 + $1.size }) > slack { return }
    let merged = packs.count >= mostPacks ? Array(packs.prefix(largest)) : []
    take(over: merged, into: writing, atMost: .max)
    guard let new = writing.finish(identity: identity) else { return }
    let kept = [new] + packs.dropFirst(merged.count).map(\.path)
    removeLeftovers(in: folder, but: Set(kept), identity: identity, unreadable: Set(packs.map(\.path)))
  }

  /// Puts a new packed file beside the others; in their place when they have become many, or hold little that is in use.
  static func finish(_ writing: PackWriting, beside packs: [Pack], in folder: String, identity: ContentHash) {
    let live = writing.size + packs.reduce(0) { $0 + usedBytes($1) }
    let total = writing.size + packs.reduce(0) { $0 + $1.size }
    let isTidied = packs.count >= mostPacks || total > 3 * live + slack
    if isTidied { take(over: packs, into: writing, atMost: live) }
    guard let new = writing.finish(identity: identity) else { return }
    let kept = isTidied ? [new] : [new] + packs.map(\.path)
    removeLeftovers(in: folder, but: Set(kept), identity: identity, unreadable: Set(packs.map(\.path)))
  }

  /// Removes stores below a folder that were left alone for long. What is no store's stays, and so does the folder around it.
  static func removeAbandoned(below shared: String) {
    let now = FileStamp.now
    for name in CLibrary.names(in: shared) {
      let folder = "\(shared)/\(name)"
      // Each file that comes or goes touches its folder.
      guard isName(name), let stamp = FileStamp(path: folder), now - stamp.modified > longestRest else { continue }
      for file in CLibrary.names(in: folder) where isOwn(file) { CLibrary.remove("\(folder)/\(file)") }
      CLibrary.removeFolder(folder)
    }
  }

  private static func isOwn(_ file: String) -> Bool {
    [PackWriting.ending, PackWriting.unfinishedEnding, treeEnding].contains { file.hasSuffix($0) }
      || file == ProgramIdentity.noteName
  }

  // MARK: Names

  /// A folder for one project among those of others.
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

  /// What is in use, then of the rest as much again: a branch that was left may be come back to.
  private static func take(over packs: [Pack], into writing: PackWriting, atMost limit: Int) {
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

  /// Files of older builds, damaged ones, those whose contents went into a new one, and what runs left unfinished.
  private static func removeLeftovers(
    in folder: String, but kept: Set<String>, identity: ContentHash, unreadable known: Set<String>
  ) {
    let now = FileStamp.now
    for name in CLibrary.names(in: folder) {
      let path = "\(folder)/\(name)"
      if kept.contains(path) { continue }
      if name.hasSuffix(PackWriting.ending) {
        // One that came while this run went on is another run's.
        if known.contains(path) || Pack(path, identity: identity) == nil { CLibrary.remove(path) }
      } else if name.hasSuffix(PackWriting.unfinishedEnding) || name.hasSuffix(treeEnding) {
        let age = now - (FileStamp(path: path)?.changed ?? now)
        if age > (name.hasSuffix(treeEnding) ? 720 : 1) * longestRun { CLibrary.remove(path) }
      }
    }
  }
}
