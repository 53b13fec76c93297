import LowLevel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The entries of a folder: each consists of its kind, its name and a zero. The memory is reused for the next folder.
struct FolderEntries {
  private var bytes: [UInt8] = []
  /// The offsets of the kinds.
  private var places: [Int] = []

  mutating func add(_ kind: UInt8, _ name: UnsafePointer<CChar>) {
    places.append(bytes.count)
    bytes.append(kind)
    bytes += ByteView(name)
    bytes.append(0)
  }

  /// Returns the entries, sorted by the bytes of their paths; the name of a folder is followed by a slash.
  mutating func take() -> [UInt8] {
    let taken = bytes.withBytes { bytes in
      if places.count > 1 { places.sort { Self.precedes($0, $1, bytes) } }
      var taken: [UInt8] = []
      taken.reserveCapacity(bytes.count)
      for place in places {
        taken += bytes.extracting(place...(bytes.firstIndex(of: 0, from: place + 1) ?? place + 1))
      }
      return taken
    }
    bytes.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    return taken
  }

  private static func precedes(_ one: Int, _ other: Int, _ bytes: ByteView) -> Bool {
    var length = 1
    while bytes[one + length] == bytes[other + length], bytes[one + length] != 0 { length += 1 }
    func next(_ place: Int) -> UInt8 {
      let byte = bytes[place + length]
      return byte == 0 && bytes[place] == UInt8(DT_DIR) ? UInt8(ascii: "/") : byte
    }
    return next(one) < next(other)
  }
}
