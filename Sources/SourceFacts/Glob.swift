/// One wildcard text without alternatives, as a flat run of tokens. Matching is greedy with one way back for `*` and
/// one for `**`: at worst pattern × text, never exponential.
struct Glob: Sendable {
  /// 0…255: that byte; above: one of the wildcards below.
  private var tokens: [UInt16] = []
  /// How many tokens stand before the first wildcard, and behind the last one.
  private let (head, tail): (Int, Int)

  private static let anyCharacter: UInt16 = 256
  private static let star: UInt16 = 257
  private static let globstar: UInt16 = 258
  /// `**/` at the start of a component: no folder, or any number of them.
  private static let anyFolders: UInt16 = 259
  private static let slash = UInt8(ascii: "/")

  /// `separated`: `/` divides the text into components, which `*` and `?` do not leave. A backslash takes the next
  /// character literally.
  init(_ bytes: [UInt8], separated: Bool) {
    var index = 0
    tokens.reserveCapacity(bytes.count)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\\") where index < bytes.count:
        tokens.append(UInt16(bytes[index]))
        index += 1
      case UInt8(ascii: "?"):
        tokens.append(Self.anyCharacter)
      case UInt8(ascii: "*"):
        let first = index - 1
        while index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
        let startsComponent = first == 0 || bytes[first - 1] == Self.slash
        if !separated || index - first == 1 {
          tokens.append(separated ? Self.star : Self.globstar)
        } else if startsComponent, index < bytes.count, bytes[index] == Self.slash {
          tokens.append(Self.anyFolders)
          index += 1
        } else {
          tokens.append(Self.globstar)
        }
      default:
        tokens.append(UInt16(byte))
      }
    }
    head = tokens.firstIndex { $0 >= Self.anyCharacter } ?? tokens.count
    tail = tokens.count - (tokens.lastIndex { $0 >= Self.anyCharacter }.map { $0 + 1 } ?? 0)
  }

  /// Whether the whole text matches; with `folders`, whether the text or a folder above it does.
  func matches(_ text: UnsafeBufferPointer<UInt8>, folders: Bool) -> Bool {
    tokens.withUnsafeBufferPointer { tokens in
      guard fits(tokens[..<head], text, at: 0) else { return false }
      if folders { return Matcher(tokens: tokens, text: text, folders: true).run() }
      guard fits(tokens[(tokens.count - tail)...], text, at: text.count - tail) else { return false }
      // Most have one `*` at an end, and that is all.
      if head + tail + 1 == tokens.count, tokens[head] == Self.globstar { return head + tail <= text.count }
      return Matcher(tokens: tokens, text: text, folders: false).run()
    }
  }

  /// Whether tokens without wildcards are what stands in a text from a byte on.
  private func fits(_ tokens: Slice<UnsafeBufferPointer<UInt16>>, _ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start >= 0, start + tokens.count <= text.count else { return false }
    var position = start
    for token in tokens {
      if UInt16(text[position]) != token { return false }
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
    /// Where to go on after the last `*`: its next token, and where in the text to try it next. -1: none.
    var starToken = -1
    var starPosition = 0
    /// The same for the last `**`.
    var globstarToken = -1
    var globstarPosition = 0

    init(tokens: UnsafeBufferPointer<UInt16>, text: UnsafeBufferPointer<UInt8>, folders: Bool) {
      self.tokens = tokens
      self.text = text
      self.folders = folders
    }

    consuming func run() -> Bool {
      while true {
        if token == tokens.count {
          if position == text.count || (folders && text[position] == Glob.slash) { return true }
          if !goBack() { return false }
        } else if !step(), !goBack() {
          return false
        }
      }
    }

    /// Takes one token; false where the text does not fit.
    private mutating func step() -> Bool {
      let current = tokens[token]
      switch current {
      case Glob.star:
        starToken = token + 1
        starPosition = position
      case Glob.globstar, Glob.anyFolders:
        globstarToken = token + 1
        globstarPosition = position
        starToken = -1
      case Glob.anyCharacter:
        guard position < text.count, text[position] != Glob.slash, !isContinuation(position) else { return false }
        position += 1
        while position < text.count, isContinuation(position) { position += 1 }
      default:
        guard position < text.count, UInt16(text[position]) == current else { return false }
        position += 1
      }
      token += 1
      return true
    }

    /// Lets the last wildcard swallow more; false when none can.
    private mutating func goBack() -> Bool {
      if starToken >= 0, starPosition < text.count, text[starPosition] != Glob.slash {
        starPosition += 1
        position = starPosition
        token = starToken
        return true
      }
      starToken = -1
      guard globstarToken >= 0 else { return false }
      if tokens[globstarToken - 1] == Glob.anyFolders {
        while globstarPosition < text.count, text[globstarPosition] != Glob.slash { globstarPosition += 1 }
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
