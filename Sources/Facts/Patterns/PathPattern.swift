/// A glob over paths relative to the base folder, anchored there. A match of a folder is a match of all below it:
/// `App/Models` matches `App/Models/Feed.swift`. `*` and `?` stop at `/`, `**` does not, `**/` may stand for no folder,
/// `{a,b}` is either; a backslash takes the next character literally.
public struct PathPattern: Sendable, Hashable {
  /// As written.
  public let text: String
  /// How many components of the path hold no wildcard: of several patterns that match, the one with the most wins.
  public let literalComponents: Int
  private let globs: Globs
  /// The base folder itself: everything.
  private let matchesAll: Bool

  public init(_ text: String) {
    self.text = text
    let components = Self.components(text)
    literalComponents = components.count { component in
      !component.isEmpty && !component.contains { "*?{}".utf8.contains($0) }
    }
    matchesAll = components.isEmpty
    globs = Array(components.joined(separator: "/".utf8)).withUnsafeBufferPointer { Globs($0, separated: true) }
  }

  public func matches(_ path: String) -> Bool {
    if matchesAll { return true }
    var path = path
    return path.withUTF8 { bytes in globs.matches(bytes, folders: true) }
  }

  /// The first bracket that begins a choice and has no end. `[a-z]` is no choice in these patterns, but often meant as
  /// one.
  public static func openBracket(in text: String) -> Character? {
    for (open, close) in [("[", "]"), ("{", "}")] as [(Character, Character)] {
      guard let start = text.lastIndex(of: open) else { continue }
      let isEscaped = start > text.startIndex && text[text.index(before: start)] == "\\"
      if !isEscaped, !text[start...].contains(close) { return open }
    }
    return nil
  }

  /// Parts between slashes; slashes that say nothing (leading, trailing, doubled) and `.` left out.
  private static func components(_ text: String) -> [[UInt8]] {
    text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
  }

  public static func == (left: PathPattern, right: PathPattern) -> Bool { left.text == right.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A glob over names: `*` any characters, `?` one, `{a,b}` either.
public struct NamePattern: Sendable, Hashable {
  public let text: String
  /// None where the text stands for itself, or is written out when it is asked alone.
  private let globs: Globs
  /// The text stands for itself.
  public let isPlain: Bool

  public init(_ text: String) { self.init(text, isListed: false) }

  /// One of a list that is asked as a whole, see `NameGlobs`: its `{a,b}` are not written out before it is asked
  /// alone, and then each time.
  public init(listed text: String) { self.init(text, isListed: true) }

  private init(_ text: String, isListed: Bool) {
    self.text = text
    let isPlain = !text.utf8.contains {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\\")
    }
    self.isPlain = isPlain
    globs = isPlain || isListed && text.utf8.contains(UInt8(ascii: "{")) ? Globs() : Self.globs(text)
  }

  private static func globs(_ text: String) -> Globs {
    var text = text
    return text.withUTF8 { Globs($0, separated: false) }
  }

  /// The same with its `{a,b}` written out: one pattern for each way to choose.
  public var alternatives: [NamePattern] { alternativeTexts.map { NamePattern($0) } }

  public var alternativeTexts: [String] {
    var texts: [String] = []
    forEachAlternative { texts.append(String(decoding: $0, as: UTF8.self)) }
    return texts
  }

  /// The same as bytes.
  public func forEachAlternative(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    text.withUTF8 { GlobAlternatives.forEach($0, body) }
  }

  public func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { matches($0) }
  }

  public func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if isPlain { return isText(name) }
    return (globs.isEmpty ? Self.globs(text) : globs).matches(name, folders: false)
  }

  fileprivate func isText(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    text.utf8.count == name.count && text.utf8.elementsEqual(name)
  }

  public static func == (left: NamePattern, right: NamePattern) -> Bool { left.text == right.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension [NamePattern] {
  /// Whether one of them matches. None is copied for it.
  public func match(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in indices {
      if self[index].isPlain {
        if self[index].isText(name) { return true }
      } else if self[index].matches(name) {
        return true
      }
    }
    return false
  }

  /// Whether one of them has a dot.
  public var haveDots: Bool {
    for index in indices where self[index].text.utf8.contains(UInt8(ascii: ".")) { return true }
    return false
  }
}
