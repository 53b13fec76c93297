import FactCollection
import Findings
import Foundation

/// Paths on the command line. `@FILE` stands for the paths in a file, because a build system has more of them than a
/// command line can hold.
enum PathLists {
  /// Replaces each `@FILE` by the lines of FILE.
  static func expanded(_ paths: [String]) throws(UsageError) -> [String] {
    var all: [String] = []
    for path in paths {
      guard path.hasPrefix("@") else {
        all.append(path)
        continue
      }
      guard let text = try? String(contentsOfFile: String(path.dropFirst()), encoding: .utf8) else {
        throw .usage(
          "cannot read the list of paths '\(path.dropFirst())'; a file whose name begins with @ is './\(path)'")
      }
      all += text.split(whereSeparator: \.isNewline).map(String.init)
    }
    return all
  }

  /// Reads files of facts.
  static func facts(_ paths: [String], jobs: Int?) throws(UsageError) -> FactsTree {
    let paths = try expanded(paths)
    do throws(FactsTree.Failure) {
      return try FactsTree(paths, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    } catch {
      throw .usage(error.lines.joined(separator: "\n"))
    }
  }
}
