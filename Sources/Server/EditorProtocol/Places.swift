import JSON

/// The unit in which a client counts the characters of a line.
public enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A position between two characters. Line and character start at 0; characters are in units of the negotiated
/// `PositionEncoding`.
public struct TextPosition: Hashable, Comparable, Sendable, JSONWritable {
  public var line: Int
  public var character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Numbers out of range are clamped.
  init?(_ node: JSONNode?) {
    guard let line = node?["line"]?.count, let character = node?["character"]?.count else { return nil }
    self.init(line: min(max(line, 0), Int(Int32.max)), character: min(max(character, 0), Int(Int32.max)))
  }

  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("line", line)
      writer.member("character", character)
    }
  }
}

public struct TextRange: Hashable, Sendable, JSONWritable {
  public var start: TextPosition
  public var end: TextPosition

  public init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  init?(_ node: JSONNode?) {
    guard let start = TextPosition(node?["start"]), let end = TextPosition(node?["end"]) else { return nil }
    self.init(start: min(start, end), end: max(start, end))
  }

  /// Whether two ranges overlap or touch.
  public func meets(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("start", start)
      writer.member("end", end)
    }
  }
}

public struct Location: Hashable, Sendable, JSONWritable {
  public var uri: String
  public var range: TextRange

  public init(uri: String, range: TextRange) {
    self.uri = uri
    self.range = range
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("uri", uri)
      writer.member("range", range)
    }
  }
}
