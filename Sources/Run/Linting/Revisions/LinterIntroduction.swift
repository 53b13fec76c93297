import Baselines
import DependencyGraph
import Findings

extension Linter {
  /// Finds the commits along first parents that introduced the findings of HEAD.
  /// - Parameter since: a revision, or a time before HEAD: see `HistoryRange`.
  public static func introductions(_ request: LintRequest, since: String) throws(UsageError) -> IntroductionDocument {
    let linter = try Linter(request)
    let range = try HistoryRange(since: since, in: linter.base)
    var search = try IntroductionSearch(linter, range)
    try search.run()
    var document = search.document
    document.problems = (range.problem.map { [$0] } ?? []) + document.problems
    document.notes = linter.historyNotes(range.git)
    return document
  }
}

/// Bisects the commits of a range for all findings of the last one. Many findings share the commits that are linted.
private struct IntroductionSearch {
  private let commits: [GitCommit]
  private let startsAtRoot: Bool
  private let trail: RenameTrail
  private let runs: RevisionRuns
  private let progress: (@Sendable (Int, Int) -> Void)?
  private var findings: [Finding] = []
  private var origins: [FindingOrigin] = []
  private var known: [Int: FindingPrints] = [:]
  /// Commits to which findings were followed under their former names, and those names.
  private var followed: [Int: [FindingKey: FindingKey]] = [:]
  private var problems: [Problem] = []

  init(_ linter: Linter, _ range: HistoryRange) throws(UsageError) {
    commits = range.commits
    startsAtRoot = range.startsAtRoot
    trail = try RenameTrail(of: range.commits, range.git)
    runs = try RevisionRuns(of: linter, range, commits: range.commits.count)
    progress = linter.request.progress
    problems = trail.problem.map { [$0] } ?? []
  }

  mutating func run() throws(UsageError) {
    let last = commits.count - 1
    let outcomes = try runs.run([[commits[last]]], progress: {}) { linter, _ in linter.lintedRules().result.findings }
    switch outcomes.first {
    case .answer(let found): findings = found
    case .failed(let error): throw error
    case .nothing, nil: findings = []
    }
    origins = findings.map { FindingOrigin($0, at: last) }
    var open = Array(origins.indices)
    while !open.isEmpty {
      open = try findOrigins(open)
      // A finding under a new name is not new.
      open = try follow(open)
    }
  }

  /// Searches until the origin of each finding is found; returns those that came after the first commit.
  private mutating func findOrigins(_ open: [Int]) throws(UsageError) -> [Int] {
    var rest = open.filter { !origins[$0].isFound }
    while !rest.isEmpty {
      let wanted = Set(rest.map { origins[$0].next(trail) }).subtracting(known.keys).sorted()
      try lint(wanted)
      for index in rest {
        // Commits that were linted for other findings narrow this search too.
        let next = origins[index].next(trail)
        guard let prints = known[next] else { continue }
        origins[index].note(next, hasFinding: origins[index].isAmong(prints, at: next, trail))
      }
      rest = rest.filter { !origins[$0].isFound }
    }
    return open.filter { origins[$0].present > 0 }
  }

  private mutating func lint(_ places: [Int]) throws(UsageError) {
    if places.isEmpty { return }
    let counter = RevisionCounter(total: runs.linted + places.count, startingAt: runs.linted, report: progress)
    let outcomes = try runs.run(places.map { [commits[$0]] }, progress: counter.count) { linter, _ in
      FindingPrints(linter.lintedRules().result.findings)
    }
    for (place, outcome) in zip(places, outcomes) {
      switch outcome {
      case .answer(let prints): known[place] = prints
      case .nothing: known[place] = FindingPrints()
      case .failed(let error):
        known[place] = FindingPrints()
        problems.append(Linter.problem(error, commits[place]))
      }
    }
  }

  /// Compares the commits that introduced the findings with their parents: returns the findings that these have under
  /// another name.
  private mutating func follow(_ open: [Int]) throws(UsageError) -> [Int] {
    let places = Set(open.map { origins[$0].present }).subtracting(followed.keys).sorted()
    let counter = RevisionCounter(total: runs.linted + 2 * places.count, startingAt: runs.linted, report: progress)
    let pairs = places.map { [commits[$0 - 1], commits[$0]] }
    let outcomes = try runs.run(pairs, progress: counter.count) {
      (linter: Linter, earlier: NamedFindings?) -> NamedFindings in
      let findings = linter.lintedRules().result.findings
      guard let earlier else { return NamedFindings(keys: findings.map(\.identity)) }
      return NamedFindings(keys: [], former: linter.formerNames(of: findings, in: earlier.keys))
    }
    for (place, outcome) in zip(places, outcomes) {
      if case .answer(let found) = outcome { followed[place] = found.former } else { followed[place] = [:] }
    }
    return open.filter { index in
      let place = origins[index].present
      guard let former = followed[place]?[origins[index].key(at: place, trail)] else { return false }
      origins[index].follow(former, trail)
      return true
    }
  }

  // MARK: Result

  var document: IntroductionDocument {
    let described = commits.map(\.described)
    var document = IntroductionDocument(head: described[commits.count - 1], first: described[0])
    (document.commits, document.linted) = (commits.count, runs.linted)
    let all = findings.indices.map { index -> (place: Int, introduction: IntroductionDocument.Introduction) in
      let (origin, finding) = (origins[index], findings[index])
      let key = origin.key(at: origin.present, trail)
      let current = finding.identity
      let former =
        key.file == current.file && key.subject == current.subject
        ? nil : IntroductionDocument.Former(subject: key.subject, file: key.file)
      let isKnown = origin.present > 0 || startsAtRoot
      return (
        origin.present,
        IntroductionDocument.Introduction(
          finding: finding, commit: isKnown ? described[origin.present] : nil, former: former)
      )
    }
    document.introductions = all.sorted { $0.place > $1.place }.map(\.introduction)
    document.problems = problems
    return document
  }
}

private struct NamedFindings: Sendable {
  var keys: [FindingKey]
  /// For each finding whose identity was another one in the commit before: that identity.
  var former: [FindingKey: FindingKey] = [:]
}

extension Linter {
  fileprivate func formerNames(of findings: [Finding], in earlier: [FindingKey]) -> [FindingKey: FindingKey] {
    let graph = analysis.model.graph
    let files = Set(graph.files.map(\.path))
    let stated = findings.map { finding in
      var finding = finding
      finding.key = finding.identity
      return finding
    }
    let matching = BaselineMatching(
      Baseline(earlier.map { BaselineEntry(key: $0) }), stated, exists: files.contains, isChecked: { _ in true },
      declared: graph.declared)
    return Dictionary(matching.newKeys.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
