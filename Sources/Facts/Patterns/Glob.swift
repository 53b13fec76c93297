import LowLevel

/// Globs without `{a,b}`, stored as one array of tokens. The matcher is greedy and backtracks to the last `*` and the
/// last `**` only, so that matching takes at most O(pattern × text).
struct Globs: Sendable {
  /// The tokens of all globs, one glob after the other: 0…255 is a byte, above are the wildcards below.
  private var tokens: [UInt16] = []
  private var globs: [Extent] = []

  private struct Extent: Sendable {
    /// Indices of `tokens`.
    let range: Range<Int>
    /// The number of tokens before the first wildcard, and after the last one.
    let (head, tail): (Int, Int)
    /// Whether it has the form `*…*` without other wildcards.
    let isInner: Bool
  }

  private static let anyCharacter: UInt16 = 256
  private static let star: UInt16 = 257
  private static let globstar: UInt16 = 258
  /// `**/` at the start of a component: any number of folders, also none.
  private static let anyFolders: UInt16 = 259
  private static let slash = UInt8(ascii: "/")

  /// Matches nothing.
  init() {}

  /// Adds a glob for each alternative of a text.
  ///
  /// - Parameter separated: whether `/` separates components, which `*` and `?` do not cross. A backslash escapes the
  ///   next character.
  init(_ text: ByteView, separated: Bool) {
    tokens.reserveCapacity(text.count)
    GlobAlternatives.forEach(text) { add($0, separated: separated) }
  }

  var isEmpty: Bool { globs.isEmpty }
  var count: Int { globs.count }

  /// Adds a glob; braces in it are literal.
  mutating func add(_ bytes: ByteView, separated: Bool) {
    let start = tokens.count
    var (firstWildcard, afterWildcard, wildcards): (Int?, Int, Int) = (nil, start, 0)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      var token = UInt16(byte)
      switch byte {
      case UInt8(ascii: "\\") where index < bytes.count:
        token = UInt16(bytes[index])
        index += 1
      case UInt8(ascii: "?"):
        token = Self.anyCharacter
      case UInt8(ascii: "*"):
        let first = index - 1
        while index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
        let startsComponent = first == 0 || bytes[first - 1] == Self.slash
        if !separated || index - first == 1 {
          token = separated ? Self.star : Self.globstar
        } else if startsComponent, index < bytes.count, bytes[index] == Self.slash {
          token = Self.anyFolders
          index += 1
        } else {
          token = Self.globstar
        }
      default: break
      }
      tokens.append(token)
      if token > UInt16(UInt8.max) {
        firstWildcard = firstWildcard ?? tokens.count - 1
        afterWildcard = tokens.count
        wildcards += 1
      }
    }
    let range = start..<tokens.count
    let (head, tail) = ((firstWildcard ?? range.upperBound) - start, range.upperBound - afterWildcard)
    let isInner =
      wildcards == 2 && head + tail == 0 && tokens[start] == Self.globstar && tokens.last == Self.globstar
    globs.append(Extent(range: range, head: head, tail: tail, isInner: isInner))
  }

  /// Whether one of the globs matches the entire text or, if `folders` is true, a folder above it.
  func matches(_ text: ByteView, folders: Bool) -> Bool {
    globs.contains { matches($0, text, folders) }
  }

  /// Whether the glob at an index matches the entire text.
  func matches(_ text: ByteView, at place: Int) -> Bool { matches(globs[place], text, false) }

  private func matches(_ glob: Extent, _ text: ByteView, _ folders: Bool) -> Bool {
    let (range, head, tail) = (glob.range, glob.head, glob.tail)
    guard fits(range.prefix(head), text, at: 0) else { return false }
    if folders { return Matcher(tokens: tokens[range], text: text, folders: true).run() }
    guard fits(range.suffix(tail), text, at: text.count - tail) else { return false }
    // Fast paths for `a*`, `*a`, `a*b` and `*a*`, which most globs are.
    if head + tail + 1 == range.count, tokens[range.lowerBound + head] == Self.globstar {
      return head + tail <= text.count
    }
    if glob.isInner {
      let inner = range.dropFirst().dropLast()
      return inner.count <= text.count && (0...text.count - inner.count).contains { fits(inner, text, at: $0) }
    }
    return Matcher(tokens: tokens[range], text: text, folders: false).run()
  }

  /// Whether the text contains these literal tokens at a position.
  private func fits(_ range: Range<Int>, _ text: ByteView, at start: Int) -> Bool {
    guard start >= 0, start + range.count <= text.count else { return false }
    var position = start
    for token in range {
      if UInt16(text[position]) != tokens[token] { return false }
      position += 1
    }
    return true
  }

  private struct Matcher {
    let tokens: ArraySlice<UInt16>
    let text: ByteView
    let folders: Bool
    var token: Int
    var position = 0
    /// The token after the last `*`, and the position in the text to retry it from.
    var starToken: Int?
    var starPosition = 0
    /// The token after the last `**`, and the position in the text to retry it from.
    var globstarToken: Int?
    var globstarPosition = 0

    init(tokens: ArraySlice<UInt16>, text: ByteView, folders: Bool) {
      (self.tokens, self.text, self.folders) = (tokens, text, folders)
      token = tokens.startIndex
    }

    consuming func run() -> Bool {
      while true {
        if token == tokens.endIndex {
          if position == text.count || (folders && text[position] == Globs.slash) { return true }
          if !backtrack() { return false }
        } else if !step(), !backtrack() {
          return false
        }
      }
    }

    /// Matches one token.
    /// - Returns: whether the text matches.
    private mutating func step() -> Bool {
      let current = tokens[token]
      switch current {
      case Globs.star:
        starToken = token + 1
        starPosition = position
      case Globs.globstar, Globs.anyFolders:
        globstarToken = token + 1
        globstarPosition = position
        starToken = nil
      case Globs.anyCharacter:
        guard position < text.count, text[position] != Globs.slash, !isContinuation(position) else { return false }
        position += 1
        while position < text.count, isContinuation(position) { position += 1 }
      default:
        guard position < text.count, UInt16(text[position]) == current else { return false }
        position += 1
      }
      token += 1
      return true
    }

    /// Backtracks: lets the last wildcard match one more character.
    /// - Returns: false if there is no such wildcard.
    private mutating func backtrack() -> Bool {
      if let starToken, starPosition < text.count, text[starPosition] != Globs.slash {
        starPosition += 1
        position = starPosition
        token = starToken
        return true
      }
      starToken = nil
      guard let globstarToken else { return false }
      if tokens[globstarToken - 1] == Globs.anyFolders {
        while globstarPosition < text.count, text[globstarPosition] != Globs.slash { globstarPosition += 1 }
      }
      guard globstarPosition < text.count else { return false }
      globstarPosition += 1
      position = globstarPosition
      token = globstarToken
      return true
    }

    private func isContinuation(_ index: Int) -> Bool { text[index] & 0xC0 == 0x80 }
  }
}
