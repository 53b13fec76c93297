import LowLevel
import SourceFacts
import Tables

/// Matches names against many globs, each with a number. Globs without wildcards are looked up in a table; the others
/// are filtered by their first and last bytes before they are tried.
public struct NameGlobs: Sendable {
  /// A glob with wildcards.
  private struct Glob {
    let number: Int32
    /// The previous glob of its chain.
    let next: OptionalID<Glob>
    /// The second, last and last but one byte of every match; 0 for any.
    private let (second, last, beforeLast): (UInt8, UInt8, UInt8)

    init(_ text: ByteView, number: Int32, next: OptionalID<Glob>) {
      func byte(_ place: Int, besides end: Int) -> UInt8 {
        guard text.indices.contains(place), !text[place].isWildcard, !text[end].isWildcard else { return 0 }
        return text[place]
      }
      (self.number, self.next) = (number, next)
      let end = text.count - 1
      (second, last, beforeLast) = (byte(1, besides: 0), byte(end, besides: end), byte(end - 1, besides: end))
    }

    /// Rules out most globs that do not match, by three bytes.
    func mayMatch(_ name: ByteView) -> Bool {
      let end = name.count - 1
      return (last == 0 || end >= 0 && name[end] == last) && (second == 0 || end >= 1 && name[1] == second)
        && (beforeLast == 0 || end >= 1 && name[end - 1] == beforeLast)
    }
  }
  /// The number of a glob without wildcards, linked to another number of the same name.
  private struct Numbered {
    let number: Int32
    let next: OptionalID<Numbered>
  }
  private var names = NameTable()
  /// The last entry of `numbers` for each name.
  private var lastNumber: [OptionalID<Numbered>] = [.none]
  private var numbers: Table<ID<Numbered>, Numbered> = []
  private var globs: Table<ID<Glob>, Glob> = []
  /// The texts of `globs`, at the same indices.
  private var texts = Globs()
  /// The last glob of each chain. Chains 1…255 are by the first byte of the name; chains 256… by the last byte, if the
  /// first may be any; chain 0 is for globs with a wildcard at both ends.
  private var lastGlob = [OptionalID<Glob>](repeating: .none, count: 512)

  public init() {}

  public init(_ patterns: [NamePattern]) {
    for pattern in patterns { pattern.forEachAlternative { add($0, number: 0) } }
  }

  /// - Parameter text: a glob without `{a,b}`.
  public mutating func add(_ text: ByteView, number: Int32) {
    guard text.contains(where: { $0.isWildcard }), let first = text.first else {
      let name = Int(names.intern(text).raw)
      if name == lastNumber.count { lastNumber.append(.none) }
      lastNumber[name] = OptionalID(numbers.append(Numbered(number: number, next: lastNumber[name])))
      return
    }
    let last = text[text.count - 1]
    let chain = !first.isWildcard ? Int(first) : last.isWildcard ? 0 : 256 + Int(last)
    lastGlob[chain] = OptionalID(globs.append(Glob(text, number: number, next: lastGlob[chain])))
    texts.add(text, separated: false)
  }

  public func matches(_ name: ByteView) -> Bool { isNamed(name) || isMatchedByWildcards(name) }
  public func matches(_ name: String) -> Bool { name.withBytes { matches($0) } }

  /// Whether a glob matches, for each name of a table.
  public func matches(in table: NameTable) -> [Bool] {
    var isMatched = [Bool](repeating: false, count: table.count)
    for name in lastNumber.indices where lastNumber[name] != .none {
      if let found = names.withBytes(of: Name(UInt32(name)), { table.find($0) }) { isMatched[Int(found.raw)] = true }
    }
    if globs.isEmpty { return isMatched }
    table.forEach { name, bytes in
      if !isMatched[Int(name.raw)], isMatchedByWildcards(bytes) { isMatched[Int(name.raw)] = true }
    }
    return isMatched
  }

  /// The numbers of the globs that match a name, unordered.
  public func numbers(for name: ByteView) -> [Int32] {
    var found = named(name)
    add(matching: name, from: lastGlob[0], to: &found)
    guard let first = name.first, let last = name.last else { return found }
    if first != 0 { add(matching: name, from: lastGlob[Int(first)], to: &found) }
    add(matching: name, from: lastGlob[256 + Int(last)], to: &found)
    return found
  }

  private func add(matching name: ByteView, from first: OptionalID<Glob>, to found: inout [Int32]) {
    var next = first
    while let glob = match(name, from: next) {
      found.append(globs[glob].number)
      next = globs[glob].next
    }
  }

  /// The numbers of the globs without wildcards that equal a name, unordered.
  public func named(_ name: ByteView) -> [Int32] {
    guard let name = find(name) else { return [] }
    var found: [Int32] = []
    var next = lastNumber[Int(name.raw)]
    while let place = next.id {
      found.append(numbers[place].number)
      next = numbers[place].next
    }
    return found
  }

  private func isNamed(_ name: ByteView) -> Bool {
    find(name).map { lastNumber[Int($0.raw)] != .none } ?? false
  }

  private func find(_ name: ByteView) -> Name? { numbers.isEmpty ? nil : names.find(name) }

  private func isMatchedByWildcards(_ name: ByteView) -> Bool {
    // For most names, the chains of their first and last byte are empty.
    if match(name, from: lastGlob[0]) != nil { return true }
    guard let first = name.first, let last = name.last else { return false }
    let byFirst = first == 0 ? .none : lastGlob[Int(first)]
    return match(name, from: byFirst) != nil || match(name, from: lastGlob[256 + Int(last)]) != nil
  }

  /// The first glob that matches, from a glob of a chain on.
  @inline(__always)
  private func match(_ name: ByteView, from first: OptionalID<Glob>) -> ID<Glob>? {
    var next = first
    while let glob = next.id {
      if globs[glob].mayMatch(name), texts.matches(name, at: glob.index) { return glob }
      next = globs[glob].next
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isWildcard: Bool {
    self == UInt8(ascii: "*") || self == UInt8(ascii: "?") || self == UInt8(ascii: "\\")
  }
}
