import SourceFacts

/// Many globs over names, each with a number, asked for one name after another: those without a wildcard are found by a
/// table, the others are told apart by their ends before they are tried.
public struct NameGlobs: Sendable {
  private struct Glob {
    let pattern: NamePattern
    let number: Int32
    /// What a name begins and ends with, as far as no wildcard stands there.
    private let ends: Ends
    private let (headMask, tailMask): (UInt64, UInt64)

    init(_ text: UnsafeBufferPointer<UInt8>, number: Int32) {
      pattern = NamePattern(String(decoding: text, as: UTF8.self))
      self.number = number
      ends = Ends(
        UnsafeBufferPointer(rebasing: text.prefix { !$0.isWildcard }),
        UnsafeBufferPointer(rebasing: text[((text.lastIndex(where: \.isWildcard) ?? -1) + 1)...]))
      (headMask, tailMask) = (Ends.mask(text.prefix { !$0.isWildcard }.count), Ends.mask(text.reversed().prefix { !$0.isWildcard }.count))
    }

    /// Nearly all that cannot match are told by this.
    func mayMatch(_ name: Ends) -> Bool {
      name.head & headMask == ends.head && name.tail & tailMask == ends.tail
    }
  }

  /// The first and the last eight bytes of a text, the outermost lowest; 0 for those that it does not have.
  private struct Ends {
    let (head, tail): (UInt64, UInt64)

    init(_ name: UnsafeBufferPointer<UInt8>) { self.init(name, name) }

    init(_ beginning: UnsafeBufferPointer<UInt8>, _ end: UnsafeBufferPointer<UInt8>) {
      var (head, tail): (UInt64, UInt64) = (0, 0)
      for index in 0..<min(8, beginning.count) { head |= UInt64(beginning[index]) << UInt64(index * 8) }
      for index in 0..<min(8, end.count) { tail |= UInt64(end[end.count - 1 - index]) << UInt64(index * 8) }
      (self.head, self.tail) = (head, tail)
    }

    /// Of the outermost bytes.
    static func mask(_ count: Int) -> UInt64 { count >= 8 ? .max : 1 << UInt64(count * 8) - 1 }
  }
  private var names = NameTable()
  private var exact: [[Int32]] = [[]]
  /// By the first byte that a name has: 0 for any.
  private var globs = [[Glob]](repeating: [], count: 256)

  public init() {}

  public init(_ patterns: [NamePattern]) {
    for pattern in patterns { pattern.forEachAlternative { add($0, number: 0) } }
  }

  /// `text` holds no `{a,b}`.
  public mutating func add(_ text: UnsafeBufferPointer<UInt8>, number: Int32) {
    guard text.contains(where: \.isWildcard), let first = text.first else {
      let name = Int(names.intern(text).raw)
      if name == exact.count { exact.append([]) }
      return exact[name].append(number)
    }
    globs[first.isWildcard ? 0 : Int(first)].append(Glob(text, number: number))
  }

  public func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if let known = names.find(name), !exact[Int(known.raw)].isEmpty { return true }
    let first = name.first.map { Int($0) } ?? 0
    return isAny(globs[0], name) || first != 0 && isAny(globs[first], name)
  }

  public func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { matches($0) }
  }

  /// By name of a table: whether a glob matches it. Globs without a wildcard are looked up, and of the others those alone are
  /// tried that can match.
  public func matches(in table: NameTable) -> [Bool] {
    var isMatched = [Bool](repeating: false, count: table.count)
    for name in 0..<names.count where !exact[name].isEmpty {
      if let found = names.withBytes(of: Name(UInt32(name)), { table.find($0) }) { isMatched[Int(found.raw)] = true }
    }
    let isTried = globs.map { !$0.isEmpty }
    if !isTried.contains(true) { return isMatched }
    table.forEach { name, bytes in
      let first = bytes.first.map { Int($0) } ?? 0
      guard isTried[0] || isTried[first], !isMatched[Int(name.raw)] else { return }
      isMatched[Int(name.raw)] = isAny(globs[0], bytes) || first != 0 && isAny(globs[first], bytes)
    }
    return isMatched
  }

  private func isAny(_ globs: [Glob], _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if globs.isEmpty { return false }
    let ends = Ends(name)
    return globs.indices.contains { globs[$0].mayMatch(ends) && globs[$0].pattern.matches(name) }
  }

  /// The numbers of the globs that match a name.
  public func numbers(for name: UnsafeBufferPointer<UInt8>) -> [Int32] {
    var found = named(name)
    add(globs[0], matching: name, to: &found)
    if let first = name.first, first != 0 { add(globs[Int(first)], matching: name, to: &found) }
    return found
  }

  /// The numbers of the globs that are just this name.
  public func named(_ name: UnsafeBufferPointer<UInt8>) -> [Int32] { names.find(name).map { exact[Int($0.raw)] } ?? [] }

  private func add(_ globs: [Glob], matching name: UnsafeBufferPointer<UInt8>, to found: inout [Int32]) {
    if globs.isEmpty { return }
    let ends = Ends(name)
    for index in globs.indices where globs[index].mayMatch(ends) && globs[index].pattern.matches(name) {
      found.append(globs[index].number)
    }
  }
}

extension UInt8 {
  var isWildcard: Bool { self == UInt8(ascii: "*") || self == UInt8(ascii: "?") || self == UInt8(ascii: "\\") }
}
