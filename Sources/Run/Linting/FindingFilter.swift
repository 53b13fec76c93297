import Baselines
import DependencyGraph
import Findings
import LowLevel
import Policy
import SourceFacts
import Tables
import Workspace

/// Classifies each finding: excepted by the configuration, suppressed by a comment, accepted by the baseline, or
/// reported. All findings of the project are classified, so that accepted ones are known; those in the requested files
/// are reported.
struct FindingFilter {
  private let project: Project
  private let request: LintRequest
  private let analysis: Analysis
  private let baseline: BaselineFile
  /// Ids of the rules that were checked.
  private let checked: Set<String>
  private var suppressions: Suppressions
  private let allowances: AllowanceIndex
  private var usedAllowances: Set<Int> = []
  /// Files that could not be read, or not completely.
  private let unread: Set<String>

  init(
    _ project: Project, _ request: LintRequest, _ analysis: Analysis, _ baseline: BaselineFile, checked: Set<String>
  ) {
    self.project = project
    self.request = request
    self.analysis = analysis
    self.baseline = baseline
    self.checked = checked
    suppressions = Self.suppressions(project.policy, analysis)
    allowances = AllowanceIndex(project.policy.allowances)
    let kinds = ["syntax_error", "unreadable_source"]
    unread = Set(analysis.problems.filter { kinds.contains($0.kind) }.compactMap(\.file))
  }

  /// Adds the findings of the checked rules to the result. Returns the new baseline if one is requested.
  mutating func filter(
    _ findings: consuming [Finding], _ joining: FaultJoining, _ result: inout LintResult
  ) -> BaselineUpdate? {
    var left = withoutExcepted(consume findings, joining, &result)
    let matching = BaselineMatching(
      baseline.baseline ?? Baseline(), left, exists: project.exists, isChecked: isChecked,
      declared: analysis.model.graph.declared)
    let unreported = matching.unmatched.filter { !isReported($0) }
    var update: BaselineUpdate?
    if request.writesBaseline {
      let reported = left.indices.filter { project.reported.contains(left[$0]) }
      let elsewhere = Set(left.indices).subtracting(reported).compactMap { matching.entry(of: $0) }
      let replaced = Set(reported.compactMap { matching.entryOf[$0] }.map { matching.baseline.entries[$0].key })
      let retained = (unreported + elsewhere).filter { !replaced.contains($0.key) }
      let entries = reported.map { BaselineEntry(left[$0], replacing: matching.entry(of: $0)) }
      let new = Baseline(retained + entries, objectiveC: analysis.sources.readers.reader)
      update = BaselineUpdate(baseline, new: new, renamed: matching.newKeys)
      let paths = project.reported.paths
      update?.parts = (paths.contains("") ? [] : paths) + request.parts
      for index in reported { accept(left[index], .baseline, &result) }
    } else {
      result.notes += renamed(matching.renames)
      report(&left, matching, &result)
      let (doubtful, fixed) = partitioned(matching.unmatched.filter(isReported))
      let excepted = Set(result.accepted.lazy.filter { $0.kind != .baseline }.map(\.finding.key))
      result.problems += fixed.map { stale($0, isExcepted: excepted.contains($0.key)) } + otherReader(doubtful.count)
    }
    result.problems += problems
    join(&result, joining)
    if update?.parts.isEmpty == true { update?.findings = result.accepted.count { $0.kind == .baseline } }
    return update
  }

  /// Joins the reported findings, and those accepted for the same reason, by their faults. If other targets or users of
  /// a fault are in the baseline, only the new ones are reported.
  private func join(_ result: inout LintResult, _ joining: FaultJoining) {
    func faults(of findings: [Finding]) -> Set<FindingKey> {
      Set(
        findings.flatMap { finding in
          [joining.fault(of: finding) { _ in true }, joining.fault(of: finding) { _ in false }].compactMap { $0?.key }
        })
    }
    let accepted = Dictionary(grouping: result.accepted, by: \.kind)
    let known = faults(of: accepted[.baseline, default: []].map(\.finding))
    let reported = faults(of: result.findings)
    result.accepted = accepted.flatMap { ground, accepted in
      joining.joined(accepted.map(\.finding), isWhole: { !reported.contains($0) }, isKnown: reported.contains)
        .map { AcceptedFinding($0, ground) }
    }
    result.findings = joining.joined(
      result.findings, isWhole: { !known.contains($0) && joining.heads[$0].map(project.reported.contains) ?? false },
      isKnown: known.contains)
    result.baselined = result.accepted.count { $0.kind == .baseline }
    result.suppressed = result.accepted.count - result.baselined
  }

