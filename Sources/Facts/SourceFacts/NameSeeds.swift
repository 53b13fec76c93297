import LowLevel

/// The names that a scanner puts into every table, stored once for all of them. The first is the empty name.
public final class NameSeeds: Sendable {
  /// See the properties of `NameTable`.
  public let bytes: [UInt8]
  public let ends: [UInt32]
  public let hashes: [UInt32]
  /// A hash table of the common names that every table starts with. It has room for the names of most files.
  let slots: [UInt32]
  /// A hash of all seeds, which identifies them.
  public let hash: UInt64

  /// Only the empty name.
  public static let none = NameSeeds()

  private init() {
    (bytes, ends, hashes, hash) = ([], [0, 0], [0], 0)
    slots = [UInt32](repeating: 0, count: 1024)
  }

  /// - Parameter texts: distinct texts, none of them empty.
  public init(_ texts: [String]) {
    var table = NameTable()
    for text in texts { _ = table.intern(text) }
    bytes = table.bytes
    ends = [0] + table.ends
    hashes = [0] + table.hashes
    slots = table.slots
    var hash = NameHash()
    for each in hashes { hash.add(UInt64(each)) }
    self.hash = UInt64(hash.finished(0))
  }

  @inlinable public var count: Int { hashes.count }

  /// Calls a function with each name and its bytes.
  @inlinable public func forEach(_ body: (Name, ByteView) -> Void) {
    bytes.withBytes { bytes in
      for index in hashes.indices {
        body(Name(UInt32(index)), bytes.extracting(Int(ends[index])..<Int(ends[index + 1])))
      }
    }
  }
}
