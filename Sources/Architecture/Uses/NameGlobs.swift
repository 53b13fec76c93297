import SourceFacts

/// Many globs over names, each with a number, asked for one name after another: those without a wildcard are found by a
/// table, the others are told apart by their ends before they are tried.
public struct NameGlobs: Sendable {
  private struct Glob {
    let pattern: NamePattern
    let number: Int32
    /// The second byte that a name has, the last one and that before it: 0 for any.
    private let (second, last, beforeLast): (UInt8, UInt8, UInt8)

    init(_ text: UnsafeBufferPointer<UInt8>, number: Int32) {
      func byte(_ place: Int, besides end: Int) -> UInt8 {
        guard text.indices.contains(place), !text[place].isWildcard, !text[end].isWildcard else { return 0 }
        return text[place]
      }
      pattern = NamePattern(String(decoding: text, as: UTF8.self))
      self.number = number
      let end = text.count - 1
      (second, last, beforeLast) = (byte(1, besides: 0), byte(end, besides: end), byte(end - 1, besides: end))
    }

    /// Most that cannot match are told by this.
    func mayMatch(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
      let end = name.count - 1
      return (last == 0 || end >= 0 && name[end] == last) && (second == 0 || end >= 1 && name[1] == second)
        && (beforeLast == 0 || end >= 1 && name[end - 1] == beforeLast)
    }
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
    return isAny(globs[0], name) || name.first.map { $0 != 0 && isAny(globs[Int($0)], name) } ?? false
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
    globs.indices.contains { globs[$0].mayMatch(name) && globs[$0].pattern.matches(name) }
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
    for index in globs.indices where globs[index].mayMatch(name) && globs[index].pattern.matches(name) {
      found.append(globs[index].number)
    }
  }
}

extension UInt8 {
  var isWildcard: Bool { self == UInt8(ascii: "*") || self == UInt8(ascii: "?") || self == UInt8(ascii: "\\") }
}
