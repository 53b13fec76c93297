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
  /// None where the text stands for itself.
  private let globs: Globs

  public init(_ text: String) {
    self.text = text
    var text = text
    globs = text.withUTF8 { bytes in
      let isPlain = !bytes.contains {
        $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\\")
      }
      return isPlain ? Globs() : Globs(bytes, separated: false)
    }
  }

  /// The same with its `{a,b}` written out: one pattern for each way to choose.
  public var alternatives: [NamePattern] { alternativeTexts.map(NamePattern.init) }

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
    if globs.isEmpty { return text.utf8.count == name.count && text.utf8.elementsEqual(name) }
    return globs.matches(name, folders: false)
  }

  /// The names of a file that it matches.
  public func names(in names: FileNames) -> [Name] {
    if globs.isEmpty { return names.find(text).map { [$0] } ?? [] }
    return (0..<UInt32(names.count)).lazy.map { Name($0) }.filter { names.withBytes(of: $0, matches) }
  }

  public static func == (left: NamePattern, right: NamePattern) -> Bool { left.text == right.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
