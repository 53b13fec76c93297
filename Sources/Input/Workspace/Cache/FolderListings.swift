import SourceFacts
import Storage

/// The entries of the folders in an earlier search. A folder with an unchanged stamp has the same entries and is not
/// read again. Contents of files are not covered.
struct FolderListings {
  private var paths: [String] = []
  private var stamps: [FileStamp] = []
  /// The end of each folder's entries in `entries`.
  private var ends: [UInt32] = []
  private var entries: [UInt8] = []
  private lazy var places = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
  /// The index after the last folder: a search usually visits folders in the same order.
  private var next = 0

  init() {}

  /// Empty if the bytes were not written by `pack`.
  init(packed: [UInt8]) {
    Unpacking.reading(packed) { reading in
      (paths, stamps, ends, entries) = (reading.texts(), reading.list(), reading.list(), reading.list())
      let fits =
        paths.count == stamps.count && paths.count == ends.count && zip([0] + ends, ends).allSatisfy { $0 <= $1 }
      if !reading.isWhole || !fits || Int(ends.last ?? 0) != entries.count || !areEnded { self = FolderListings() }
    }
  }

  /// Whether the entries of each folder end with a zero, which readers rely on.
  private var areEnded: Bool { ends.allSatisfy { $0 == 0 || entries[Int($0) - 1] == 0 } }

  var packed: [UInt8] {
    var packing = Packing()
    packing.add(paths)
    packing.add(stamps)
    packing.add(ends)
    packing.add(entries)
    return packing.bytes
  }

  /// The entries of a folder as passed to `add`; nil if it is unknown or has changed.
  mutating func entries(of folder: String, _ stamp: FileStamp) -> ArraySlice<UInt8>? {
    guard let place = next < paths.count && paths[next] == folder ? next : places[folder] else { return nil }
    next = place + 1
    guard stamps[place] == stamp else { return nil }
    return entries[(place == 0 ? 0 : Int(ends[place - 1]))..<Int(ends[place])]
  }

  /// Must be called once for each folder.
  mutating func add(_ folder: String, _ stamp: FileStamp, _ entries: ArraySlice<UInt8>) {
    paths.append(folder)
    stamps.append(stamp)
    self.entries += entries
    ends.append(UInt32(self.entries.count))
  }
}
