import SourceFacts
import Storage

/// Facts kept between runs, by content: what a file holds and which build read it. They lie in a folder as one packed file,
/// and a few small ones of what changed since. Any number of runs may use one folder at once; a run takes what it finds at its
/// beginning, and adds a file of its own at its end. What is damaged, foreign or older counts as not there.
public final class FactStore: @unchecked Sendable {
  public let folder: String
  private let identity: ContentHash
  private let treePath: String
  private let tree: KnownTree
  private let packs: [Pack]
  private let writing: PackWriting
  private var newListings: [UInt8]
  /// When this run began to look at files.
  private let began = FileStamp.now

  /// - Parameters:
  ///   - folder: absolute; made when there is something to keep.
  ///   - base: absolute path of the project's folder.
  ///   - identity: stands for the build of the program: facts of another are not taken.
  public init(folder: String, base: String, identity: ContentHash) {
    self.folder = folder
    self.identity = identity
    treePath = "\(folder)/\(ContentHash(base).text)\(StoreFolder.treeEnding)"
    tree = KnownTree(treePath, identity: identity)
    packs = StoreFolder.packs(in: folder, identity: identity)
    writing = PackWriting(folder: folder)
    newListings = tree.listings
  }

  // MARK: Folders

  /// Where the store of a project is, below a folder for those of all.
  public static func folder(for base: String, below shared: String) -> String {
    "\(shared)/\(StoreFolder.name(for: base))"
  }

  /// Removes stores below such a folder in which nothing was kept for a quarter of a year.
  public static func removeAbandoned(below shared: String) { StoreFolder.removeAbandoned(below: shared) }

  /// What the last run over this base kept of its folders' names; empty where none did.
  public var listings: [UInt8] { tree.listings }

  /// Whether a file that is changed from now on will have another stamp.
  public func isSettled(_ stamp: FileStamp) -> Bool { stamp.isSettled(before: began) }

  /// They are written when the store is closed.
  public func keepListings(_ packed: [UInt8]) { newListings = packed }

  // MARK: Files

  /// What is known of a file, where it is as it was when it was read. `path` is relative to the base.
  public func seen(_ path: String, _ stamp: FileStamp) -> Seen? {
    last(path).flatMap { $0.stamp == stamp && stamp != .none ? $0 : nil }
  }

  /// The same. `next` is where in the last run the file may be expected, at first 0, and becomes where the one behind it may.
  public func seen(_ path: String, _ stamp: FileStamp, next: inout Int) -> Seen? {
    tree.seen(path, next: &next).flatMap { $0.stamp == stamp && stamp != .none ? $0 : nil }
  }

  /// Whether there was a run over this base.
  public var hasLast: Bool { !tree.paths.isEmpty }

  /// What the last run over this base saw of a file; without its stamp, where that may not tell the next change.
  public func last(_ path: String) -> Seen? { tree.seen(path) }

  /// What stands for that content, where it is what the last run saw: see `Seen`.
  public func meaning(of path: String, _ hash: ContentHash) -> ContentHash? {
    last(path).flatMap { $0.hash == hash ? $0.meaning : nil }
  }

  /// `seeds` are those of the scanner that read it.
  public func file(_ key: ContentHash, _ seeds: NameSeeds) -> KeptFile? {
    value(key) { KeptFile(packed: $0, owner: $1, seeds) }
  }

  public func keep(_ file: KeptFile, _ key: ContentHash) {
    var packing = Packing()
    file.pack(into: &packing)
    keep(packing, key)
  }

  public func interface(_ key: ContentHash) -> InterfaceFacts? { value(key) { InterfaceFacts(packed: $0) } }

  public func keep(_ interface: InterfaceFacts, _ key: ContentHash) {
    var packing = Packing()
    interface.pack(into: &packing)
    keep(packing, key)
  }

  // MARK: Anything

  /// What is kept under a key, as `read` understands it. The bytes may be gone when it returns.
  public func value<Value>(_ key: ContentHash, _ read: (UnsafeRawBufferPointer) -> Value?) -> Value? {
    value(key) { bytes, _ in read(bytes) }
  }

  /// The same. The bytes stay as long as the pack is kept.
  private func value<Value>(_ key: ContentHash, _ read: (UnsafeRawBufferPointer, Pack) -> Value?) -> Value? {
    for pack in packs {
      guard let index = pack.find(key), let bytes = pack.bytes(of: index), let value = read(bytes, pack) else {
        continue
      }
      pack.use(index)
      return value
    }
    return nil
  }

  /// Whether there is something under a key, of an earlier run.
  public func holds(_ key: ContentHash) -> Bool { value(key) { _ in true } ?? false }

  public func keep(_ packing: Packing, _ key: ContentHash) { packing.bytes.withUnsafeBytes { writing.add(key, $0) } }

  // MARK: The end

  /// What this run saw of a file.
  public struct Seen: Sendable {
    public var path: String
    public var stamp: FileStamp
    /// Of its content.
    public var hash: ContentHash
    /// The hash of the content that first said the same, but for comments and where it stands.
    public var meaning: ContentHash
    /// - Parameter meaning: nil where nothing is known to say the same.
    public init(path: String, stamp: FileStamp, hash: ContentHash, meaning: ContentHash? = nil) {
      self.path = path
      self.stamp = stamp
      self.hash = hash
      self.meaning = meaning ?? hash
    }
  }

  /// Writes what is new. Called once, with what was seen in an order that is always the same; a failure costs nothing but the
  /// next run's time.
  ///
  /// - Parameter isWhole: whether all that is in use was asked for; nothing is thrown away else.
  public func close(_ files: [Seen]..., isWhole: Bool = true) {
    if !writing.isEmpty {
      let finish = isWhole ? StoreFolder.finish : StoreFolder.add
      finish(writing, packs, folder, identity)
    }
    let all = Array(files.joined())
    replaceTree(
      KnownTree(
        paths: all.map(\.path), stamps: all.map { isSettled($0.stamp) ? $0.stamp : .none }, hashes: all.map(\.hash),
        meanings: all.map(\.meaning)))
  }

  /// The same after a run that looked at no file.
  public func close() { replaceTree(tree) }

  private func replaceTree(_ tree: KnownTree) {
    var now = tree
    now.listings = newListings
    if !now.isSame(as: self.tree), CLibrary.makeFolder(folder) { now.write(to: treePath, identity: identity) }
  }
}