  /// Returns the findings of checked rules that are not excepted. Works in place, since there may be many.
  private mutating func withoutExcepted(
    _ findings: consuming [Finding], _ joining: FaultJoining, _ result: inout LintResult
  ) -> [Finding] {
    var findings = consume findings
    var left = 0
    for index in findings.indices where checked.contains(findings[index].rule) {
      if isExcepted(&findings[index], joining, &result) { continue }
      findings.swapAt(left, index)
      left += 1
    }
    findings.removeSubrange(left...)
    return findings
  }

  private mutating func isExcepted(
    _ finding: inout Finding, _ joining: FaultJoining, _ result: inout LintResult
  ) -> Bool {
    if let index = allowances.first(covering: finding) {
      usedAllowances.insert(index)
      accept(finding, .allowance(reason: project.policy.allowances[index].because), &result)
    } else if let reason = suppressions.suppress(&finding, line: analysis.positions.line)
      ?? joining.head(of: finding).flatMap({ suppressions.suppressAll(of: $0) })
    {
      accept(finding, .suppression(reason: reason), &result)
    } else {
      return false
    }
    return true
  }

  /// Moves the reported findings to the front of the list and then into the result.
  private func report(_ findings: inout [Finding], _ matching: BaselineMatching, _ result: inout LintResult) {
    let reportsAll = project.reported.isEverything
    var reported = 0
    var within: [String] = []
    for index in findings.indices where reportsAll || project.reported.contains(findings[index]) {
      if let entry = matching.entry(of: index) {
        guard let excess = entry.excess(of: findings[index]) else {
          if let grown = entry.slackUsed(by: findings[index]) { within.append("\(findings[index].subject) \(grown)") }
          accept(findings[index], .baseline, &result)
          continue
        }
        findings[index].message += "; the baseline accepts less (\(excess))"
        result.problems.append(exceeded(entry, excess))
      }
      findings.swapAt(reported, index)
      reported += 1
    }
    findings.removeSubrange(reported...)
    if !within.isEmpty {
      let all = within.sorted().joined(separator: ", ")
      result.notes.append("above the baseline, within its slack of 2 % or 5 lines: \(all)")
    }
    swap(&result.findings, &findings)
  }

  private func renamed(_ renames: [Rename]) -> [String] {
    if renames.isEmpty { return [] }
    let all = renames.map { rename in
      "\(rename.old) is now \(rename.new) (\(rename.entries) \(rename.entries == 1 ? "entry" : "entries"))"
    }
    let names = all.joined(separator: ", ")
    return ["renamed since the baseline was written: \(names); --write-baseline takes the new names"]
  }

  private func accept(_ finding: Finding, _ ground: AcceptedFinding.Kind, _ result: inout LintResult) {
    guard project.reported.contains(finding) else { return }
    result.accepted.append(AcceptedFinding(finding, ground))
  }

  // MARK: Baseline

  /// Whether this run would have found the finding of an entry: it checked the rule and read the file.
  private func isChecked(_ entry: BaselineEntry) -> Bool {
    if isNarrowed, !checked.contains(entry.key.rule) { return false }
    return entry.key.file.isEmpty ? unread.isEmpty : !unread.contains(entry.key.file)
  }

  /// Whether this run also reports on the file of an entry.
  private func isReported(_ entry: BaselineEntry) -> Bool {
    guard isChecked(entry) else { return false }
    return entry.key.file.isEmpty ? project.reported.isEverything : project.reported.contains(entry.key.file)
  }

  private var isNarrowed: Bool { !(request.only.isEmpty && request.skip.isEmpty && request.architectures.isEmpty) }

  /// Separates entries that were written with another Objective-C reader: these are not known to be fixed.
  private func partitioned(_ entries: [BaselineEntry]) -> (doubtful: [BaselineEntry], fixed: [BaselineEntry]) {
    let isDoubtful = { (entry: BaselineEntry) in
      let file = entry.key.file
      return analysis.sources.readers.differ(
        from: baseline.baseline?.objectiveC, at: file, isGone: !project.exists(file))
    }
    return (entries.filter(isDoubtful), entries.filter { !isDoubtful($0) })
  }

