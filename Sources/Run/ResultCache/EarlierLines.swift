import FactStore
import Findings
import SourceFacts
import Storage
import Tables

/// The source lines of findings in the last result of the same request, for files that did not change since. These
/// files need not be opened again.
struct EarlierLines {
  /// Empty if nothing is known.
  private let isUnchanged: Table<RunFileID, Bool>
  /// The paths of changed files.
  private let changed: Set<String>
  private let shown: ReportedLines
  private let uncommon: [Place: ContentHash]

  private struct Place: Hashable {
    let file: RunFileID
    let line: UInt32
  }

  /// Creates an empty value, for runs without an earlier result.
  init() { (isUnchanged, changed, shown, uncommon) = ([], [], ReportedLines(of: [], []), [:]) }

  /// - Parameters:
  ///   - earlier: the last result.
  ///   - hashes: the current content hashes of all files, code before interfaces.
  ///   - path: returns the path of a file.
  init(_ earlier: CachedResult, _ hashes: [ContentHash], path: (RunFileID) -> String) {
    // If the number of files differs, their hashes cannot be paired.
    let isComparable = earlier.conditions.hashes.count == hashes.count
    let isUnchanged = Table<RunFileID, Bool>(
      isComparable ? zip(earlier.conditions.hashes, hashes).map { $0 == $1 } : [])
    changed = Set(isUnchanged.indices.filter { !isUnchanged[$0] }.map(path))
    self.isUnchanged = isUnchanged
    shown = ReportedLines(of: earlier.result.findings, earlier.lines)
    uncommon = Dictionary(
      earlier.conditions.uncommon.map { (Place(file: $0.file, line: $0.line), $0.hash) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the line of a finding; nil if it has to be read from the file.
  func text(of line: Int, at path: String) -> String? {
    isUnchanged.isEmpty || changed.contains(path) ? nil : shown.line(line, ofPath: path)
  }

  /// The hash of a line with non-ASCII characters; nil if it has to be read.
  func hash(of line: Int, in file: RunFileID) -> ContentHash? {
    file < isUnchanged.endIndex && isUnchanged[file] ? uncommon[Place(file: file, line: UInt32(line))] : nil
  }
}
