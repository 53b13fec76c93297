import SourceFacts
import Storage

/// The state of the files below one base folder when they were last read: by path the stamp, the hash of the content,
/// and the hash of the first content with the same meaning. A file with an unchanged stamp is not opened.
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
  /// The listings of its folders, encoded by the caller.
  var listings: [UInt8] = []
  /// A hash table: the index in `paths` plus one, or 0. Collisions use the next slots. Half of them are free.
  private var slots: [Int32] = []

  init() {}

  /// Empty if there is no such file, if it is damaged, or if another build wrote it.
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
    var tree = KnownTree(
      paths: reading.texts(), stamps: reading.list(), hashes: reading.list(), meanings: reading.list())
    tree.listings = reading.list()
    let counts = [tree.stamps.count, tree.hashes.count, tree.meanings.count]
    return reading.isWhole && counts.allSatisfy { $0 == tree.paths.count } ? tree : nil
  }

  init(paths: [String], stamps: [FileStamp], hashes: [ContentHash], meanings: [ContentHash]) {
    self.paths = paths
    self.stamps = stamps
    self.hashes = hashes
    self.meanings = meanings
    var count = 2
    while count < paths.count * 2 { count *= 2 }
    slots = [Int32](repeating: 0, count: count)
    for index in paths.indices {
      var slot = firstSlot(of: paths[index])
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  private func firstSlot(of path: String) -> Int { Int(NameTable.hash(path)) & (slots.count - 1) }

  /// The last known state of a file.
  func seen(_ path: String) -> FactStore.Seen? { place(of: path).map { seen(path, at: $0) } }

  /// The same. `next` is the expected index of the file, and is set to the index after it.
  func seen(_ path: String, next: inout Int) -> FactStore.Seen? {
    let isNext = paths.indices.contains(next) && paths[next] == path
    guard let place = isNext ? next : place(of: path) else { return nil }
    next = place + 1
    return seen(path, at: place)
  }

  private func seen(_ path: String, at place: Int) -> FactStore.Seen {
    FactStore.Seen(path: path, stamp: stamps[place], hash: hashes[place], meaning: meanings[place])
  }

  private func place(of path: String) -> Int? {
    if slots.isEmpty { return nil }
    var slot = firstSlot(of: path)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if paths[index] == path { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  func isSame(as other: KnownTree) -> Bool {
    paths == other.paths && stamps == other.stamps && hashes == other.hashes && meanings == other.meanings
      && CLibrary.areEqual(listings, other.listings)
  }

  /// Replaces the file atomically; if that fails, nothing changes.
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