  private func otherReader(_ doubtful: Int) -> [Problem] {
    guard let reader = analysis.sources.readers.reader, let written = baseline.baseline?.objectiveC else { return [] }
    guard doubtful > 0 || reader != written else { return [] }
    let how =
      reader == .tokens || doubtful > 0 && written == .libclang
      ? "written with libclang, and Objective-C is read without it here: install it (Debian: apt-get install "
        + "libclang1; or set LIBCLANG_PATH), or write the baseline without it"
      : "written without libclang, which reads Objective-C here: --write-baseline writes it again"
    let entries = doubtful == 1 ? "1 entry is" : "\(doubtful) entries are"
    let what = "\(entries) not found: fixed, or not seen by this reader"
    return [
      Problem(
        kind: doubtful > 0 ? Problem.unverified : "baseline_reader",
        message: "the baseline was \(how)" + (doubtful > 0 ? "; \(what)" : ""), file: baseline.name, line: 1, column: 1)
    ]
  }

  private func stale(_ entry: BaselineEntry, isExcepted: Bool) -> Problem {
    let target = entry.key.target.isEmpty ? "" : " with \(entry.key.target)"
    let reason = isExcepted ? "is suppressed or allowed now" : "is fixed"
    return Problem(
      kind: Problem.stale,
      message: "\(entry.key.rule) of \(entry.key.subject)\(target) \(reason): --write-baseline removes the entry",
      file: baseline.name, line: entry.line, column: 1)
  }

  /// The problem for a measure that exceeds its entry. It fails the run even if the finding is a warning, since the
  /// baseline is a limit.
  private func exceeded(_ entry: BaselineEntry, _ excess: String) -> Problem {
    Problem(
      kind: Problem.exceeded, message: "\(entry.key.rule) of \(entry.key.subject) has grown: \(excess)",
      file: baseline.name, line: entry.line, column: 1)
  }

  // MARK: Problems

  private var problems: [Problem] {
    (suppressions.problems + suppressions.unused(checkedRules: checked)).filter { problem in
      problem.file.map(project.reported.contains) ?? true
    } + unusedAllowances
  }

  private var unusedAllowances: [Problem] {
    guard project.reported.isEverything else { return [] }
    return project.policy.allowances.enumerated().compactMap { index, allowance in
      guard !usedAllowances.contains(index), checked.contains(allowance.rule) else { return nil }
      return Problem(
        kind: "unused_allowance",
        message: "allows nothing: \(allowance.rule) from '\(allowance.from.text)' is not found; delete it",
        file: allowance.position.file, line: allowance.position.line, column: allowance.position.column)
    }
  }

  private static func suppressions(_ policy: Policy, _ analysis: Analysis) -> Suppressions {
    var suppressions = Suppressions(knownRules: Set(policy.knownRules.map { $0.id }))
    let positions = analysis.positions
    let graph = analysis.model.graph
    for (file, graphFile) in graph.files.entries where !graphFile.facts.directives.isEmpty {
      let directives = graphFile.facts.directives.map { directive in
        (directive.text, positions.position(file: file, offset: directive.offset))
      }
      var names: [Int: [String]]?
      suppressions.read(directives) {
        positions.line($0, ofPath: graphFile.path)
      } declared: { lines in
        names = names ?? Self.names(declaredIn: file, graph, positions)
        return lines.flatMap { names?[$0] ?? [] }
      }
    }
    return suppressions
  }

  /// The qualified names of the declarations in a file, by line. An Objective-C class is also declared by its
  /// implementation.
  private static func names(
    declaredIn file: FileID, _ graph: DependencyGraph, _ positions: SourcePositions
  ) -> [Int: [String]] {
    var names: [Int: [String]] = [:]
    for symbol in graph.symbols(in: file) {
      let declaration = graph.declaration(of: symbol)
      let isImplementation = graph.text(declaration.label, in: file) == "implementation"
      guard graph.symbols[symbol].kind != .extension || isImplementation else { continue }
      let line = positions.position(file: file, offset: declaration.nameOffset).line
      names[line, default: []].append(graph.qualifiedName(of: symbol))
    }
    return names
  }
}

extension DependencyGraph {
  /// Returns those of the names that are declared, or that files have.
  func declared(_ names: Set<String>) -> Set<String> {
    var found = names.intersection(files.map { String($0.path.pieces(at: "/").last ?? "") })
    let last = Set(
      names.map { name in
        String(name.prefix { $0 != "(" }.pieces(at: ".").last ?? "")
      })
    for symbol in symbols.indices where last.contains(name(of: symbol)) {
      let name = qualifiedName(of: symbol)
      if names.contains(name) { found.insert(name) }
      // Members are also known by their names without argument labels.
      let plain = String(name.prefix { $0 != "(" })
      if names.contains(plain) { found.insert(plain) }
    }
    return found
  }
}
