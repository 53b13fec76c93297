import FactCollection
import Findings
import SourceFacts
import Storage
import Tables

/// The new line numbers in files of which only comments or empty lines changed.
struct LineMoves {
  private struct File {
    let id: RunFileID
    /// The new line by the old line.
    let lines: [Int: Int]
    /// Whether the current text contains non-ASCII characters.
    let isUncommon: Bool
  }

  /// By path.
  private var files: [String: File] = [:]
  private(set) var growth: [TypeGrowth] = []
  /// The change in the number of line breaks of each file.
  private(set) var lineEnds: [RunFileID: Int] = [:]
  /// The change in the total number of lines.
  private var added = 0

  /// Adds a changed file. Returns false if the two versions differ in meaning.
  mutating func add(_ path: String, _ id: RunFileID, from old: CachedLines, to new: CachedLines) -> Bool {
    let (was, now) = (old.facts.content, new.facts.content)
    let (before, after) = (CodeLines(was).numbers, CodeLines(now).numbers)
    guard before.count == after.count, was.declarations.count == now.declarations.count else { return false }
    let lines = Dictionary(uniqueKeysWithValues: zip(before, after))
    files[path] = File(id: id, lines: lines, isUncommon: !now.lines.isASCII)
    lineEnds[id] = now.lines.starts.count - was.lines.starts.count
    added += new.count - old.count
    for (declaration, first) in was.declarations.entries where first.kind.isNominalType || first.kind == .extension {
      let more = now.lines.count(of: now.declarations[declaration]) - was.lines.count(of: first)
      if more != 0 { growth.append(TypeGrowth(file: id, declaration: declaration, lines: more)) }
    }
    return true
  }

  /// Whether no file changed.
  var isEmpty: Bool { files.isEmpty }

  func contain(_ path: String) -> Bool { files[path] != nil }

  /// Returns the earlier result with current line numbers; nil if it refers to a line without code, or to one whose
  /// columns may have changed.
  ///
  /// - Parameters:
  ///   - conditions: the conditions of the earlier run.
  ///   - text: returns the current text of a line.
  func moved(_ result: LintResult, _ conditions: CacheConditions, text: (_ line: Int, _ path: String) -> String?)
    -> LintResult?
  {
    guard keepsColumns(of: result, conditions, text: text) else { return nil }
    var result = result
    result.lines += added
    if result.problems.contains(where: { $0.file.map(contain) ?? false }) { return nil }
    for index in result.findings.indices where !move(&result.findings[index]) { return nil }
    for index in result.accepted.indices where !move(&result.accepted[index].finding) { return nil }
    return result
  }

  /// Whether all columns are unchanged, which is the case if the bytes of their lines are.
  private func keepsColumns(
    of result: LintResult, _ conditions: CacheConditions, text: (_ line: Int, _ path: String) -> String?
  ) -> Bool {
    func keepsColumn(_ position: Position) -> Bool {
      guard let file = files[position.file], let line = file.lines[position.line] else { return true }
      let known = conditions.uncommon.first { $0.file == file.id && $0.line == position.line }
      guard known != nil || file.isUncommon else { return true }
      guard let text = text(line, position.file) else { return false }
      return known.map { $0.hash == ContentHash(text) } ?? text.utf8.allSatisfy { $0 < 0x80 }
    }
    var keepsAll = true
    result.forEachPosition { keepsAll = keepsAll && keepsColumn($0) }
    return keepsAll
  }

  private func move(_ finding: inout Finding) -> Bool {
    if finding.allFixes.contains(where: { $0.edits.contains { contain($0.start.file) } }) { return false }
    var end = Position(file: finding.position.file, line: finding.endLine, column: finding.endColumn)
    // A finding about a whole file is always on line 1.
    if end != Position(file: end.file, line: 1, column: 1) {
      guard move(&finding.position), move(&end) else { return false }
      finding.endLine = end.line
    }
    if var target = finding.target {
      guard move(&target) else { return false }
      finding.target = target
    }
    for index in finding.others.indices {
      guard move(&finding.others[index].target), move(&finding.others[index].position) else { return false }
    }
    for index in finding.evidence.indices where !move(&finding.evidence[index].position) { return false }
    for index in finding.steps.indices where !move(&finding.steps[index].position) { return false }
    return true
  }

  private func move(_ target: inout Finding.Target) -> Bool {
    guard let file = target.file, let line = target.line else { return true }
    var place = Position(file: file, line: line, column: 1)
    guard move(&place) else { return false }
    target.line = place.line
    return true
  }

  private func move(_ position: inout Position) -> Bool {
    guard let file = files[position.file] else { return true }
    guard let line = file.lines[position.line] else { return false }
    position.line = line
    return true
  }
}

/// A type or extension that became longer or shorter.
struct TypeGrowth {
  var file: RunFileID
  var declaration: DeclarationID
  var lines: Int
}
