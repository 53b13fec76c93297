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
  init(_ text: UnsafeBufferPointer<UInt8>, separated: Bool) {
    tokens.reserveCapacity(text.count)
    GlobAlternatives.forEach(text) { add($0, separated: separated) }
  }

  var isEmpty: Bool { globs.isEmpty }
  var count: Int { globs.count }

  /// Adds a glob; braces in it are literal.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, separated: Bool) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: bytes.count) { room in
      let (count, head, tail, wildcards) = Self.read(bytes, separated, into: room)
      let isInner = wildcards == 2 && head + tail == 0 && room[0] == Self.globstar && room[count - 1] == Self.globstar
      globs.append(Extent(range: tokens.count..<tokens.count + count, head: head, tail: tail, isInner: isInner))
      tokens.append(contentsOf: room[..<count])
    }
  }

  /// - Parameter room: has capacity for each byte.
  /// - Returns: the number of tokens, of tokens before the first wildcard, of those after the last one, and of
  ///   wildcards.
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ separated: Bool, into room: UnsafeMutableBufferPointer<UInt16>
  ) -> (count: Int, head: Int, tail: Int, wildcards: Int) {
    var (count, afterWildcard, wildcards) = (0, 0, 0)
    var head: Int?
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
        token = anyCharacter
      case UInt8(ascii: "*"):
        let first = index - 1
        while index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
        let startsComponent = first == 0 || bytes[first - 1] == slash
        if !separated || index - first == 1 {
          token = separated ? star : globstar
        } else if startsComponent, index < bytes.count, bytes[index] == slash {
          token = anyFolders
          index += 1
        } else {
          token = globstar
        }
      default: break
      }
      room[count] = token
      count += 1
      if token > UInt16(UInt8.max) {
        head = head ?? count - 1
        afterWildcard = count
        wildcards += 1
      }
    }
    return (count, head ?? count, count - afterWildcard, wildcards)
  }

  /// Whether one of the globs matches the entire text or, if `folders` is true, a folder above it.
  func matches(_ text: UnsafeBufferPointer<UInt8>, folders: Bool) -> Bool {
    tokens.withUnsafeBufferPointer { tokens in
      for glob in globs where Self.matches(UnsafeBufferPointer(rebasing: tokens[glob.range]), glob, text, folders) {
        return true
      }
      return false
    }
  }

  /// Whether the glob at an index matches the entire text.
  func matches(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    tokens.withUnsafeBufferPointer { tokens in
      Self.matches(UnsafeBufferPointer(rebasing: tokens[globs[place].range]), globs[place], text, false)
    }
  }

  private static func matches(
    _ tokens: UnsafeBufferPointer<UInt16>, _ glob: Extent, _ text: UnsafeBufferPointer<UInt8>, _ folders: Bool
  ) -> Bool {
    let (head, tail) = (glob.head, glob.tail)
    guard fits(tokens, 0..<head, text, at: 0) else { return false }
    if folders { return Matcher(tokens: tokens, text: text, folders: true).run() }
    guard fits(tokens, tokens.count - tail..<tokens.count, text, at: text.count - tail) else { return false }
    // Fast paths for `a*`, `*a`, `a*b` and `*a*`, which most globs are.
    if head + tail + 1 == tokens.count, tokens[head] == globstar { return head + tail <= text.count }
    if glob.isInner {
      let inner = 1..<tokens.count - 1
      return inner.count <= text.count && (0...text.count - inner.count).contains { fits(tokens, inner, text, at: $0) }
    }
    return Matcher(tokens: tokens, text: text, folders: false).run()
  }

  /// Whether the text contains these literal tokens at a position.
  private static func fits(
    _ tokens: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    guard start >= 0, start + range.count <= text.count else { return false }
    var position = start
    for token in range {
      if UInt16(text[position]) != tokens[token] { return false }
      position += 1
    }
    return true
  }

  private struct Matcher {
    let tokens: UnsafeBufferPointer<UInt16>
    let text: UnsafeBufferPointer<UInt8>
    let folders: Bool
    var token = 0
    var position = 0
    /// The token after the last `*`, and the position in the text to retry it from.
    var starToken: Int?
    var starPosition = 0
    /// The token after the last `**`, and the position in the text to retry it from.
    var globstarToken: Int?
    var globstarPosition = 0

    init(tokens: UnsafeBufferPointer<UInt16>, text: UnsafeBufferPointer<UInt8>, folders: Bool) {
      self.tokens = tokens
      self.text = text
      self.folders = folders
    }

    consuming func run() -> Bool {
      while true {
        if token == tokens.count {
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
