import Findings
import Foundation

/// Checks the PATH arguments.
enum SourcePaths {
  static func check(_ paths: [String], commands: [String] = []) throws(UsageError) {
    for path in paths where access(path, F_OK) != 0 {
      let hint = path.contains("/") ? "" : hint(for: path, commands)
      throw .usage("no such file or folder: '\(path)'" + (hint.isEmpty ? sibling(of: path) : hint))
    }
  }

  /// Suggests a sibling with a similar name.
  private static func sibling(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let parent = parts.dropLast().joined(separator: "/")
    let folder = path.hasPrefix("/") && parent.isEmpty ? "/" : parent.isEmpty ? "." : parent
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    guard let last = parts.last, !last.isEmpty, let near = nearestSpelling(of: last, among: names) else { return "" }
    return "; did you mean '\(parent.isEmpty ? near : "\(parent)/\(near)")'?"
  }

  /// Suggests what the user may mean by a word that is not a path.
  private static func hint(for word: String, _ commands: [String]) -> String {
    if commands.isEmpty { return "" }
    if let line = otherTools[word.lowercased()] { return "; did you mean '\(Tool.name) \(line)'?" }
    if let command = nearestSpelling(of: word, among: commands) { return "; did you mean the command '\(command)'?" }
    if let ending = word.split(separator: ".").last.map(String.init), word.contains("."), let format = formats[ending] {
      return "; a report goes into a file with '--format \(format):\(word)'"
    }
    return ""
  }

  /// The equivalents of commands of other linters.
  private static let otherTools = [
    "check": "lint", "analyze": "lint", "analyse": "lint", "run": "lint", "fix": "--fix", "autocorrect": "--fix",
    "correct": "--fix", "format": "--fix", "baseline": "--write-baseline", "freeze": "--write-baseline",
    "version": "--version",
    "list": "rules", "explore": "graph", "diagram": "graph", "diff": "--changed-since REV",
  ]

  private static let formats = [
    "json": "json", "sarif": "sarif", "xml": "junit", "md": "markdown", "txt": "text", "log": "text", "html": "html",
  ]
}
