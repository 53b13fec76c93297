#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A name in the `NameTable` of one file. Two names of the same file are equal when their text is.
public struct Name: Hashable, Sendable, BitwiseCopyable {
  public var raw: UInt32
  @inlinable public init(_ raw: UInt32) { self.raw = raw }

  /// No name: the empty text.
  @inlinable public static var none: Name { Name(0) }
  @inlinable public var isNone: Bool { raw == 0 }
}

/// The distinct names of one file, in order of first appearance, as UTF-8 bytes without backticks.
public struct NameTable: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// `ends[i]` is where name `i` ends in `bytes`; it starts where its predecessor ends. Name 0 is empty.
  public private(set) var ends: [UInt32] = [0]
  /// A hash of each name's bytes (`NameTable.hash`), so that tables can be merged without reading the text again.
  public private(set) var hashes: [UInt32] = [0]
  private var slots: [UInt32] = []
  /// How many names, counted from the first, a scanner puts into every table, and a hash of them all.
  public private(set) var seedCount = 1
  public private(set) var seedHash: UInt64 = 0

  public init() {}

  /// A table with the names of another, which stay its first.
  /// - Parameter expected: about how many will be added.
  public init(seed: NameTable, expected: Int) {
    seedCount = seed.count
    seedHash = seed.seedHash
    bytes.reserveCapacity(seed.bytes.count + expected * Self.bytesPerName)
    ends.reserveCapacity(seed.count + expected)
    hashes.reserveCapacity(seed.count + expected)
    bytes += seed.bytes
    ends += seed.ends.dropFirst()
    hashes += seed.hashes.dropFirst()
    slots = seed.slots
  }

  /// A table to seed others with. The texts differ from one another, and none is empty.
  public init(seeds texts: [String]) {
    for text in texts { _ = intern(text) }
    seedCount = count
    var hash = NameHash()
    for each in hashes { hash.add(UInt64(each)) }
    seedHash = UInt64(hash.finished(0))
  }

  /// A table as it was, from its parts. What is in them is not looked at.
  public init(bytes: [UInt8], ends: [UInt32], hashes: [UInt32], seedCount: Int, seedHash: UInt64) {
    self.bytes = bytes
    self.ends = ends
    self.hashes = hashes
    self.seedCount = seedCount
    self.seedHash = seedHash
  }

  private static let bytesPerName = 12

  /// Enough for most files.
  private static let fewestSlots = 512

  public var count: Int { ends.count }

  /// The name for these bytes, added when new.
  public mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    text.isEmpty ? .none : find(text, Self.hash(text))
  }

  public mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// As above, where the hash (`NameTable.hash`) is known already. The text is not empty.
  public mutating func intern(_ text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Name { find(text, hash) }

  @inline(__always)
  private mutating func find(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Name {
    if slots.isEmpty { rebuild(slotCount: Self.fewestSlots) }
    let (slot, found) = probe(text, hash)
    return found != 0 ? Name(found) : add(text, hash, at: slot)
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32, at slot: Int) -> Name {
    let index = UInt32(truncatingIfNeeded: ends.count)
    bytes.append(contentsOf: text)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[slot] = index
    if ends.count * 2 > slots.count { grow() }
    return Name(index)
  }

  /// The slot where a text belongs, and the name that is there already, or 0.
  @inline(__always)
  private func probe(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> (slot: Int, found: UInt32) {
    slots.withUnsafeBufferPointer { slots in
      hashes.withUnsafeBufferPointer { hashes in
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while true {
          let candidate = slots[slot]
          if candidate == 0 || (hashes[Int(candidate)] == hash && isEqual(Int(candidate), text)) {
            return (slot, candidate)
          }
          slot = (slot + 1) & mask
        }
      }
    }
  }

  public subscript(name: Name) -> String {
    withBytes(of: name) { String(decoding: $0, as: UTF8.self) }
  }

  @inlinable public func withBytes<Result>(of name: Name, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let index = Int(name.raw)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    let end = Int(ends[index])
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  /// All names in turn, with their bytes.
  @inlinable public func forEach(_ body: (Name, UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for index in ends.indices {
        let end = Int(ends[index])
        body(Name(UInt32(truncatingIfNeeded: index)), UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }

  /// The name with this text when the file has it.
  public func find(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  public func find(_ text: UnsafeBufferPointer<UInt8>) -> Name? {
    if text.isEmpty { return Name.none }
    let hash = Self.hash(text)
    if slots.isEmpty {
      let found = hashes.indices.first { $0 > 0 && hashes[$0] == hash && isEqual($0, text) }
      return found.map { Name(UInt32($0)) }
    }
    let found = probe(text, hash).found
    return found == 0 ? nil : Name(found)
  }

  @inline(__always)
  private func isEqual(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(ends[index - 1])
    guard Int(ends[index]) - start == text.count else { return false }
    return bytes.withUnsafeBufferPointer { memcmp($0.baseAddress! + start, text.baseAddress!, text.count) == 0 }
  }

  /// Gives back what only adding needs. Adding later is slow once, then as before; `find` looks through all names.
  public mutating func freeze() { slots = [] }

  private mutating func grow() { rebuild(slotCount: slots.count * 2) }

  private mutating func rebuild(slotCount: Int) {
    var count = slotCount
    while count < ends.count * 2 { count *= 2 }
    var larger = [UInt32](repeating: 0, count: count)
    let mask = larger.count - 1
    for index in ends.indices.dropFirst() {
      var slot = Int(truncatingIfNeeded: hashes[index]) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = UInt32(index)
    }
    slots = larger
  }
}
