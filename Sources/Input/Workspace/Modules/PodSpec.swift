import LowLevel
import SourceFacts

/// The module of a `.podspec`: a library of CocoaPods. The project that CocoaPods generates for it is often not in the
/// repository. The file is a Ruby program, of which only texts that are written out are read.
struct PodSpec {
  static let ending: ByteView = ".podspec"

  private let lines: [Substring]
  private let path: String

  init(_ bytes: [UInt8], path: String) {
    lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.drop(while: \.isWhitespace).first != "#" }
    self.path = path
  }

  /// - Parameter folders: all folders below the base folder.
  func target(folders: Set<String>) -> BuildTarget? {
    let name = texts(of: "name").first ?? ProjectPath.stem(of: path)
    var target = BuildTarget(
      module: texts(of: "module_name").first ?? name.asIdentifier, name: name, isTest: false, project: path)
    let sources = Set(texts(of: "source_files").compactMap(place)).sorted()
    target.files = sources.filter { WorkspaceFile.Language(path: $0) != nil }
    let excluded = texts(of: "exclude_files").filter(isWhole).compactMap(place)
    target.folders = sources.filter(folders.contains).map { TargetFolder(path: $0, excluded: excluded) }
    target.isDescription = true
    return target.folders.isEmpty && target.files.isEmpty ? nil : target
  }

  /// The file or folder that a pattern relative to the podspec starts with.
  private func place(of pattern: String) -> String? {
    let start =
      WorkspaceFile.Language(path: pattern) != nil && !hasWildcard(pattern)
      ? pattern : ProjectPath.literalFolder(ofPattern: pattern)
    return ProjectPath.join(ProjectPath.folder(of: path), start)
  }

  /// Whether a pattern selects all of a folder, `Old/**/*.{h,m}`, or one file; not some of its files, `**/*Mock.swift`.
  private func isWhole(_ pattern: String) -> Bool {
    pattern.pieces(at: "/").drop { !hasWildcard($0) }.allSatisfy { $0 == "*" || $0 == "**" || $0.hasPrefix("*.") }
  }

  private func hasWildcard(_ text: some StringProtocol) -> Bool { text.contains { "*?[{".contains($0) } }

  /// The texts that are assigned to an attribute of the library or of a part of it: `s.source_files = 'A/**/*', 'B/*'`.
  /// A list may continue on the next lines.
  private func texts(of attribute: String) -> [String] {
    var found: [String] = []
    var continues = false
    for line in lines {
      var value = line
      if !continues {
        guard let assignment = line.firstIndex(of: "="), line[..<assignment].trimmed.hasSuffix("." + attribute) else {
          continue
        }
        value = line[line.index(after: assignment)...]
      }
      found += Self.literals(in: value)
      let end = value.trimmed.last
      continues = end == "," || end == "[" || end == "(" || end == "="
    }
    return found
  }

  /// The texts in quotation marks.
  private static func literals(in text: Substring) -> [String] {
    var found: [String] = []
    var rest = text
    while let open = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let mark = rest[open]
      let content = rest[rest.index(after: open)...]
      guard let close = content.firstIndex(of: mark) else { break }
      if !content[..<close].contains("#{") { found.append(String(content[..<close])) }
      rest = content[content.index(after: close)...]
    }
    return found
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
