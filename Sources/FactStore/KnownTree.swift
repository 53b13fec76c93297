import SourceFacts

/// What the files below one base folder held when they were last read: by path the stamp, the hash of the content, and
/// that of the content which first said the same, so that a file that was not touched is not even opened.
struct KnownTree {
  private struct Header: BitwiseCopyable {
    var magic: UInt64
    var identity: ContentHash
    var hash: ContentHash
  }

  /// `LLTREE_3`
  private static let magic: UInt64 = 0x335F_4545_5254_4C4C
  private static let largest = 256 << 20

  private(set) var paths: [String] = []
  private(set) var stamps: [FileStamp] = []
  private(set) var hashes: [ContentHash] = []
  private(set) var meanings: [ContentHash] = []
  /// Of its folders, as whoever lists them keeps them.
  var listings: [UInt8] = []
  private var places: [String: Int] = [:]

  init() {}

  /// Empty where there is no such file, or it is damaged, or another build wrote it.
  init(_ path: String, identity: ContentHash) {
    let bytes = CLibrary.contents(of: path, limit: Self.largest) ?? []
    self = bytes.withUnsafeBytes { Self.read($0, identity) } ?? KnownTree()
  }

  private static func read(_ bytes: UnsafeRawBufferPointer, _ identity: ContentHash) -> KnownTree? {
    var reading = Unpacking(bytes)
    let header = reading.value(or: Header(magic: 0, identity: .none, hash: .none))
    guard header.magic == magic, header.identity == identity,
      ContentHash(UnsafeRawBufferPointer(rebasing: bytes[MemoryLayout<Header>.size...])) == header.hash
    else { return nil }
    var tree = KnownTree(paths: reading.texts(), stamps: reading.list(), hashes: reading.list(), meanings: reading.list())
    tree.listings = reading.list()
    let counts = [tree.stamps.count, tree.hashes.count, tree.meanings.count]
    return reading.isWhole && counts.allSatisfy { $0 == tree.paths.count } ? tree : nil
  }

  init(paths: [String], stamps: [FileStamp], hashes: [ContentHash], meanings: [ContentHash]) {
    self.paths = paths
    self.stamps = stamps
    self.hashes = hashes
    self.meanings = meanings
    places = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
  }

  /// What was last seen of a file.
  func seen(_ path: String) -> FactStore.Seen? {
    places[path].map { FactStore.Seen(path: path, stamp: stamps[$0], hash: hashes[$0], meaning: meanings[$0]) }
  }

  func isSame(as other: KnownTree) -> Bool {
    paths == other.paths && stamps == other.stamps && hashes == other.hashes && meanings == other.meanings
      && listings == other.listings
  }

  /// In place of what was there, at once; where that cannot be, it stays as it is.
  func write(to path: String, identity: ContentHash) {
    var body = Packing()
    body.add(paths)
    body.add(stamps)
    body.add(hashes)
    body.add(meanings)
    body.add(listings)
    var all = Packing()
    all.add(Header(magic: Self.magic, identity: identity, hash: ContentHash(body.bytes)))
    CLibrary.replace(path, with: all.bytes + body.bytes)
  }
}
