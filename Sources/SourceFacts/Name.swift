/// A name in the `NameTable` of one file. Two names of the same file are equal when their text is.
public struct Name: Hashable, Sendable {
  public var raw: UInt32
  public init(_ raw: UInt32) { self.raw = raw }

  /// No name: the empty text.
  public static let none = Name(0)
  public var isNone: Bool { raw == 0 }
}

/// The distinct names of one file, in order of first appearance, as UTF-8 bytes without backticks.
public struct NameTable: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// `ends[i]` is where name `i` ends in `bytes`; it starts where its predecessor ends. Name 0 is empty.
  public private(set) var ends: [UInt32] = [0]
  /// A hash of each name's bytes (`NameTable.hash`), so that tables can be merged without reading the text again.
  public private(set) var hashes: [UInt32] = [0]
  private var slots: [UInt32]

  public init() {
    slots = [UInt32](repeating: 0, count: 256)
    bytes.reserveCapacity(1024)
  }

  public var count: Int { ends.count }

  /// The name for these bytes, added when new.
  @inline(__always)
  public mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    text.isEmpty ? .none : intern(text, hash: Self.hash(text))
  }

  public mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  public mutating func intern(_ text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Name {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let candidate = Int(slots[slot])
      if candidate == 0 { break }
      if hashes[candidate] == hash && isEqual(candidate, text) { return Name(UInt32(candidate)) }
      slot = (slot + 1) & mask
    }
    let index = UInt32(ends.count)
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = index
    if ends.count * 2 > slots.count { grow() }
    return Name(index)
  }

  /// Fowler–Noll–Vo over the bytes, 32 bits, mixed: stable between runs and machines.
  @inline(__always)
  public static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash ^ (hash >> 15)
  }

  public subscript(name: Name) -> String {
    withBytes(of: name) { String(decoding: $0, as: UTF8.self) }
  }

  public func withBytes<Result>(of name: Name, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let index = Int(name.raw)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    let end = Int(ends[index])
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  /// The name with this text when the file has it.
  public func find(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { buffer in
      if buffer.isEmpty { return Name.none }
      let hash = Self.hash(buffer)
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 {
        let candidate = Int(slots[slot])
        if hashes[candidate] == hash && isEqual(candidate, buffer) { return Name(UInt32(candidate)) }
        slot = (slot + 1) & mask
      }
      return nil
    }
  }

  private func isEqual(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(ends[index - 1])
    guard Int(ends[index]) - start == text.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<text.count where bytes[start + offset] != text[offset] { return false }
      return true
    }
  }

  private mutating func grow() {
    var larger = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = larger.count - 1
    for index in 1..<ends.count {
      var slot = Int(truncatingIfNeeded: hashes[index]) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = UInt32(index)
    }
    slots = larger
  }
}
