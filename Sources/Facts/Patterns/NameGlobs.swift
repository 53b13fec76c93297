import SourceFacts

/// Many globs over names, each with a number, asked for one name after another: those without a wildcard are found by a
/// table, the others are told apart by their ends before they are tried.
public struct NameGlobs: Sendable {
  /// One of `globs`.
  private struct Glob {
    let number: Int32
    /// The one before it in the same chain, or -1.
    let next: Int32
    /// The second byte that a name has, the last one and that before it: 0 for any.
    private let (second, last, beforeLast): (UInt8, UInt8, UInt8)

    init(_ text: UnsafeBufferPointer<UInt8>, number: Int32, next: Int32) {
      func byte(_ place: Int, besides end: Int) -> UInt8 {
        guard text.indices.contains(place), !text[place].isWildcard, !text[end].isWildcard else { return 0 }
        return text[place]
      }
      (self.number, self.next) = (number, next)
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
  /// By name: the last of its numbers in `numbers`, or -1.
  private var numbersOfName: [Int32] = [-1]
  /// `next`: another number of the same name, or -1.
  private var numbers: [(number: Int32, next: Int32)] = []
  private var globs: [Glob] = []
  private var texts = Globs()
  /// The last glob of each chain, or -1: by the byte that a name begins with, behind these by the one that it ends with where it may
  /// begin with any; those that say neither are the chain of 0.
  private var lastGlob = [Int32](repeating: -1, count: 512)

  public init() {}

  public init(_ patterns: [NamePattern]) {
    for pattern in patterns { pattern.forEachAlternative { add($0, number: 0) } }
  }

  /// `text` holds no `{a,b}`.
  public mutating func add(_ text: UnsafeBufferPointer<UInt8>, number: Int32) {
    guard text.contains(where: { $0.isWildcard }), let first = text.first else {
      let name = Int(names.intern(text).raw)
      if name == numbersOfName.count { numbersOfName.append(-1) }
      numbers.append((number, numbersOfName[name]))
      numbersOfName[name] = Int32(numbers.count - 1)
      return
    }
    let last = text[text.count - 1]
    let chain = !first.isWildcard ? Int(first) : last.isWildcard ? 0 : 256 + Int(last)
    globs.append(Glob(text, number: number, next: lastGlob[chain]))
    texts.add(text, separated: false)
    lastGlob[chain] = Int32(globs.count - 1)
  }

  public func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    isNamed(name) || isMatchedByWildcards(name)
  }

  public func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { matches($0) }
  }

  /// By name of a table: whether a glob matches it. Globs without a wildcard are looked up, and of the others those alone are
  /// tried that can match.
  public func matches(in table: NameTable) -> [Bool] {
    var isMatched = [Bool](repeating: false, count: table.count)
    for name in numbersOfName.indices where numbersOfName[name] >= 0 {
      if let found = names.withBytes(of: Name(UInt32(name)), { table.find($0) }) { isMatched[Int(found.raw)] = true }
    }
    if globs.isEmpty { return isMatched }
    table.forEach { name, bytes in
      if !isMatched[Int(name.raw)], isMatchedByWildcards(bytes) { isMatched[Int(name.raw)] = true }
    }
    return isMatched
  }

  /// The numbers of the globs that match a name, in no order.
  public func numbers(for name: UnsafeBufferPointer<UInt8>) -> [Int32] {
    var found = named(name)
    if lastGlob[0] >= 0 { add(matching: name, from: lastGlob[0], to: &found) }
    guard let first = name.first, let last = name.last else { return found }
    if first != 0 { add(matching: name, from: lastGlob[Int(first)], to: &found) }
    add(matching: name, from: lastGlob[256 + Int(last)], to: &found)
    return found
  }

  private func add(matching name: UnsafeBufferPointer<UInt8>, from first: Int32, to found: inout [Int32]) {
    var glob = match(name, from: first)
    while glob >= 0 {
      found.append(globs[Int(glob)].number)
      glob = match(name, from: globs[Int(glob)].next)
    }
  }

  /// The numbers of the globs that are just this name, in no order.
  public func named(_ name: UnsafeBufferPointer<UInt8>) -> [Int32] {
    guard let name = find(name) else { return [] }
    var found: [Int32] = []
    var place = numbersOfName[Int(name.raw)]
    while place >= 0 {
      found.append(numbers[Int(place)].number)
      place = numbers[Int(place)].next
    }
    return found
  }

  private func isNamed(_ name: UnsafeBufferPointer<UInt8>) -> Bool { find(name).map { numbersOfName[Int($0.raw)] >= 0 } ?? false }

  private func find(_ name: UnsafeBufferPointer<UInt8>) -> Name? { numbers.isEmpty ? nil : names.find(name) }

  private func isMatchedByWildcards(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most names begin and end as no glob does.
    if lastGlob[0] >= 0, match(name, from: lastGlob[0]) >= 0 { return true }
    guard let first = name.first, let last = name.last else { return false }
    let (byFirst, byLast) = (first == 0 ? -1 : lastGlob[Int(first)], lastGlob[256 + Int(last)])
    return byFirst >= 0 && match(name, from: byFirst) >= 0 || byLast >= 0 && match(name, from: byLast) >= 0
  }

  /// The first from a glob on that matches; -1 for none.
  private func match(_ name: UnsafeBufferPointer<UInt8>, from first: Int32) -> Int32 {
    var glob = first
    while glob >= 0 {
      if globs[Int(glob)].mayMatch(name), texts.matches(name, at: Int(glob)) { return glob }
      glob = globs[Int(glob)].next
    }
    return -1
  }
}

extension UInt8 {
  fileprivate var isWildcard: Bool { self == UInt8(ascii: "*") || self == UInt8(ascii: "?") || self == UInt8(ascii: "\\") }
}
