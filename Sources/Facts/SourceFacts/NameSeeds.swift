import LowLevel

/// The names that a scanner puts into every table, the first of which is empty. They are kept once for all of its tables.
public final class NameSeeds: Sendable {
  /// As in `NameTable`.
  public let bytes: [UInt8]
  public let ends: [UInt32]
  public let hashes: [UInt32]
  /// Stands for all of them.
  public let hash: UInt64

  /// The empty name alone.
  public static let none = NameSeeds()

  private init() { (bytes, ends, hashes, hash) = ([], [0, 0], [0], 0) }

  /// The texts differ from one another, and none is empty.
  public init(_ texts: [String]) {
    var table = NameTable()
    for text in texts { _ = table.intern(text) }
    bytes = table.bytes
    ends = [0] + table.ends
    hashes = [0] + table.hashes
    var hash = NameHash()
    for each in hashes { hash.add(UInt64(each)) }
    self.hash = UInt64(hash.finished(0))
  }

  @inlinable public var count: Int { hashes.count }

  /// All names in turn, with their bytes.
  @inlinable public func forEach(_ body: (Name, UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      for index in hashes.indices {
        body(Name(UInt32(index)), UnsafeBufferPointer(rebasing: bytes[Int(ends[index])..<Int(ends[index + 1])]))
      }
    }
  }
}
