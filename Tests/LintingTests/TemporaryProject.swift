import Findings
import Foundation
import Linting

/// A folder with a few files, which is removed at the end of the test.
final class TemporaryProject {
  let path: String

  init(_ files: [(path: String, text: String)]) throws {
    path = FileManager.default.temporaryDirectory.path + "/layerlint-" + UUID().uuidString
    for file in files { try write(file.text, to: file.path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to relative: String) throws {
    let full = "\(path)/\(relative)"
    let folder = full[..<full.lastIndex(of: "/")!]
    try FileManager.default.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: full))
  }

  func lint(_ change: (inout LintRequest) -> Void = { _ in }) throws -> LintResult {
    var request = LintRequest(paths: [path])
    change(&request)
    return try Linter(request).lint()
  }
}

/// A line of a file that has a finding, or should have one.
struct Mark: Hashable, Comparable, CustomStringConvertible {
  var file: String
  var line: Int
  var rule: String
  var description: String { "\(file):\(line) \(rule)" }
  static func < (left: Mark, right: Mark) -> Bool {
    (left.file, left.line, left.rule) < (right.file, right.line, right.rule)
  }
}

extension LintResult {
  /// The positions of findings, and the first position of each further target.
  var marks: [Mark] {
    findings.flatMap { finding in
      ([finding.position] + finding.others.map(\.position)).map {
        Mark(file: $0.file, line: $0.line, rule: finding.rule)
      }
    }.sorted()
  }
}
