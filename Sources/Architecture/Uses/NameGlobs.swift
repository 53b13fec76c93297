import SourceFacts

/// Many globs over names, each with a number, asked for one name after another: those without a wildcard are found by a
/// table, the others are told apart by their ends before they are tried.
public struct NameGlobs: Sendable {
  private struct Glob {
    var pattern: NamePattern
    /// The last byte that a name has: 0 for any.
    var last: UInt8
    var number: Int32
  }
  private var names = NameTable()
  private var exact: [[Int32]] = [[]]
  /// By the first byte that a name has: 0 for any.
  private var globs = [[Glob]](repeating: [], count: 256)

  public init() {}

  public init(_ patterns: [NamePattern]) {
    for text in patterns.flatMap(\.alternativeTexts) { add(text, number: 0) }
  }

  /// `text` holds no `{a,b}`.
  public mutating func add(_ text: String, number: Int32) {
    let bytes = text.utf8
    guard bytes.contains(where: \.isWildcard), let first = bytes.first, let last = bytes.last else {
      let name = Int(names.intern(text).raw)
      if name == exact.count { exact.append([]) }
      return exact[name].append(number)
    }
    let glob = Glob(pattern: NamePattern(text), last: last.isWildcard ? 0 : last, number: number)
    globs[first.isWildcard ? 0 : Int(first)].append(glob)
  }

  public func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if let known = names.find(name), !exact[Int(known.raw)].isEmpty { return true }
    let last = name.last ?? 0
    func isOne(_ glob: Glob) -> Bool { (glob.last == 0 || glob.last == last) && glob.pattern.matches(name) }
    return globs[0].contains(where: isOne) || name.first.map { $0 != 0 && globs[Int($0)].contains(where: isOne) } ?? false
  }

  public func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { matches($0) }
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
    let last = name.last ?? 0
    for glob in globs where (glob.last == 0 || glob.last == last) && glob.pattern.matches(name) {
      found.append(glob.number)
    }
  }
}

extension UInt8 {
  var isWildcard: Bool { self == UInt8(ascii: "*") || self == UInt8(ascii: "?") || self == UInt8(ascii: "\\") }
}
