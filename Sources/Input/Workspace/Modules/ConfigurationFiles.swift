/// `.xcconfig` files, read as text: `NAME = value`, `#include "other.xcconfig"`. A class, because it caches what it
/// reads.
final class ConfigurationFiles {
  private let read: (String) -> [UInt8]?
  private var known: [String: [String: String]] = [:]

  /// - Parameter read: returns the text at a path relative to the base folder; nil if there is none.
  init(read: @escaping (String) -> [UInt8]?) { self.read = read }

  /// The maximum depth of inclusions.
  private static let deepest = 16

  /// The settings of a file, including those of the files that it includes.
  func settings(of path: String, depth: Int = 0) -> [String: String] {
    if let known = known[path] { return known }
    guard depth < Self.deepest, let bytes = read(path) else { return [:] }
    // Ends the recursion for a file that includes itself.
    known[path] = [:]
    var settings: [String: String] = [:]
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let text = Self.withoutComment(line)
      if text.starts(with: "#include".utf8) {
        guard let other = Self.included(by: text), let path = ProjectPath.join(ProjectPath.folder(of: path), other)
        else { continue }
        settings.merge(self.settings(of: path, depth: depth + 1)) { $1 }
      } else if let equals = Self.assignment(in: text) {
        let name = text[..<equals].trimmed
        let plain = name.prefix { $0 != UInt8(ascii: "[") }.trimmed
        let setting = String(decoding: plain, as: UTF8.self)
        // A value for one platform is only used if there is no other.
        if name.count == plain.count || settings[setting] == nil {
          settings[setting] = String(decoding: text[(equals + 1)...].trimmed, as: UTF8.self)
        }
      }
    }
    known[path] = settings
    return settings
  }

  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    let comment = line.indices.dropLast().first { line[$0] == slash && line[$0 + 1] == slash }
    return line[..<(comment ?? line.endIndex)].trimmed
  }

  /// The index of the `=` after a name and its conditions: `NAME[sdk=iphoneos*] = value`.
  private static func assignment(in line: ArraySlice<UInt8>) -> Int? {
    var isCondition = false
    return line.indices.first { index in
      if line[index] == UInt8(ascii: "[") { isCondition = true }
      if line[index] == UInt8(ascii: "]") { isCondition = false }
      return line[index] == UInt8(ascii: "=") && !isCondition
    }
  }

  /// `#include? "path"`
  private static func included(by line: ArraySlice<UInt8>) -> String? {
    let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return parts.count > 2 && parts[1].first != UInt8(ascii: "/") ? String(decoding: parts[1], as: UTF8.self) : nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmed: ArraySlice<UInt8> {
    var text = self
    while let first = text.first, first.isSpace { text.removeFirst() }
    while let last = text.last, last.isSpace { text.removeLast() }
    return text
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
}
