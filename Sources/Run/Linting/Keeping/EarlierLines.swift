import FactStore
import Findings
import SourceFacts
import Storage

/// The lines of which an earlier answer to the same question told, as far as they stand in files that did not change since: those need
/// not be opened again.
struct EarlierLines {
  /// By index into the files of the question: whether it is as it was.
  private let isUnchanged: [Bool]
  /// Paths of those that are not.
  private let changed: Set<String>
  private let shown: ShownLines
  private let uncommon: [Place: ContentHash]

  private struct Place: Hashable {
    let file: UInt32
    let line: UInt32
  }

  /// Of no answer.
  init() { (isUnchanged, changed, shown, uncommon) = ([], [], ShownLines(of: [], []), [:]) }

  /// - Parameters:
  ///   - answer: the earlier one.
  ///   - hashes: of the contents of all files of today, code first.
  ///   - path: by index into them.
  init(_ answer: (terms: AnswerTerms, result: LintResult, lines: [String?]), _ hashes: [ContentHash], path: (Int) -> String) {
    // Of another number of files none is known to be the same.
    let isUnchanged = answer.terms.hashes.count == hashes.count ? zip(answer.terms.hashes, hashes).map { $0 == $1 } : []
    changed = Set(isUnchanged.indices.filter { !isUnchanged[$0] }.map(path))
    self.isUnchanged = isUnchanged
    shown = ShownLines(of: answer.result.findings, answer.lines)
    uncommon = Dictionary(
      answer.terms.uncommon.map { (Place(file: $0.file, line: $0.line), $0.hash) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text of a line at which a finding stands; nil where it is to be looked up.
  func text(of line: Int, at path: String) -> String? {
    isUnchanged.isEmpty || changed.contains(path) ? nil : shown.line(line, ofPath: path)
  }

  /// Stands for the text of a line whose columns are not its bytes. `file` is an index into `Workspace.files`.
  func hash(of line: Int, in file: UInt32) -> ContentHash? {
    Int(file) < isUnchanged.count && isUnchanged[Int(file)] ? uncommon[Place(file: file, line: UInt32(line))] : nil
  }
}
