/// Writes values as the bytes that they are in memory: lists behind one another, each after its length. What was written is
/// read by the same build of the program alone.
public struct Packing {
  @usableFromInline var packed: [UInt8] = []
  @inlinable public var bytes: [UInt8] { packed }

  public init() {}

  /// Room for so many bytes, where that is known: much that grows step by step is in memory twice.
  public init(capacity: Int) { packed.reserveCapacity(capacity) }

  /// The elements begin at a multiple of eight, where they can be read as what they are.
  @inlinable public mutating func add<Element: BitwiseCopyable>(_ list: [Element]) {
    // Inlined where it is used, as what reads it is.
    add(UInt32(list.count))
    if !list.isEmpty { list.withUnsafeBytes { append(aligned: $0) } }
  }

  /// The same for facts, which `Unpacking` reads either way.
  @inlinable public mutating func add<Element: BitwiseCopyable>(_ list: FactList<Element>) {
    add(UInt32(list.count))
    if !list.isEmpty { list.withUnsafeBufferPointer { append(aligned: UnsafeRawBufferPointer($0)) } }
  }

  /// The first place from there on where a list can begin.
  public static func aligned(_ position: Int) -> Int { (position + 7) & ~7 }

  @inlinable public mutating func add<Value: BitwiseCopyable>(_ value: Value) { withUnsafeBytes(of: value) { append($0) } }

  @usableFromInline mutating func append(_ run: UnsafeRawBufferPointer) { packed.append(contentsOf: run) }

  @usableFromInline mutating func append(aligned run: UnsafeRawBufferPointer) {
    while packed.count < Self.aligned(packed.count) { packed.append(0) }
    append(run)
  }

  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(count: $0.count, UnsafeRawBufferPointer($0)) }
  }

  /// In one piece: to make room for each by itself costs more than to copy it.
  public mutating func add(_ texts: [String]) {
    let length = texts.reduce(4) { $0 + 4 + $1.utf8.count }
    packed += [UInt8](unsafeUninitializedCapacity: length) { room, count in
      var rest = UnsafeMutableRawBufferPointer(room)
      Self.put(UInt32(texts.count), &rest)
      for var text in texts {
        text.withUTF8 {
          Self.put(UInt32($0.count), &rest)
          rest.copyMemory(from: UnsafeRawBufferPointer($0))
          rest = UnsafeMutableRawBufferPointer(rebasing: rest[$0.count...])
        }
      }
      count = length - rest.count
    }
  }

  private static func put(_ number: UInt32, _ rest: inout UnsafeMutableRawBufferPointer) {
    rest.storeBytes(of: number, as: UInt32.self)
    rest = UnsafeMutableRawBufferPointer(rebasing: rest[4...])
  }

  private mutating func add(count: Int, _ run: UnsafeRawBufferPointer) {
    add(UInt32(count))
    append(run)
  }

  /// Forgets what was written, and keeps the room.
  public mutating func clear() { packed.removeAll(keepingCapacity: true) }
}

/// Reads what `Packing` wrote, in the same order. Bytes that are none of its own give empty lists, and `isWhole` tells.
public struct Unpacking {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  /// Something that was asked for was not there.
  public private(set) var isBroken = false

  public init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether everything asked for was there, and nothing is left.
  public var isWhole: Bool { !isBroken && position == bytes.count }

  // Inlined where it is used, as all that knows types: to look up a list's type at run time costs more than to read it.
  @inlinable public mutating func list<Element: BitwiseCopyable>(of _: Element.Type = Element.self) -> [Element] {
    let count = count()
    guard count > 0, let run = takeAligned(count * MemoryLayout<Element>.stride) else { return [] }
    if UInt(bitPattern: run.baseAddress).isMultiple(of: UInt(MemoryLayout<Element>.alignment)) {
      var list: [Element] = []
      list.append(contentsOf: run.assumingMemoryBound(to: Element.self))
      return list
    }
    return [Element](unsafeUninitializedCapacity: count) { list, initialized in
      UnsafeMutableRawBufferPointer(list).copyMemory(from: run)
      initialized = count
    }
  }

  /// A list where it lies, which is at a multiple of eight where the whole begins at one; else it is broken.
  @inlinable public mutating func facts<Element>(of _: Element.Type = Element.self) -> FactList<Element> {
    let count = count()
    guard count > 0, let run = takeAligned(count * MemoryLayout<Element>.stride) else { return FactList() }
    guard UInt(bitPattern: run.baseAddress).isMultiple(of: UInt(MemoryLayout<Element>.alignment)) else {
      fail()
      return FactList()
    }
    return FactList(run.assumingMemoryBound(to: Element.self))
  }

  /// `fallback` where there is nothing to be read.
  @inlinable public mutating func value<Value: BitwiseCopyable>(or fallback: Value) -> Value {
    // No optional of a type that is known at run time only: to make it one costs more than the rest.
    guard let bytes = take(MemoryLayout<Value>.size) else { return fallback }
    return bytes.loadUnaligned(as: Value.self)
  }

  public mutating func text() -> String {
    take(count()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  public mutating func texts() -> [String] {
    var texts: [String] = []
    let count = count()
    // Each takes four bytes at least, whatever their number is said to be.
    texts.reserveCapacity(min(count, (bytes.count - position) / 4))
    while texts.count < count, !isBroken { texts.append(text()) }
    return texts
  }

  /// The length of what follows, by which a caller reads it piece by piece.
  @inlinable public mutating func count() -> Int { Int(value(or: UInt32(0))) }

  @usableFromInline mutating func fail() { isBroken = true }

  @usableFromInline mutating func takeAligned(_ length: Int) -> UnsafeRawBufferPointer? {
    position = min(Packing.aligned(position), bytes.count)
    return take(length)
  }

  @usableFromInline mutating func take(_ length: Int) -> UnsafeRawBufferPointer? {
    guard !isBroken, length <= bytes.count - position else {
      isBroken = true
      return nil
    }
    defer { position += length }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + length])
  }
}
