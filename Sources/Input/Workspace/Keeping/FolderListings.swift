import SourceFacts
import Storage

/// What stood in the folders that a walk met: a folder whose stamp is the same holds the same names, and needs no reading. What
/// its files hold is another matter.
struct FolderListings {
  private var paths: [String] = []
  private var stamps: [FileStamp] = []
  /// Where the entries of each end in `entries`.
  private var ends: [UInt32] = []
  private var entries: [UInt8] = []
  private lazy var places = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
  /// The folder behind the one that was asked for last: a walk mostly goes the way of the one before.
  private var next = 0

  init() {}

  /// None where the bytes are not what `pack` wrote.
  init(packed: [UInt8]) {
    packed.withUnsafeBytes { bytes in
      var reading = Unpacking(bytes)
      (paths, stamps, ends, entries) = (reading.texts(), reading.list(), reading.list(), reading.list())
      let fits =
        paths.count == stamps.count && paths.count == ends.count && zip([0] + ends, ends).allSatisfy { $0 <= $1 }
      if !reading.isWhole || !fits || Int(ends.last ?? 0) != entries.count || !areEnded { self = FolderListings() }
    }
  }

  /// Whether a zero ends the entries of each folder that has any: whoever reads a name reads on to the next.
  private var areEnded: Bool { ends.allSatisfy { $0 == 0 || entries[Int($0) - 1] == 0 } }

  var packed: [UInt8] {
    var packing = Packing()
    packing.add(paths)
    packing.add(stamps)
    packing.add(ends)
    packing.add(entries)
    return packing.bytes
  }

  /// The entries of a folder, as they were given to `add`; nil where it is not known, or was changed since.
  mutating func entries(of folder: String, _ stamp: FileStamp) -> ArraySlice<UInt8>? {
    guard let place = next < paths.count && paths[next] == folder ? next : places[folder] else { return nil }
    next = place + 1
    guard stamps[place] == stamp else { return nil }
    return entries[(place == 0 ? 0 : Int(ends[place - 1]))..<Int(ends[place])]
  }

  /// Each folder once.
  mutating func add(_ folder: String, _ stamp: FileStamp, _ entries: ArraySlice<UInt8>) {
    paths.append(folder)
    stamps.append(stamp)
    self.entries += entries
    ends.append(UInt32(self.entries.count))
  }
}
