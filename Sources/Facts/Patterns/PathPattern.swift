import LowLevel

/// A glob for paths relative to the base folder, anchored at that folder. A pattern that matches a folder matches
/// everything in it: `App/Models` matches `App/Models/Feed.swift`. `*` and `?` do not match `/`, `**` does; `**/` also
/// matches no folder, `{a,b}` matches either; a backslash escapes the next character.
public struct PathPattern: Sendable, Hashable {
  /// The pattern as written.
  public let text: String
  /// The number of path components without wildcards. Of several patterns that match, the one with the highest number
  /// wins.
  public let literalComponents: Int
  private let globs: Globs
  /// Whether it is the base folder, and so matches every path.
  private let matchesAll: Bool

  public init(_ text: String) {
    self.text = text
    let components = Self.components(text)
    literalComponents = components.count { component in
      !component.isEmpty && !component.contains { "*?{}".utf8.contains($0) }
    }
    matchesAll = components.isEmpty
    globs = Array(components.joined(separator: "/".utf8)).withBytes { Globs($0, separated: true) }
  }

  public func matches(_ path: String) -> Bool {
    matchesAll || path.withBytes { globs.matches($0, folders: true) }
  }

  /// The first unmatched `[` or `{`. `[a-z]` is not a character class in these patterns, but is often meant as one.
  public static func openBracket(in text: String) -> Character? {
    for (open, close) in [("[", "]"), ("{", "}")] as [(Character, Character)] {
      guard let start = text.lastIndex(of: open) else { continue }
      let isEscaped = start > text.startIndex && text[text.index(before: start)] == "\\"
      if !isEscaped, !text[start...].contains(close) { return open }
    }
    return nil
  }

  /// The components of a path, without empty ones and `.`.
  private static func components(_ text: String) -> [[UInt8]] {
    text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
  }

  public static func == (left: PathPattern, right: PathPattern) -> Bool { left.text == right.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A glob for names: `*` matches any characters, `?` one, `{a,b}` either.
public struct NamePattern: Sendable, Hashable {
  public let text: String
  /// Empty if the pattern is plain, or if its alternatives are only expanded on demand.
  private let globs: Globs
  /// Whether it has no wildcards, braces or backslashes.
  public let isPlain: Bool

  public init(_ text: String) { self.init(text, isListed: false) }

  /// Creates a pattern for a list that is matched by `NameGlobs`: its `{a,b}` are expanded only if it is matched alone,
  /// and then on each match.
  public init(listed text: String) { self.init(text, isListed: true) }

  private init(_ text: String, isListed: Bool) {
    self.text = text
    let isPlain = !text.utf8.contains {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\\")
    }
    self.isPlain = isPlain
    globs = isPlain || isListed && text.utf8.contains(UInt8(ascii: "{")) ? Globs() : Self.globs(text)
  }

  private static func globs(_ text: String) -> Globs { text.withBytes { Globs($0, separated: false) } }

  /// One pattern for each combination of its `{a,b}`.
  public var alternatives: [NamePattern] { alternativeTexts.map { NamePattern($0) } }

  public var alternativeTexts: [String] {
    var texts: [String] = []
    forEachAlternative { texts.append($0.string) }
    return texts
  }

  /// Calls a function with the UTF-8 bytes of each alternative.
  public func forEachAlternative(_ body: (ByteView) -> Void) {
    text.withBytes { GlobAlternatives.forEach($0, body) }
  }

  public func matches(_ name: String) -> Bool { name.withBytes { matches($0) } }

  public func matches(_ name: ByteView) -> Bool {
    if isPlain { return isText(name) }
    return (globs.isEmpty ? Self.globs(text) : globs).matches(name, folders: false)
  }

  fileprivate func isText(_ name: ByteView) -> Bool { text.withBytes { $0 == name } }

  public static func == (left: NamePattern, right: NamePattern) -> Bool { left.text == right.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension [NamePattern] {
  /// Whether one of the patterns matches. Iterates by index, since a copy of each would be retained.
  public func match(_ name: ByteView) -> Bool {
    for index in indices {
      if self[index].isPlain {
        if self[index].isText(name) { return true }
      } else if self[index].matches(name) {
        return true
      }
    }
    return false
  }

  /// Whether the text of a pattern contains a dot.
  public var containsDot: Bool {
    for index in indices where self[index].text.utf8.contains(UInt8(ascii: ".")) { return true }
    return false
  }
}
