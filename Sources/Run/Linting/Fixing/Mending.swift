import Findings
import LowLevel
import Policy

/// Safe fixes, made in memory and tried there: what a run would find after them is known before anything is written.
public struct Mending {
  /// What is to be written; sorted by path.
  public private(set) var files: [MendedFile] = []
  /// How many fixes are in them.
  public private(set) var count = 0
  /// What was left as it is, and why.
  public private(set) var problems: [Problem] = []
  /// A run over the mended texts, and what it found; nil where nothing can be mended.
  public private(set) var outcome: (linter: Linter, result: LintResult)?

  private struct Candidate {
    let key: FindingKey
    let fix: Fix
    var files: Set<String> { Set(fix.edits.map(\.start.file)) }
  }

  /// A fix after which its finding is still there, or a text no longer scans, is taken back.
  init(
    _ result: LintResult, _ request: LintRequest, read: (String) -> [UInt8]?, complaint: (String) -> String?
  ) throws(UsageError) {
    let unread = Set(result.problems.filter { $0.kind == "syntax_error" }.compactMap(\.file))
    // Those who ask for a baseline put up with all that is left, not with what can be mended.
    let accepted = request.writesBaseline ? result.accepted.filter { $0.ground == .baseline }.map(\.finding) : []
    var candidates = (result.findings + accepted).flatMap(\.fixesByKey).compactMap { key, fixes -> Candidate? in
      guard let fix = fixes.first(where: \.isSafe) else { return nil }
      let candidate = Candidate(key: key, fix: fix)
      return candidate.files.isDisjoint(with: unread) ? candidate : nil
    }
    candidates = readable(candidates, read, complaint)
    while !candidates.isEmpty {
      let made = apply(candidates, read)
      if files.isEmpty { return }
      var tried = request
      tried.texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.new) })
      let linter = try Linter(tried)
      let result = linter.lint()
      let broken = Set(result.problems.filter { $0.kind == "syntax_error" }.compactMap(\.file))
      let left = Set((result.findings + result.accepted.map(\.finding)).flatMap(\.fixesByKey).map(\.key))
      let failed = made.filter { left.contains($0.key) || !$0.files.isDisjoint(with: broken) }
      if failed.isEmpty {
        count = made.count
        outcome = (linter, result)
        return
      }
      let names = Set(failed.map(\.key))
      candidates.removeAll { names.contains($0.key) }
    }
    files = []
  }

  /// Without those in files that are to be left alone, or whose text is not what was judged.
  private mutating func readable(
    _ candidates: [Candidate], _ read: (String) -> [UInt8]?, _ complaint: (String) -> String?
  ) -> [Candidate] {
    let paths = candidates.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    var left: Set<String> = []
    for path in paths.ordered() {
      guard let reason = complaint(path) ?? (read(path) == nil ? "changed while it was judged" : nil) else { continue }
      problems.append(.notFixed(path, reason))
      left.insert(path)
    }
    return candidates.filter { $0.files.isDisjoint(with: left) }
  }

  /// Those that fit beside one another, in the order of the findings.
  private mutating func apply(_ candidates: [Candidate], _ read: (String) -> [UInt8]?) -> [Candidate] {
    var edits: [String: TextEdits] = [:]
    var texts: [String: [UInt8]] = [:]
    let made = candidates.filter { candidate in
      let byFile = Dictionary(grouping: candidate.fix.edits, by: \.start.file)
      var changed = edits
      for (path, added) in byFile {
        texts[path] = texts[path] ?? read(path)
        guard let text = texts[path] else { return false }
        guard changed[path, default: TextEdits(text)].take(added) else { return false }
      }
      edits = changed
      return true
    }
    files = edits.keys.ordered().compactMap { path in
      guard let text = texts[path], let edit = edits[path] else { return nil }
      return MendedFile(path: path, old: text, new: edit.result)
    }
    return made
  }
}

extension Finding {
  /// Each of its targets may be fixed separately.
  fileprivate var fixesByKey: [(key: FindingKey, fixes: [Fix])] { [(key, fixes)] + others.map { ($0.key, $0.fixes) } }
}
