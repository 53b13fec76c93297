import LowLevel

/// Encodes values as their bytes in memory, and lists prefixed with their length. Only the same build of the program
/// can read the output.
public struct Packing {
  @usableFromInline var packed: [UInt8] = []
  @inlinable public var bytes: [UInt8] { packed }

  public init() {}

  /// Reserves a known capacity, since growing in steps needs up to twice the memory.
  public init(capacity: Int) { packed.reserveCapacity(capacity) }

  /// Adds a list. Its elements start at a multiple of eight, so that they are aligned.
  @inlinable public mutating func add<Element: BitwiseCopyable>(_ list: [Element]) {
    // Inlinable, as are the functions that read it.
    add(UInt32(list.count))
    if !list.isEmpty { list.withUnsafeBytes { append(aligned: $0) } }
  }

  /// Returns the next position at which the elements of a list can start.
  public static func aligned(_ position: Int) -> Int { (position + 7) & ~7 }

  @inlinable public mutating func add<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { append($0) }
  }

  @usableFromInline mutating func append(_ run: UnsafeRawBufferPointer) { packed.append(contentsOf: run) }

  @usableFromInline mutating func append(aligned run: UnsafeRawBufferPointer) {
    while packed.count < Self.aligned(packed.count) { packed.append(0) }
    append(run)
  }

  public mutating func add(_ text: String) {
    text.withBytes { add(count: $0.count, UnsafeRawBufferPointer($0.buffer)) }
  }

  /// Adds strings in a single allocation: reserving space for each costs more than copying its bytes.
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

  /// Removes all bytes and retains the capacity.
  public mutating func clear() { packed.removeAll(keepingCapacity: true) }
}

/// Decodes the output of `Packing`, in the same order. For invalid bytes it returns empty lists, and `isWhole` is
/// false.
public struct Unpacking {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  /// Whether a requested value was missing.
  public private(set) var isBroken = false

  public init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Calls a function that decodes these bytes.
  public static func reading<Result>(_ bytes: [UInt8], _ read: (inout Unpacking) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes { bytes in
      var reading = Unpacking(bytes)
      return try read(&reading)
    }
  }

  /// The hash of all bytes.
  public var hash: ContentHash { ContentHash(bytes) }

  /// Whether all requested values were present and no bytes are left.
  public var isWhole: Bool { !isBroken && position == bytes.count }

  // Inlinable, like all generic functions here: looking up the type of a list at run time costs more than reading it.
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

  /// Returns `fallback` if there is no value.
  @inlinable public mutating func value<Value: BitwiseCopyable>(or fallback: Value) -> Value {
    // Avoids an optional of a generic type, whose construction would cost more than the rest.
    guard let bytes = take(MemoryLayout<Value>.size) else { return fallback }
    return bytes.loadUnaligned(as: Value.self)
  }

  public mutating func text() -> String {
    take(count()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  public mutating func texts() -> [String] {
    var texts: [String] = []
    let count = count()
    // Each string takes at least four bytes, which limits the capacity for damaged counts.
    texts.reserveCapacity(min(count, (bytes.count - position) / 4))
    while texts.count < count, !isBroken { texts.append(text()) }
    return texts
  }

  /// Reads a count, after which the caller reads the elements one by one.
  @inlinable public mutating func count() -> Int { Int(value(or: UInt32(0))) }

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
