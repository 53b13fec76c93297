/// `.xcconfig` files, read as text: `NAME = value`, `#include "other.xcconfig"`. A class, since what was read is kept.
final class ConfigurationFiles {
  private let read: (String) -> [UInt8]?
  private var known: [String: [String: String]] = [:]

  /// `read`: the text at a path that is relative to the base folder; nil where there is none.
  init(read: @escaping (String) -> [UInt8]?) { self.read = read }

  /// Files that include each other go no deeper.
  private static let deepest = 16

  /// The settings of a file, those of the files that it includes among them.
  func settings(of path: String, depth: Int = 0) -> [String: String] {
    if let known = known[path] { return known }
    guard depth < Self.deepest, let bytes = read(path) else { return [:] }
    // A file that includes itself finds nothing there.
    known[path] = [:]
    var settings: [String: String] = [:]
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let text = Self.withoutComment(String(decoding: line, as: UTF8.self))
      if text.hasPrefix("#include") {
        guard let other = Self.included(by: text), let path = ProjectPath.join(ProjectPath.folder(of: path), other) else { continue }
        settings.merge(self.settings(of: path, depth: depth + 1)) { $1 }
      } else if let equals = Self.assignment(in: text) {
        let name = text[..<equals].trimmed
        let plain = name.prefix { $0 != "[" }.trimmed
        // What holds for one platform alone speaks only where nothing else does.
        if name == plain || settings[plain] == nil { settings[plain] = text[text.index(after: equals)...].trimmed }
      }
    }
    known[path] = settings
    return settings
  }

  private static func withoutComment(_ line: String) -> String {
    var end = line.startIndex
    while end < line.endIndex, !line[end...].hasPrefix("//") { end = line.index(after: end) }
    return line[..<end].trimmed
  }

  /// The `=` behind the name and its conditions: `NAME[sdk=iphoneos*] = value`.
  private static func assignment(in line: String) -> String.Index? {
    var isCondition = false
    return line.indices.first { index in
      if line[index] == "[" { isCondition = true }
      if line[index] == "]" { isCondition = false }
      return line[index] == "=" && !isCondition
    }
  }

  /// `#include? "path"`
  private static func included(by line: String) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 2 && !parts[1].hasPrefix("/") ? String(parts[1]) : nil
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
