import LowLevel

/// A name in a `NameTable`. Two names of the same table are equal if their texts are.
public struct Name: Hashable, Sendable, BitwiseCopyable {
  public var raw: UInt32
  @inlinable public init(_ raw: UInt32) { self.raw = raw }

  /// No name, the empty text.
  @inlinable public static var none: Name { Name(0) }
  @inlinable public var isNone: Bool { raw == 0 }
}

/// Distinct names in the order of their first appearance, as UTF-8 bytes without backticks.
public struct NameTable: Sendable {
  /// The first names, shared with other tables. They include at least the empty name.
  public let seeds: NameSeeds
  /// The bytes of all names except the seeds.
  public private(set) var bytes: [UInt8] = []
  /// Name `seeds.count + i` is `bytes[ends[i]..<ends[i + 1]]`.
  public private(set) var ends: [UInt32] = [0]
  /// The hash of each name except the seeds, so that tables can be merged without hashing again.
  public private(set) var hashes: [UInt32] = []
  /// A hash table of names; 0 is an empty slot. The size is a power of two, at least twice the number of names.
  private(set) var slots: [UInt32] = []
  @usableFromInline let seedCount: Int

  /// - Parameter expected: the approximate number of names that will be added.
  public init(seeds: NameSeeds = .none, expected: Int = 0) {
    self.seeds = seeds
    seedCount = seeds.count
    slots = seeds.slots
    if expected == 0 { return }
    bytes.reserveCapacity(expected * Self.bytesPerName)
    ends.reserveCapacity(expected + 1)
    hashes.reserveCapacity(expected)
    if expected * 2 > slots.count { rebuild(for: expected) }
  }

  /// Restores a table from its parts, which are not validated.
  public init(seeds: NameSeeds, bytes: [UInt8], ends: [UInt32], hashes: [UInt32]) {
    self.seeds = seeds
    seedCount = seeds.count
    self.bytes = bytes
    self.ends = ends
    self.hashes = hashes
  }

  private static let bytesPerName = 12

  public var count: Int { seedCount + hashes.count }

  /// The name for these bytes; added if it is new.
  public mutating func intern(_ text: ByteView) -> Name {
    text.isEmpty ? .none : intern(text, hash: Self.hash(text))
  }

  /// - Parameters:
  ///   - text: at least one byte.
  ///   - hash: `NameTable.hash` of the text.
  public mutating func intern(_ text: ByteView, hash: UInt32) -> Name {
    if slots.isEmpty { rebuild() }
    let (slot, found) = probe(text, hash)
    return found != 0 ? Name(found) : add(text, hash, at: slot)
  }

  public mutating func intern(_ text: ArraySlice<UInt8>) -> Name { text.withBytes { intern($0) } }

  public mutating func intern(_ text: String) -> Name { text.withBytes { intern($0) } }

  private mutating func add(_ text: ByteView, _ hash: UInt32, at slot: Int) -> Name {
    let index = UInt32(truncatingIfNeeded: count)
    bytes += text
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[slot] = index
    if count * 2 > slots.count { rebuild() }
    return Name(index)
  }

