internal import CPrefetch

/// The facts of all files together are larger than the caches next to the processor. A pass over them waits for the memory of each
/// file anew, unless it was sent for while those before were read: half of such a pass's time.
extension FrozenFacts {
  public struct Parts: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let names = Parts(rawValue: 1)
    /// With their scopes.
    public static let declarations = Parts(rawValue: 2)
    public static let nodes = Parts(rawValue: 4)
    public static let imports = Parts(rawValue: 8)
  }

  /// Sends for what tells where the lists of the facts at an address are.
  public static func sendForFacts(at address: UnsafeRawPointer) {
    for place in 0..<3 { prefetch(address + place * line) }
  }

  /// Sends for what tells how long those of the lists are that the facts themselves do not know that of.
  public func sendForHeads(of parts: Parts) { forEachArray(of: parts) { list in list.baseAddress.map { prefetch($0 - Self.head) } } }

  /// Sends for the lists.
  public func sendFor(_ parts: Parts) {
    forEachArray(of: parts, send)
    if parts.contains(.declarations) {
      declarations.withUnsafeBufferPointer { send(UnsafeRawBufferPointer($0)) }
      scopes.withUnsafeBufferPointer { send(UnsafeRawBufferPointer($0)) }
    }
    if parts.contains(.nodes) { nodes.withUnsafeBufferPointer { send(UnsafeRawBufferPointer($0)) } }
  }

  @inline(__always)
  private func send(_ list: UnsafeRawBufferPointer) {
    guard let start = list.baseAddress else { return }
    var place = 0
    while place < min(list.count, Self.most) {
      prefetch(start + place)
      place &+= Self.line
    }
  }

  fileprivate static var line: Int { 64 }
  /// An array's count stands so many bytes before what is in it.
  private static var head: Int { 16 }
  /// Of more the first would be driven out before it is read.
  private static var most: Int { 1 << 17 }

  @inline(__always)
  private func forEachArray(of parts: Parts, _ body: (UnsafeRawBufferPointer) -> Void) {
    if parts.contains(.names) {
      rest.names.hashes.withUnsafeBytes(body)
      rest.names.ends.withUnsafeBytes(body)
      rest.names.bytes.withUnsafeBytes(body)
    }
    if parts.contains(.imports) { rest.imports.withUnsafeBytes(body) }
  }
}

extension UnsafeBufferPointer<Node> {
  /// Sends for some of them, as far as there are so many.
  public func sendFor(_ nodes: Range<Int>) {
    guard nodes.lowerBound < count, let base = baseAddress else { return }
    var place = UnsafeRawPointer(base + nodes.lowerBound)
    let end = UnsafeRawPointer(base + Swift.min(nodes.upperBound, count))
    while place < end {
      prefetch(place)
      place += FrozenFacts.line
    }
  }
}

/// Sends for what is at an address: a record that a pass comes to soon, in no order that would be foreseen.
public func sendFor(_ address: UnsafeRawPointer) { prefetch(address) }
