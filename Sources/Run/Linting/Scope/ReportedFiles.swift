import Findings

/// What a run tells of: the whole project is read and judged in any case.
struct ReportedFiles {
  /// Files and folders, relative to the base folder; an empty one stands for everything.
  var paths: [String]
  /// Given these, only findings that one of them has a part in.
  var changed: Set<String>?

  var isEverything: Bool { changed == nil && paths.contains("") }

  /// Whether trouble with a file, or an entry for it, is told.
  func contains(_ file: String) -> Bool {
    changed?.contains(file) ?? true
      && paths.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
  }

  /// Whether a finding is told: it stands in one of the files or, of changed files, has its target or evidence there.
  func contains(_ finding: Finding) -> Bool {
    guard let changed else { return contains(finding.position.file) }
    let files = [finding.position.file] + (finding.target?.file.map { [$0] } ?? []) + finding.evidence.map(\.position.file)
    return files.contains(where: changed.contains) && ReportedFiles(paths: paths).contains(finding.position.file)
  }
}
