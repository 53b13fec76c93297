import Findings
import Policy

/// Applies safe fixes in memory and checks the result with another run, before anything is written.
public struct FixApplication {
  /// The fixed files to write, sorted by path.
  public private(set) var files: [FixedFile] = []
  /// The number of applied fixes.
  public private(set) var count = 0
  /// Files that were not fixed, and why.
  public private(set) var problems: [Problem] = []
  /// A run over the fixed texts and its result; nil if no fix was applied.
  public private(set) var outcome: (linter: Linter, result: LintResult)?

  private struct Candidate {
    let key: FindingKey
    let fix: Fix
    var files: Set<String> { Set(fix.edits.map(\.start.file)) }
  }

  /// Applies the fixes, and reverts each one after which its finding is still found or a text no longer parses.
  init(
    _ result: LintResult, _ request: LintRequest, read: (String) -> [UInt8]?, refusal: (String) -> String?
  ) throws(UsageError) {
    let unread = Set(result.problems.filter { $0.kind == "syntax_error" }.compactMap(\.file))
    // Accepted findings that can be fixed are fixed before a baseline is written, so that they are not part of it.
    let accepted = request.writesBaseline ? result.accepted.filter { $0.kind == .baseline }.map(\.finding) : []
    var candidates = (result.findings + accepted).flatMap(\.fixesByKey).compactMap { key, fixes -> Candidate? in
      guard let fix = fixes.first(where: \.isSafe) else { return nil }
      let candidate = Candidate(key: key, fix: fix)
      return candidate.files.isDisjoint(with: unread) ? candidate : nil
    }
    candidates = readable(candidates, read, refusal)
    while !candidates.isEmpty {
      let applied = apply(candidates, read)
      if files.isEmpty { return }
      var attempt = request
      attempt.texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.new) })
      let linter = try Linter(attempt)
      let result = linter.lint()
      let broken = Set(result.problems.filter { $0.kind == "syntax_error" }.compactMap(\.file))
      let left = Set((result.findings + result.accepted.map(\.finding)).flatMap(\.fixesByKey).map(\.key))
      let failed = applied.filter { left.contains($0.key) || !$0.files.isDisjoint(with: broken) }
      if failed.isEmpty {
        count = applied.count
        outcome = (linter, result)
        return
      }
      let names = Set(failed.map(\.key))
      candidates.removeAll { names.contains($0.key) }
    }
    files = []
  }

  /// Removes candidates in files that must not be changed, or that have changed since they were checked.
  private mutating func readable(
    _ candidates: [Candidate], _ read: (String) -> [UInt8]?, _ refusal: (String) -> String?
  ) -> [Candidate] {
    let paths = candidates.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    var left: Set<String> = []
    for path in paths.sorted() {
      guard let reason = refusal(path) ?? (read(path) == nil ? "changed while it was checked" : nil) else { continue }
      problems.append(.notFixed(path, reason))
      left.insert(path)
    }
    return candidates.filter { $0.files.isDisjoint(with: left) }
  }

  /// Applies the candidates that do not overlap, in the order of the findings, and returns them.
  private mutating func apply(_ candidates: [Candidate], _ read: (String) -> [UInt8]?) -> [Candidate] {
    var edits: [String: TextEdits] = [:]
    var texts: [String: [UInt8]] = [:]
    let applied = candidates.filter { candidate in
      let byFile = Dictionary(grouping: candidate.fix.edits, by: \.start.file)
      var changed = edits
      for (path, added) in byFile {
        texts[path] = texts[path] ?? read(path)
        guard let text = texts[path] else { return false }
        guard changed[path, default: TextEdits(text)].add(added) else { return false }
      }
      edits = changed
      return true
    }
    files = edits.keys.sorted().compactMap { path in
      guard let text = texts[path], let edit = edits[path] else { return nil }
      return FixedFile(path: path, old: text, new: edit.result)
    }
    return applied
  }
}

extension Finding {
  /// The fixes of each target. Targets can be fixed separately.
  fileprivate var fixesByKey: [(key: FindingKey, fixes: [Fix])] { [(key, fixes)] + others.map { ($0.key, $0.fixes) } }
}