  /// The slot for a text, and the name that is in it, or 0.
  @inline(__always)
  private func probe(_ text: ByteView, _ hash: UInt32) -> (slot: Int, found: UInt32) {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while true {
        let candidate = slots[slot]
        if candidate == 0 || isName(Int(candidate), text, hash) { return (slot, candidate) }
        slot = (slot + 1) & mask
      }
    }
  }

  @inline(__always)
  private func hash(_ index: Int) -> UInt32 { index < seedCount ? seeds.hashes[index] : hashes[index - seedCount] }

  /// `NameTable.hash` of the name's bytes.
  func hash(of name: Name) -> UInt32 { hash(Int(name.raw)) }

  public subscript(name: Name) -> String { withBytes(of: name) { $0.string } }

  @inlinable public func withBytes<Result>(of name: Name, _ body: (ByteView) -> Result) -> Result {
    let index = Int(name.raw) - seedCount
    // Two branches: choosing one of the arrays first would retain it.
    if index < 0 {
      let (start, end) = (Int(seeds.ends[Int(name.raw)]), Int(seeds.ends[Int(name.raw) + 1]))
      return seeds.bytes.withBytes { body($0.extracting(start..<end)) }
    }
    let (start, end) = (Int(ends[index]), Int(ends[index + 1]))
    return bytes.withBytes { body($0.extracting(start..<end)) }
  }

  /// The first byte of a name; 0 for the empty name.
  @inlinable public func firstByte(of name: Name) -> UInt8 {
    let index = Int(name.raw) - seedCount
    if index < 0 {
      return seeds.ends[Int(name.raw)] < seeds.ends[Int(name.raw) + 1] ? seeds.bytes[Int(seeds.ends[Int(name.raw)])] : 0
    }
    return ends[index] < ends[index + 1] ? bytes[Int(ends[index])] : 0
  }

  func length(of name: Name) -> Int {
    let index = Int(name.raw) - seedCount
    if index < 0 { return Int(seeds.ends[Int(name.raw) + 1] - seeds.ends[Int(name.raw)]) }
    return Int(ends[index + 1] - ends[index])
  }

  /// Calls a function with each name and its bytes.
  @inlinable public func forEach(_ body: (Name, ByteView) -> Void) {
    seeds.forEach(body)
    bytes.withBytes { bytes in
      for index in hashes.indices {
        let text = bytes.extracting(Int(ends[index])..<Int(ends[index + 1]))
        body(Name(UInt32(truncatingIfNeeded: seedCount + index)), text)
      }
    }
  }

  /// The name with this text; nil if the table does not have it.
  public func find(_ text: String) -> Name? { text.withBytes { find($0) } }

  public func find(_ text: ByteView) -> Name? {
    if text.isEmpty { return Name.none }
    let hash = Self.hash(text)
    if slots.isEmpty {
      for index in hashes.indices where isName(seedCount + index, text, hash) {
        return Name(UInt32(truncatingIfNeeded: seedCount + index))
      }
      return (1..<seedCount).first { isSeed($0, text, hash) }.map { Name(UInt32($0)) }
    }
    let found = probe(text, hash).found
    return found == 0 ? nil : Name(found)
  }

  @inline(__always)
  private func isName(_ index: Int, _ text: ByteView, _ hash: UInt32) -> Bool {
    let own = index - seedCount
    return own < 0
      ? isSeed(index, text, hash) : hashes[own] == hash && Self.isEqual(bytes, ends[own], ends[own + 1], text)
  }

  @inline(never)
  private func isSeed(_ index: Int, _ text: ByteView, _ hash: UInt32) -> Bool {
    seeds.hashes[index] == hash && Self.isEqual(seeds.bytes, seeds.ends[index], seeds.ends[index + 1], text)
  }

  @inline(__always)
  private static func isEqual(_ bytes: [UInt8], _ start: UInt32, _ end: UInt32, _ text: ByteView) -> Bool {
    guard Int(end - start) == text.count else { return false }
    return bytes.withBytes { isEqual($0.extracting(Int(start)..<Int(end)), text) }
  }

  /// Compares texts of the same length in words of eight bytes, from the end. Names are short and mostly equal here.
  @inline(__always)
  private static func isEqual(_ one: ByteView, _ other: ByteView) -> Bool {
    if one.count < 8 { return NameHash.word(one) == NameHash.word(other) }
    var position = one.count - 8
    while NameHash.word(one, at: position) == NameHash.word(other, at: position) {
      if position == 0 { return true }
      position = max(0, position - 8)
    }
    return false
  }

  /// Frees the hash slots. The next `intern` rebuilds them; until then, `find` is a linear search.
  public mutating func freeze() { slots = [] }

  /// - Parameter names: the minimum number of names to make room for.
  private mutating func rebuild(for names: Int = 0) {
    var size = seeds.slots.count
    while size < max(names, count + 1, hashes.capacity) * 2 { size *= 2 }
    var larger = [UInt32](repeating: 0, count: size)
    let mask = size - 1
    for index in 1..<count {
      var slot = Int(truncatingIfNeeded: hash(index)) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = UInt32(index)
    }
    slots = larger
  }
}

// MARK: - Merging

