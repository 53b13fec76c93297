import SourceFacts
import Storage

/// Caches facts between runs by the content of the file and the build of the program. A folder contains one packed file
/// and a few small ones with later changes. Any number of runs may use one folder at the same time; a run reads what it
/// finds at its start and adds its own file at its end. Damaged files, and files of other builds, are ignored.
public final class FactStore: @unchecked Sendable {
  public let folder: String
  private let identity: ContentHash
  private let treePath: String
  private let tree: KnownTree
  private let packs: [Pack]
  private let writing: PackWriter
  private var newListings: [UInt8]
  /// Facts in memory; nil without a session.
  private let factCache: FactCache?
  /// When this run started to read files.
  private let startTime = FileStamp.now

  /// - Parameters:
  ///   - folder: absolute; created when there is something to store.
  ///   - base: absolute path of the base folder.
  ///   - identity: identifies the build of the program: facts of other builds are ignored.
  ///   - kept: facts in memory, which are looked up first.
  public init(folder: String, base: String, identity: ContentHash, factCache: FactCache? = nil) {
    self.folder = folder
    self.factCache = factCache
    self.identity = identity
    treePath = "\(folder)/\(ContentHash(base).text)\(StoreFolder.treeEnding)"
    tree = KnownTree(treePath, identity: identity)
    packs = StoreFolder.packs(in: folder, identity: identity)
    writing = PackWriter(folder: folder)
    newListings = tree.listings
  }

  // MARK: Folders

  /// The folder of a project's store, below a folder for all stores.
  public static func folder(for base: String, below shared: String) -> String {
    "\(shared)/\(StoreFolder.name(for: base))"
  }

  /// Removes stores below such a folder that have not been used for a quarter of a year.
  public static func removeAbandoned(below shared: String) { StoreFolder.removeAbandoned(below: shared) }

  /// The listings of folders that the last run over this base stored; empty if there are none.
  public var listings: [UInt8] { tree.listings }

  /// Whether a later change of the file would change its stamp.
  public func isReliable(_ stamp: FileStamp) -> Bool { stamp.isReliable(before: startTime) }

  /// Stores listings of folders; they are written when the store is closed.
  public func storeListings(_ packed: [UInt8]) { newListings = packed }

  // MARK: Files

  /// The state of a file if its stamp is unchanged. `path` is relative to the base folder.
  public func seen(_ path: String, _ stamp: FileStamp) -> Seen? {
    last(path).flatMap { $0.stamp == stamp && stamp != .none ? $0 : nil }
  }

  /// The same. `next` is the expected index of the file in the last run, initially 0; it is set to the index after it.
  public func seen(_ path: String, _ stamp: FileStamp, next: inout Int) -> Seen? {
    tree.seen(path, next: &next).flatMap { $0.stamp == stamp && stamp != .none ? $0 : nil }
  }

  /// Whether an earlier run over this base is known.
  public var hasLast: Bool { !tree.paths.isEmpty }

  /// The state of a file in the last run over this base.
  public func last(_ path: String) -> Seen? { tree.seen(path) }

  /// The meaning of this content if it is unchanged since the last run: see `Seen`.
  public func meaning(of path: String, _ hash: ContentHash) -> ContentHash? {
    last(path).flatMap { $0.hash == hash ? $0.meaning : nil }
  }

  /// - Parameter seeds: the seeds of the scanner that read the file.
  public func file(_ key: ContentHash, _ seeds: NameSeeds) -> CachedFacts? {
    if let known = factCache?.find(key) { return known }
    let found = value(key) { CachedFacts(&$0, seeds) }
    if let found { factCache?.keep(found, key) }
    return found
  }

  /// Keeps the facts of an unsaved text, only in memory.
  public func keep(_ file: CachedFacts, _ key: ContentHash) { factCache?.keep(file, key) }

  public func save(_ file: CachedFacts, _ key: ContentHash) {
    factCache?.keep(file, key)
    var packing = Packing()
    file.pack(into: &packing)
    save(packing, key)
  }

  public func interface(_ key: ContentHash) -> InterfaceFacts? { value(key) { InterfaceFacts(packed: &$0) } }

  public func save(_ interface: InterfaceFacts, _ key: ContentHash) {
    var packing = Packing()
    interface.pack(into: &packing)
    save(packing, key)
  }

  // MARK: Anything

  /// The value for a key, decoded by `read`. The bytes are only valid during the call.
  public func value<Value>(_ key: ContentHash, _ read: (inout Unpacking) -> Value?) -> Value? {
    for pack in packs {
      guard let index = pack.find(key), let bytes = pack.bytes(of: index) else { continue }
      var reading = Unpacking(bytes)
      guard let value = read(&reading) else { continue }
      pack.use(index)
      return value
    }
    return nil
  }

  /// Whether an earlier run stored a value for a key.
  public func holds(_ key: ContentHash) -> Bool { value(key) { _ in true } ?? false }

  public func save(_ packing: Packing, _ key: ContentHash) { packing.bytes.withUnsafeBytes { writing.add(key, $0) } }

  // MARK: The end

  /// The state of a file in a run.
  public struct Seen: Sendable {
    public var path: String
    public var stamp: FileStamp
    /// The hash of its content.
    public var hash: ContentHash
    /// The hash of the first content with the same meaning: equal except for comments and positions.
    public var meaning: ContentHash
    /// - Parameter meaning: nil if no earlier content has the same meaning.
    public init(path: String, stamp: FileStamp, hash: ContentHash, meaning: ContentHash? = nil) {
      self.path = path
      self.stamp = stamp
      self.hash = hash
      self.meaning = meaning ?? hash
    }
  }

  /// Writes everything new. Call it once, with the states in a deterministic order. If it fails, the next run only
  /// takes longer. With facts in memory it is not known which of those on disk are in use, so that none are removed.
  ///
  /// - Parameter isWhole: whether the run used all values that are still needed; otherwise nothing is removed.
  public func close(_ files: [Seen]..., isWhole: Bool = true) {
    if !writing.isEmpty {
      let finish = isWhole && factCache == nil ? StoreFolder.finish : StoreFolder.add
      finish(writing, packs, folder, identity)
    }
    let all = Array(files.joined())
    replaceTree(
      KnownTree(
        paths: all.map(\.path), stamps: all.map { isReliable($0.stamp) ? $0.stamp : .none }, hashes: all.map(\.hash),
        meanings: all.map(\.meaning)))
  }

  /// The same after a run that read no file.
  public func close() { replaceTree(tree) }

  private func replaceTree(_ tree: KnownTree) {
    var now = tree
    now.listings = newListings
    if !now.isSame(as: self.tree), CLibrary.makeFolder(folder) { now.write(to: treePath, identity: identity) }
  }
}
