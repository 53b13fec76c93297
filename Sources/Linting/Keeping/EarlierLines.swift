import FactStore
import Findings
import SourceFacts

/// The lines of which an earlier answer to the same question told, as far as they stand in files that did not change since: those need
/// not be opened again.
struct EarlierLines {
  /// By index into `Workspace.files`: whether it is as it was.
  private let isUnchanged: [Bool]
  private let shown: ShownLines
  private let uncommon: [Place: ContentHash]

  private struct Place: Hashable {
    let file: UInt32
    let line: UInt32
  }

  /// Of no answer.
  init() { (isUnchanged, shown, uncommon) = ([], ShownLines(of: [], []), [:]) }

  /// - Parameters:
  ///   - answer: the earlier one.
  ///   - hashes: of the contents of all files of today, code first.
  init(_ answer: (terms: AnswerTerms, result: LintResult, lines: [String?]), _ hashes: [ContentHash]) {
    isUnchanged = answer.terms.hashes.count == hashes.count ? zip(answer.terms.hashes, hashes).map { $0 == $1 } : []
    shown = ShownLines(of: answer.result.findings, answer.lines)
    uncommon = Dictionary(
      answer.terms.uncommon.map { (Place(file: $0.file, line: $0.line), $0.hash) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text of a line at which a finding stands; nil where it is to be looked up. `file` is an index into `Workspace.files`.
  func text(of line: Int, in file: UInt32, at path: String) -> String? {
    isAsItWas(file) ? shown.line(line, ofPath: path) : nil
  }

  /// Stands for the text of a line whose columns are not its bytes.
  func hash(of line: Int, in file: UInt32) -> ContentHash? {
    isAsItWas(file) ? uncommon[Place(file: file, line: UInt32(line))] : nil
  }

  private func isAsItWas(_ file: UInt32) -> Bool { Int(file) < isUnchanged.count && isUnchanged[Int(file)] }
}
