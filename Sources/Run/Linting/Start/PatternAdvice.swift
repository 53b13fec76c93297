import Findings
import LowLevel
import Policy
import SourceFacts

/// Suggestions for patterns that match no file.
struct PatternAdvice {
  /// Folders that contain source files at any depth, relative to the base folder; sorted.
  private let folders: [String]
  /// Source files, sorted.
  private let files: [String]
  /// Absolute path.
  private let base: String

  init(files: some Sequence<String>, base: String) {
    var folders: Set<String> = []
    for file in files {
      var path = file[...]
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        guard folders.insert(String(path)).inserted else { break }
      }
    }
    self.folders = folders.sorted()
    self.files = files.sorted()
    self.base = base
  }

  /// Returns a suggestion such as `; did you mean 'App/Screens'?`, or an explanation of the syntax; empty if no path is
  /// similar.
  func text(for pattern: String) -> String {
    if Self.isRegularExpression(pattern) {
      return "; it looks like a regular expression, and patterns are globs: '**/*.swift', 'App/*Screen*'"
    }
    let isFile = [".swift", ".m", ".mm", ".h"].contains(where: pattern.hasSuffix)
    if let near = path(near: pattern, among: isFile ? files : folders) { return "; did you mean '\(near)'?" }
    if pattern.hasPrefix("/") { return "; paths are relative to the base folder, \(base)" }
    return pattern.hasPrefix("~") ? "; '~' is not expanded: paths are relative to the base folder" : ""
  }

  private static func isRegularExpression(_ pattern: String) -> Bool {
    pattern.hasPrefix("^") || pattern.hasSuffix("$")
      || [".*", ".+", "\\.", "\\w", "\\d"].contains(where: pattern.contains)
  }

  private func path(near pattern: String, among paths: [String]) -> String? {
    let quotes: Set<Character> = ["\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "\"", "'"]
    var plain = String(pattern.filter { !quotes.contains($0) }.map { $0 == "\\" ? "/" : $0 })
    if plain.hasPrefix(base + "/") { plain = String(plain.dropFirst(base.count + 1)) }
    plain = plain.pieces(at: "/").filter { $0 != "." }.joined(separator: "/")
    let folded = plain.lowercased()
    if let same = paths.first(where: { $0.lowercased() == folded }) { return same }
    // If several folders match, the outermost one.
    let inner = paths.filter { $0.lowercased().hasSuffix("/" + folded) }
    if let outermost = inner.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) { return outermost }
    return nearestSpelling(of: plain, among: paths)
  }
}
