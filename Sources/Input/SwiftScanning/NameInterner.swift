import SourceFacts

/// The distinct names of the current file. They are looked up for every word of the file, so this is faster than a
/// `NameTable`: it compares names by their first bytes, and reuses its memory for the next file.
struct NameInterner: ~Copyable, @unchecked Sendable {
  /// The start of each name; name 0 is empty.
  private var heads: Buffer<NameHead>
  /// The end of each name in `bytes`; it starts at the end of the previous one.
  private var ends: Buffer<UInt32>
  private var hashes: Buffer<UInt32>
  private var bytes: Buffer<UInt8>
  /// A hash table of names; 0 is an empty slot. The size is a power of two, at least twice the number of names.
  private var slots: Buffer<UInt32>
  private let known: NameSeeds

  /// Far more than most files need, because every collision costs an unpredictable branch.
  private static let fewestSlots = 2048

  /// - Parameter known: the initial names.
  init(_ known: NameSeeds) {
    self.known = known
    heads = Buffer(capacity: known.count)
    ends = Buffer(capacity: known.count)
    hashes = Buffer(capacity: known.count)
    bytes = Buffer(capacity: known.bytes.count)
    slots = Buffer(zeros: Self.fewestSlots)
    heads.append(NameHead(0, 0))
    ends.append(0)
    hashes.append(0)
    known.forEach { name, text in if !name.isNone { _ = intern(text) } }
  }

  /// Starts with the names of another interner, in reused memory.
  init(_ seeds: borrowing NameInterner, _ memory: ScanMemory) {
    known = seeds.known
    heads = Buffer(seeds.heads, reusing: &memory.heads)
    ends = Buffer(seeds.ends, reusing: &memory.ends)
    hashes = Buffer(seeds.hashes, reusing: &memory.hashes)
    bytes = Buffer(seeds.bytes, reusing: &memory.bytes)
    slots = Buffer(seeds.slots, reusing: &memory.slots)
  }

  mutating func leave(to memory: ScanMemory) {
    heads.leave(to: &memory.heads)
    ends.leave(to: &memory.ends)
    hashes.leave(to: &memory.hashes)
    bytes.leave(to: &memory.bytes)
    slots.leave(to: &memory.slots)
  }

  mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    guard let start = text.baseAddress, text.count > 0 else { return .none }
    return intern(start, text.count, head: NameHead(start, text.count), hash: NameTable.hash(text))
  }

  mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The name for `count` bytes (at least one) with a head and a hash that the caller has computed.
  @inline(__always)
  mutating func intern(_ text: UnsafePointer<UInt8>, _ count: Int, head: NameHead, hash: UInt32) -> Name {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let candidate = Int(slots[slot])
      if candidate == 0 { return add(text, count, head: head, hash: hash, at: slot) }
      if heads[candidate].isSame(as: head), isEqual(candidate, text, count) {
        return Name(UInt32(truncatingIfNeeded: candidate))
      }
      slot = (slot &+ 1) & mask
    }
  }

  func withBytes<Result>(of name: Name, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let index = Int(name.raw)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return body(UnsafeBufferPointer(start: bytes.start + start, count: Int(ends[index]) - start))
  }

  subscript(name: Name) -> String { withBytes(of: name) { String(decoding: $0, as: UTF8.self) } }

  var table: NameTable {
    var own = ends.array(from: known.count - 1)
    let before = own[0]
    for index in own.indices { own[index] &-= before }
    return NameTable(
      seeds: known, bytes: bytes.array(from: known.bytes.count), ends: own, hashes: hashes.array(from: known.count))
  }

  /// Whether a name, whose head is equal, is equal to a text.
  @inline(__always)
  private func isEqual(_ name: Int, _ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let start = Int(ends[name &- 1])
    guard Int(ends[name]) &- start == count else { return false }
    let (known, text) = (UnsafeRawPointer(bytes.start + start), UnsafeRawPointer(text))
    // Compares eight bytes at a time from the end; the last comparison may overlap the heads.
    var position = count &- 8
    while position > 8 {
      if known.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        != text.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      {
        return false
      }
      position &-= 8
    }
    return true
  }

  @inline(never)
  private mutating func add(_ text: UnsafePointer<UInt8>, _ count: Int, head: NameHead, hash: UInt32, at slot: Int)
    -> Name
  {
    let name = UInt32(truncatingIfNeeded: heads.count)
    bytes.append(text, count, head: head)
    heads.append(head)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[slot] = name
    if heads.count * 2 > slots.count { makeRoom() }
    return Name(name)
  }

  private mutating func makeRoom() {
    var larger = Buffer<UInt32>(zeros: slots.count * 4)
    let mask = larger.count - 1
    for name in 1..<heads.count {
      var slot = Int(truncatingIfNeeded: hashes[name]) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = UInt32(truncatingIfNeeded: name)
    }
    slots = larger
  }
}

/// The first sixteen bytes of a name, padded with zeros: enough to distinguish most names.
struct NameHead: BitwiseCopyable {
  let first: UInt64
  let second: UInt64

  @inline(__always)
  init(_ first: UInt64, _ second: UInt64) { (self.first, self.second) = (first, second) }

  init(_ text: UnsafePointer<UInt8>, _ count: Int) {
    self.init(NameHash.word(text, min(count, 8)), count > 8 ? NameHash.word(text + 8, min(count - 8, 8)) : 0)
  }

  /// Compares both halves with one branch instead of two unpredictable ones.
  @inline(__always)
  func isSame(as other: NameHead) -> Bool { (first ^ other.first) | (second ^ other.second) == 0 }
}
