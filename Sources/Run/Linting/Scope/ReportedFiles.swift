import Findings

/// The files that a run reports on. The entire project is read and checked regardless.
struct ReportedFiles {
  /// Files and folders, relative to the base folder; an empty path means everything.
  var paths: [String]
  /// If not nil, only findings that involve one of these files are reported.
  var changed: Set<String>?

  var isEverything: Bool { changed == nil && paths.contains("") }

  /// Whether problems with a file, and baseline entries for it, are reported.
  func contains(_ file: String) -> Bool {
    changed?.contains(file) ?? true
      && paths.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
  }

  /// Whether a finding is reported: it is in one of the files. With `changed`, its position, target or evidence must be
  /// in a changed file too.
  func contains(_ finding: Finding) -> Bool {
    guard let changed else { return contains(finding.position.file) }
    let files =
      [finding.position.file] + (finding.target?.file.map { [$0] } ?? []) + finding.evidence.map(\.position.file)
    return files.contains(where: changed.contains) && ReportedFiles(paths: paths).contains(finding.position.file)
  }
}