extension NameTable {
  /// Adds the names of another table, given by its `bytes`, `ends` and `hashes`.
  ///
  /// - Returns: the name in this table for each of them.
  public mutating func intern(all bytes: [UInt8], _ ends: [UInt32], _ hashes: [UInt32]) -> [UInt32] {
    let (known, added) = (count, hashes.count)
    if slots.isEmpty || (known + added) * 2 > slots.count { rebuild(for: known + added) }
    precondition(ends.count == added + 1 && Int(ends[added]) <= bytes.count)
    return Parts.with(bytes, ends, hashes) { other in
      // Filled on the stack and copied: filling an array in place takes longer.
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: added) { names in
        let new = place(other, names)
        if new > 0 { append(other, names, from: UInt32(truncatingIfNeeded: known), new) }
        return Array(UnsafeBufferPointer(names))
      }
    }
  }

  /// Pointers to the arrays of a table, for loops over many names.
  private struct Parts {
    let bytes: ByteView
    let ends: UnsafeBufferPointer<UInt32>
    let hashes: UnsafeBufferPointer<UInt32>

    static func with<Result>(_ bytes: [UInt8], _ ends: [UInt32], _ hashes: [UInt32], _ body: (Parts) -> Result)
      -> Result
    {
      bytes.withBytes { bytes in
        ends.withUnsafeBufferPointer { ends in
          hashes.withUnsafeBufferPointer { body(Parts(bytes: bytes, ends: ends, hashes: $0)) }
        }
      }
    }

    func text(_ place: Int) -> ByteView { bytes.extracting(Int(ends[place])..<Int(ends[place + 1])) }

    /// Whether two names of two tables have the same text. Not inlined: it would use too many registers of its callers.
    @inline(never)
    func hasText(_ index: Int, _ other: Parts, _ place: Int) -> Bool {
      let (text, otherText) = (text(index), other.text(place))
      return text.count == otherText.count && NameTable.isEqual(text, otherText)
    }
  }

  /// Looks up the names of another table, and assigns the next numbers to new ones without copying their text. Names of
  /// the other table are distinct, so that new names need not be compared with each other.
  ///
  /// - Returns: the number of new names.
  private mutating func place(_ other: Parts, _ names: UnsafeMutableBufferPointer<UInt32>) -> Int {
    let known = UInt32(truncatingIfNeeded: count)
    var next = known
    var slots = slots
    self.slots = []
    slots.withUnsafeMutableBufferPointer { slots in
      Parts.with(bytes, ends, hashes) { own in
        let mask = slots.count &- 1
        for place in other.hashes.indices {
          let hash = other.hashes[place]
          var slot = Int(truncatingIfNeeded: hash) & mask
          while slots[slot] != 0, !isName(slots[slot], before: known, own, other, place, hash) {
            slot = (slot &+ 1) & mask
          }
          var name = slots[slot]
          if name == 0, other.ends[place] < other.ends[place &+ 1] {
            name = next
            slots[slot] = name
            next &+= 1
          }
          names[place] = name
        }
      }
    }
    self.slots = slots
    return Int(next - known)
  }

  @inline(__always)
  private func isName(_ name: UInt32, before known: UInt32, _ own: Parts, _ other: Parts, _ place: Int, _ hash: UInt32)
    -> Bool
  {
    let index = Int(name) &- seedCount
    if index < 0 { return isSeed(Int(name), other.text(place), hash) }
    return name < known && own.hashes[index] == hash && own.hasText(index, other, place)
  }

  /// Copies the texts and hashes of the `new` names that `place` assigned numbers to, in order.
  private mutating func append(
    _ other: Parts, _ names: UnsafeMutableBufferPointer<UInt32>, from first: UInt32, _ new: Int
  ) {
    var place = hashes.count
    // Reserves everything at once.
    ends.append(contentsOf: repeatElement(0, count: new))
    hashes.append(contentsOf: repeatElement(0, count: new))
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: other.bytes.count) { texts in
      let base = UInt32(truncatingIfNeeded: bytes.count)
      var count = 0
      ends.withUnsafeMutableBufferPointer { ends in
        hashes.withUnsafeMutableBufferPointer { hashes in
          for index in names.indices where names[index] >= first {
            let text = other.text(index)
            _ = UnsafeMutableBufferPointer(rebasing: texts[count...]).initialize(fromContentsOf: text.buffer)
            count += text.count
            hashes[place] = other.hashes[index]
            place &+= 1
            ends[place] = base &+ UInt32(truncatingIfNeeded: count)
          }
        }
      }
      bytes.append(contentsOf: texts[..<count])
    }
  }
}
